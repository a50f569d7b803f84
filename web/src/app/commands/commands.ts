import { searchableText } from '@lamplight/content/canonical';
import { descriptionOf } from '@lamplight/content/descriptions';
import { descriptionAt, nameAt } from '@lamplight/content/fieldNames';
import { schemaAt, stepsOf } from '@lamplight/content/fieldsOf';
import { may, type Right, type Role } from '@lamplight/content/rights';
import {
  type SiteDocumentName,
  siteDocumentSchemas,
  siteListSchemas,
} from '@lamplight/content/siteContent';
import { allPages, type PageName, type SitePage, sitePages } from '@lamplight/content/sitePages';
import { blocksTab, rightToEdit, staffPages } from '@lamplight/content/staffPages';
import { commandsTexts } from '@lamplight/content/texts/staffArea/commands';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { eventsTexts } from '@lamplight/content/texts/staffArea/events';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { newsTexts } from '@lamplight/content/texts/staffArea/news';
import * as z from '@lamplight/content/zod';
import type { ColourScheme } from '../../device/colourScheme.ts';
import type { NavigationIntent } from '../../editing/page/navigationIntent.ts';
import { linksIn, offered } from '../navigation/adminNavigation.ts';

/** In which order they are shown, and what is above them. */
export const groups = ['recent', 'pages', 'actions', 'items', 'submissions', 'fields'] as const;

/** Somewhere to go, or something to do there. */
export interface Command {
  name: string;
  group: (typeof groups)[number];
  /** A detail that distinguishes it from others, such as the page of a field. */
  detail?: string;
  /** Its other name on screen. */
  also?: string;
  /** The address in the staff area that it leads to. */
  to: string;
  /** The request to that page. */
  wanted?: NavigationIntent;
  /** The colour scheme to choose instead of going anywhere. */
  scheme?: ColourScheme;
}

/** Pages whose items are edited in a dialog, and what adding one is called. */
export const inDialogs = {
  team: commandsTexts.addTeamMember,
  studentTestimonials: commandsTexts.addStudentTestimonial,
  allNews: newsTexts.add,
  events: eventsTexts.add,
} as const satisfies Partial<Record<PageName, string>>;

/** The same of pages on which all items are edited in one form. */
export const inForms = {
  mentorTestimonials: { add: commandsTexts.addMentorTestimonial, item: editorsTexts.testimonial },
  international: { add: commandsTexts.addProgramme, item: 'programme' },
} as const satisfies Partial<Record<PageName, { add: string; item: string }>>;

/** The page that lists pages, each of which has an editor of its own, and what adding one is called. */
export const withEditors = { pages: commandsTexts.addPage } as const;

/** All pages on which the items of a list are edited, and what adding one is called. */
export const pagesOfItems = {
  ...withEditors,
  ...inDialogs,
  mentorTestimonials: inForms.mentorTestimonials.add,
  international: inForms.international.add,
};

interface Action {
  name: string;
  right: Right;
  to: string;
  action: NonNullable<NavigationIntent['action']>;
}

/** What buttons of pages do. */
const actions: Action[] = [
  ...Object.entries(pagesOfItems).map(
    ([page, name]): Action => ({
      name,
      right: rightToEdit(page as PageName),
      action: 'add',
      to: sitePages[page as PageName].editor.path,
    }),
  ),
  ...allPages.flatMap(([, { title, editor }]): Action[] =>
    editor.unread
      ? [
          {
            name: commandsTexts.exportOf(title),
            right: 'export',
            to: editor.path,
            action: 'export',
          },
        ]
      : [],
  ),
  {
    name: commandsTexts.findPersonsData,
    right: 'read',
    action: 'findDataSubject',
    to: sitePages.feedbackInbox.editor.path,
  },
  { name: commandsTexts.invite, right: 'people', to: staffPages.people.path, action: 'invite' },
];

/**
 * All pages and actions that a role may use, without stored items.
 * @param publicNames the programmes' public names, by address
 */
export const commandsFor = (
  role: Role,
  publicNames: ReadonlyMap<string, string> = new Map(),
): Command[] => [
  ...actions
    .filter(({ right }) => may(role, right))
    .map(({ name, to, action }): Command => ({ name, group: 'actions', to, wanted: { action } })),
  ...linksIn(offered(role)).flatMap(({ name, path, programme = '' }): Command[] => {
    const detail = publicNames.get(programme);
    return path ? [{ name, group: 'pages', to: path, ...(detail && { detail }) }] : [];
  }),
  ...allPages
    .filter(([name]) => may(role, rightToEdit(name)))
    .flatMap(([name, page]) => fieldsOn(name, page)),
  {
    name: staffPages.account.title,
    group: 'pages',
    to: staffPages.account.path,
  },
  ...Object.entries(navigationTexts.appearances).map(
    ([scheme, name]): Command => ({
      name: commandsTexts.setAppearance(name),
      group: 'actions',
      to: '',
      scheme: scheme as ColourScheme,
    }),
  ),
];

