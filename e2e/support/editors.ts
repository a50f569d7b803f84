import { demoDocuments } from '@lamplight/content/demo/organisation';
import type { Description, FieldKind } from '@lamplight/content/descriptions';
import { uncheckedThankYouSchema } from '@lamplight/content/feedbackThankYou';
import { nameAt } from '@lamplight/content/fieldNames';
import { declaredAs } from '@lamplight/content/fields/kinds';
import { type Field, fieldsOf, schemaAt, stepsOf } from '@lamplight/content/fieldsOf';
import { siteDocument } from '@lamplight/content/paths';
import { siteDocumentSchemas, siteListSchemas } from '@lamplight/content/siteContent';
import { allPages, type PageName, type SitePage } from '@lamplight/content/sitePages';
import type * as z from '@lamplight/content/zod';
import { expect, type Page } from '@playwright/test';
import { required as mentorFields, openMentorForm, submitMentorForm } from './mentorForm.ts';

/** A field of an editor, and its stored and visible value. */
export interface EditedField {
  /** The part of the editor or the item that contains it, if any. */
  part?: string;
  label: string;
  /** The input. */
  value: string;
  /** Its dotted path in the stored document. */
  at: string;
  /** The stored value, if it differs from the typed one. */
  stored?: unknown;
  /** A selector for it on the public page, if it isn't text there; null if it isn't visible. */
  seen?: string | null;
  /** It may be left empty. */
  optional?: boolean;
}

/** An editor of a single document, or of two. */
export interface EditorCase {
  path: string;
  /** The documents that it edits. */
  documents: readonly string[];
  /** The text shown after a save. */
  said?: string;
  publicPath: string;
  /** The steps that a visitor takes to see it. */
  visit?: (page: Page) => Promise<void>;
  fields: EditedField[];
}

/** The text typed into a field of a kind, the value stored, and how visitors see it. */
const typedOf: Partial<
  Record<FieldKind, (at: string) => Pick<EditedField, 'value' | 'stored' | 'seen'>>
> = {
  picture: () => ({
    value: '/demo/event-open-evening.800w.webp',
    seen: 'img[src="/demo/event-open-evening.800w.webp"]',
  }),
  link: (at) => ({
    value: `https://${at.toLowerCase()}.example/lamp`,
    seen: `main a[href="https://${at.toLowerCase()}.example/lamp"]`,
  }),
  email: () => ({
    value: 'door@lamplight.example',
    seen: 'main a[href="mailto:door@lamplight.example"]',
  }),
  phone: () => ({ value: '+1 555 010 0142', seen: 'a[href="tel:+15550100142"]' }),
  video: () => ({
    value: 'https://youtu.be/ScMzIvxBSi4',
    seen: 'iframe[src^="https://www.youtube-nocookie.com/embed/ScMzIvxBSi4"]',
  }),
  percent: (at) =>
    at.endsWith('height')
      ? { value: '73%', seen: null }
      : { value: '64', stored: '64%', seen: null },
  pixels: (at) => {
    const size = at.endsWith('height') ? 600 : 800;
    return { value: String(size), stored: size, seen: null };
  },
  toggle: () => ({ value: 'true', stored: true, seen: null }),
};

/** Fields with editors and tests of their own: blocks, and when something is shown. */
const editedElsewhere = ['blocks', 'from', 'until'];

/** The fields of what a schema describes, with one item in each list. */
function editedFields(schema: z.ZodObject): EditedField[] {
  const keys = Object.keys(schema.shape).filter((key) => !editedElsewhere.includes(key));
  const lists = keys.map((key) => [key, [undefined]]);
  return fieldsOf(schema, Object.fromEntries(lists)).flatMap((field) =>
    field.description && field.description.kind !== 'alts' && !editedElsewhere.includes(field.path)
      ? [editedField(schema, field, field.description)]
      : [],
  );
}

function editedField(schema: z.ZodObject, { path: at }: Field, description: Description) {
  const { label, kind, required, hidden } = description;
  const name = nameAt(schema, stepsOf(at));
  const part = name.slice(0, -`: ${label}`.length);
  const typed = typedOf[kind]?.(at) ??
    otherOf(schema, at) ?? { value: `${name.replace(/\W+/g, ' ')} anew` };
  return {
    label,
    at,
    optional: !required,
    ...typed,
    ...(part && { part }),
    ...(hidden && { seen: null }),
  };
}

/** A value of a kind that takes no words. */
function otherOf(schema: z.ZodType, at: string) {
  const { kind, field } = declaredAs(schemaAt(schema, stepsOf(at)) ?? schema) ?? {};
  return field && kind?.samples.other
    ? { value: String(kind.samples.other(1, field)), seen: null }
    : undefined;
}

const unseen = (fields: EditedField[]) => fields.map((field) => ({ ...field, seen: null }));

/** The facts about some editors beyond their fields. */
const known: { [Name in PageName]?: Partial<EditorCase> } = {
  about: {
    visit: async (page) => {
      const image = page.getByRole('main').locator('img').first();
      const shares = await image.evaluate((img: HTMLImageElement) => [
        img.offsetWidth / (img.parentElement?.offsetWidth ?? 0),
        img.offsetHeight / (img.parentElement?.offsetHeight ?? 0),
      ]);
      expect(shares.map((share) => share.toFixed(2))).toEqual(['0.64', '0.73']);
    },
  },
  mission: {
    said: 'Mission content updated successfully!',
    visit: (page) => page.getByRole('button', { name: /^Play video/ }).click(),
  },
  support: { said: 'Support content updated successfully!' },
  contact: {
    documents: ['site/contact', 'site/feedbackGreeting'],
    fields: [
      ...editedFields(siteDocumentSchemas.contact),
      ...unseen(editedFields(uncheckedThankYouSchema)),
    ],
  },
  feedbackInbox: {
    said: 'Feedback title and message updated successfully!',
    visit: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByLabel('Email or Phone').fill('noor@example.org');
      await page.getByRole('button', { name: 'Submit' }).click();
    },
  },
  mentorForm: {
    said: 'Greeting title and description updated successfully!',
    visit: async (page) => {
      await openMentorForm(page);
      for (const [, fill] of mentorFields) await fill(page);
      await submitMentorForm(page);
    },
  },
};

/** Editors of whole lists, and those of documents that tests of their own try. */
const triedElsewhere: readonly PageName[] = [
  ...(['home', 'navigation', 'organisation', 'sharing', 'redirects'] as const),
  ...(['team', 'international', 'studentTestimonials', 'mentorTestimonials'] as const),
  ...(['allNews', 'events', 'pages'] as const),
];

/** The document that an editor edits: of a list the first one of the demo. */
const documentOf = ({ content }: SitePage) =>
  'document' in content
    ? siteDocument(content.document)
    : (demoDocuments.find(({ path }) => path.startsWith(`${content.list}/`))?.path ?? '');

const schemaOf = ({ content }: SitePage) =>
  'document' in content ? siteDocumentSchemas[content.document] : siteListSchemas[content.list];

export const editorCases: EditorCase[] = allPages
  .filter(([name]) => !triedElsewhere.includes(name))
  .map(([name, page]) => ({
    path: page.editor.path,
    documents: [documentOf(page)],
    publicPath: page.path,
    fields: editedFields(schemaOf(page)),
    ...known[name],
  }));
