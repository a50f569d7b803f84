import { uncheckedThankYouSchema } from '@lamplight/content/feedbackThankYou';
import { workPageNames } from '@lamplight/content/paths';
import { isOneOf, validRedirects } from '@lamplight/content/redirectRules';
import { type Right, rightToSave } from '@lamplight/content/rights';
import {
  type ListName,
  listNames,
  type SiteDocumentName,
  siteDocumentNames,
  siteDocumentSchemas,
} from '@lamplight/content/siteContent';
import { alwaysHasPage } from '@lamplight/content/sitePages';
import { messages } from '@lamplight/content/texts/messages';
import { withTextKeys } from '@lamplight/content/texts/visitor/formerTexts';
import * as z from '@lamplight/content/zod';
import { siteAddresses } from '../settings.ts';

/** A document that holds fields of a record. */
interface HeldDocument {
  name: SiteDocumentName;
  /** What it must be, if that is more than its schema says. */
  stricterSchema?: z.ZodObject;
  /** What it must be, if that is something else where fields of the record's others are saved with it. */
  schemaWhenGrouped?: z.ZodObject;
}

/** A record that the API shows to everybody and lets staff save. */
export interface DocumentResource {
  /** Its name below /api. */
  path: string;
  /** The documents that hold it, each some of its fields. */
  documents: readonly HeldDocument[];
  /**
   * The `_id` that its answers bear next to `version`, below which it is saved. Without one its
   * answers are the bare content.
   */
  id?: string;
  /** Whether it is also, or only, saved where it is shown. */
  savedWithoutId?: boolean;
  /** Fields that an editor holds while it is open, removed before saving. */
  scratchFields?: readonly string[];
  /** Converts content in a former shape, sent by a script or from an export, to today's. */
  fromFormerShape?: (changes: Record<string, unknown>) => Record<string, unknown>;
}

/** A list whose items the API shows in their order and lets staff add, save and delete. */
export interface ListResource {
  /** Its name below /api. */
  path: string;
  /** The collection that holds its items. */
  list: ListName;
  /** The text shown when one is deleted. */
  deletedMessage: string;
  /** Fields that an editor holds while it is open, removed before saving. */
  scratchFields?: readonly string[];
  /** That staff may hide its items: then only they have these, and each is shown at an address of its own. */
  hidesItems?: boolean;
}

/** Records whose addresses, parts and messages the customer has set: clients of the API rely on them. */
const specified: readonly DocumentResource[] = [
  {
    path: 'home',
    documents: [{ name: 'home' }],
    id: 'home',
    scratchFields: ['newSliderImage', 'newTitleWord'],
  },
  {
    path: 'about',
    documents: [{ name: 'about' }, { name: 'mission' }, { name: 'support' }],
    id: 'about',
  },
  {
    path: 'contact',
    documents: [
      { name: 'contact' },
      // The contact editor, which saves it with its own fields, does not check it.
      { name: 'feedbackGreeting', schemaWhenGrouped: uncheckedThankYouSchema },
      { name: 'mentorGreeting' },
    ],
    id: 'contact',
    savedWithoutId: true,
  },
  {
    path: 'nav',
    documents: [{ name: 'navigation' }],
    savedWithoutId: true,
  },
];

/** Schemas that check more of a document than visitors' browsers need to. */
const stricterSchemas: { [Name in SiteDocumentName]?: z.ZodObject } = {
  redirects: validRedirects({
    isPage: alwaysHasPage,
    isOwn: (address) => isOneOf(siteAddresses())(address),
  }),
};

/** The documents that clients may still send in a former shape. */
const fromFormerShape: { [Name in SiteDocumentName]?: DocumentResource['fromFormerShape'] } = {
  organisation: withTextKeys,
};

const held = new Set(specified.flatMap(({ documents }) => documents.map(({ name }) => name)));

/** Those records, and each other document as one of its own, under its name. */
export const documents: readonly DocumentResource[] = [
  ...specified,
  ...siteDocumentNames
    .filter((name) => !held.has(name))
    .map((name) => ({
      path: name,
      documents: [
        { name, ...(stricterSchemas[name] && { stricterSchema: stricterSchemas[name] }) },
      ],
      savedWithoutId: true,
      ...(fromFormerShape[name] && { fromFormerShape: fromFormerShape[name] }),
    })),
];

const { memberDeleted, testimonialDeleted, itemDeleted } = messages;
const captioned = { scratchFields: ['newImage'] };

/** The same of some lists: their names below /api, their messages, their scratch fields. */
const specifiedLists: { [Name in ListName]?: Partial<ListResource> } = {
  team: { deletedMessage: memberDeleted },
  studentTestimonials: { path: 'student-testimonials', deletedMessage: testimonialDeleted },
  mentorTestimonials: { path: 'mentor-testimonials', deletedMessage: testimonialDeleted },
  international: captioned,
  pages: { hidesItems: true },
  ...Object.fromEntries(workPageNames.map((name) => [name, captioned])),
};

export const lists: readonly ListResource[] = listNames.map((list) => ({
  path: list,
  list,
  deletedMessage: itemDeleted,
  ...specifiedLists[list],
}));

/** The right for saving a record; it is the same for all its documents. */
export const rightToSaveRecord = ({ documents: [first] }: DocumentResource): Right =>
  first ? rightToSave(first.name) : 'edit';

/** The schemas of the documents of a record, in their order. */
export const schemasOf = ({ documents: held }: DocumentResource): z.ZodObject[] =>
  held.map(({ name }) => siteDocumentSchemas[name]);

/** The schema of everything that one save of a record may change. */
export const recordSchemaOf = ({ documents: held }: DocumentResource): z.ZodObject => {
  const schemas = held.map(
    ({ name, schemaWhenGrouped }) => schemaWhenGrouped ?? siteDocumentSchemas[name],
  );
  return z.strictObject(Object.assign({}, ...schemas.map(({ shape }) => shape)));
};