/** The fields of a page that is edited as one form, and the blocks below a page. */
function fieldsOn(name: PageName, page: SitePage): Command[] {
  const { title, content, reads, blocks, editor } = page;
  const { path } = editor;
  const isFirst = !(name in inDialogs) && reads && 'max' in reads && reads.max === 1;
  const commandsOf = (schema: z.ZodType, to: string) =>
    fieldPaths(schema).map(
      (field): Command => ({
        name: nameAt(schema, stepsOf(field)),
        group: 'fields',
        detail: title,
        to,
        wanted: { field },
      }),
    );
  return [
    ...('document' in content ? commandsOf(siteDocumentSchemas[content.document], path) : []),
    ...('list' in content && isFirst ? commandsOf(siteListSchemas[content.list], path) : []),
    ...(blocks ? commandsOf(siteDocumentSchemas[blocks], path + blocksTab.query) : []),
  ];
}

/** The paths of a form's fields and lists, without the fields of list items, which may not exist. */
function fieldPaths(schema: z.ZodType, path = ''): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) =>
      fieldPaths(field, path ? `${path}.${key}` : key),
    );
  }
  const description = descriptionOf(schema);
  return description?.label && description.kind !== 'alts' ? [path] : [];
}

/** An item of a list in a document. */
interface NumberedItem extends Command {
  document: SiteDocumentName;
  /** Where it is in the document. */
  item: string;
}

/** The items that are called as typed, such as “Main event 2”, if lists have as many: the document knows. */
export function numberedItems(role: Role, typed: string): NumberedItem[] {
  const searchWords = wordsOf(typed);
  const numbers = searchWords.filter((word) => /^[1-9]\d*$/.test(word));
  const [number] = numbers.map(Number);
  if (number === undefined || numbers.length > 1) return [];
  const items = allPages.flatMap(([name, page]) => {
    if (!('document' in page.content) || !may(role, rightToEdit(name))) return [];
    const { document } = page.content;
    const schema: z.ZodType = siteDocumentSchemas[document];
    return fieldPaths(schema)
      .filter((path) => descriptionAt(schema, stepsOf(path))?.kind === 'list')
      .map((path): NumberedItem => {
        const item = `${path}.${number - 1}`;
        const called = nameAt(schema, stepsOf(item));
        return {
          name: called,
          group: 'items',
          detail: page.title,
          to: page.editor.path,
          wanted: { field: firstLine(schema, item) },
          document,
          item,
        };
      });
  });
  return items.filter(({ name }) => searchWords.every((word) => wordsOf(name).includes(word)));
}

/** The first field of an item that is a line of text: its name. The item itself where it has none. */
function firstLine(schema: z.ZodType, item: string): string {
  const element = schemaAt(schema, stepsOf(item));
  const keys = element instanceof z.ZodObject ? Object.keys(element.shape) : [];
  const fields = keys.map((key) => `${item}.${key}`);
  return fields.find((at) => descriptionAt(schema, stepsOf(at))?.kind === 'line') ?? item;
}

/** How many of a group are shown. */
const max = 6;

/**
 * The commands meant by some letters: all of their words have to begin words of its name, or of what is next to it. Those
 * come first that have most of the words whole, and among them those whose names begin with the letters.
 */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const searchWords = wordsOf(typed);
  const found = commands.flatMap((command) => {
    const ofName = wordsOf(command.name);
    const words = [
      ...ofName,
      ...[command.detail, command.also].flatMap((text = '') => wordsOf(text)),
    ];
    if (!searchWords.every((each) => words.some((word) => word.startsWith(each)))) return [];
    const whole = searchWords.filter((each) => ofName.includes(each)).length;
    const begins = ofName.join(' ').startsWith(searchWords.join(' '));
    return [{ command, rank: 2 * whole + (begins ? 1 : 0) }];
  });
  found.sort((one, other) => other.rank - one.rank);
  return groups.flatMap((group) =>
    found.flatMap(({ command }) => (command.group === group ? [command] : [])).slice(0, max),
  );
}

const wordsOf = (text: string): string[] =>
  searchableText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
