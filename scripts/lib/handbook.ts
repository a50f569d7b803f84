import { type Description, descriptionOf } from '@lamplight/content/descriptions';
import { capital } from '@lamplight/content/fieldNames';
import { itemOf } from '@lamplight/content/fieldsOf';
import { rights, roleNames } from '@lamplight/content/rights';
import { siteDocumentSchemas, siteListSchemas } from '@lamplight/content/siteContent';
import { allPages, type SitePage } from '@lamplight/content/sitePages';
import { type StaffPageEntry, staffPages } from '@lamplight/content/staffPages';
import { submissionKinds } from '@lamplight/content/submissionKinds';
import { guidance } from '@lamplight/content/texts/staffArea/guidance';
import * as z from '@lamplight/content/zod';
import { inRoot } from './places.ts';

/** A file of the handbook. */
export const inHandbook = (...parts: string[]) => inRoot('docs/handbook', ...parts);

/** The chapter that is generated from the fields; it takes its place by its name. */
export const editorsName = '12-editors.md';

/** A page of the staff area, as the handbook lists it. */
export interface ListedPage {
  title: string;
  path: string;
  /** The picture of it, in the handbook's folder. */
  picture: string;
}

const pictureOf = (path: string) => `pictures${path.toLowerCase()}.webp`;

const otherPages = Object.values<StaffPageEntry>(staffPages);

/** Every page of the staff area, the handbook itself aside: each has a picture and a place in the chapter. */
export const listedPages: ListedPage[] = [
  ...allPages.map(([, { title, editor }]) => ({ title, path: editor.path })),
  ...otherPages.filter((page) => page !== staffPages.help),
].map(({ title, path }) => ({ title, path, picture: pictureOf(path) }));

/** The chapter about each editor: where it is, a picture, and its fields, as they are described in `content`. */
export function editorsChapter(): string {
  const ofPages = allPages.map(([name, page]) => ofEditor(page, guidance[name]));
  const ofOthers = otherPages.filter((page) => page !== staffPages.help).map(ofStaffPage);
  return `# The editors

Every page of the staff area, with all its fields.

${[...ofPages, ...ofOthers].join('\n\n')}
`;
}

function ofEditor({ title, path, content, editor, reads }: SitePage, advice = ''): string {
  const isList = 'list' in content;
  const schema = isList ? siteListSchemas[content.list] : siteDocumentSchemas[content.document];
  const seen = reads === null && path === '/' ? 'on every page' : `at \`${path}\``;
  const where = `${inMenu(editor.entry ?? title, editor.menu)} Address: \`${editor.path}\`. Visitors see it ${seen}.`;
  const oneItem = isList && reads && 'max' in reads;
  const fields = isList && !oneItem ? 'It is a list. Each item has:' : 'Its fields:';
  const said = advice ? [advice] : [];
  const parts = [where, ...said, pictureIn(title, editor.path), fields, bulletsOf(partsOf(schema))];
  if (editor.unread) parts.push(sentIn(editor.unread));
  return [`## ${title}`, ...parts].join('\n\n');
}

const ofStaffPage = ({ title, path, entry, right }: StaffPageEntry): string =>
  [
    `## ${title}`,
    `${inMenu(entry ?? title)} Address: \`${path}\`. ${whoOf(right)}`,
    pictureIn(title, path),
  ].join('\n\n');

const inMenu = (entry: string, menu?: string) =>
  `In the menu: **${menu ? `${menu}, ` : ''}${entry}**.`;

const pictureIn = (title: string, path: string) => `![The page “${title}”](${pictureOf(path)})`;

const whoOf = (right: StaffPageEntry['right']) =>
  right === 'read'
    ? 'For everybody on the staff.'
    : `For: ${rights[right].map((role) => roleNames[role]).join(', ')}.`;

const sentIn = (name: keyof typeof submissionKinds) => {
  const labels = Object.values(submissionKinds[name].fields).map(({ label }) => label);
  return `The inbox on this page shows: ${labels.join(', ')}.`;
};

/** A field, or fields that have a name together. */
interface Part {
  name: string;
  notes: string[];
  parts: Part[];
}

/** A schema's fields as staff see them: groups stay together, and fields without an input are left out. */
function partsOf(schema: z.ZodType): Part[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const found = Object.values<z.ZodType>(schema.shape).flatMap((field): Part[] => {
    const description = descriptionOf(field);
    if (!description) return [];
    const { label, kind, group } = description;
    const within = partsOf(itemOf(field) ?? field);
    const isGroup = kind === 'group';
    const own =
      isGroup && !label ? within : [{ name: label, notes: notesOn(description), parts: within }];
    return group ? [{ name: group, notes: [], parts: own }] : own;
  });
  return joined(found);
}

/** Fields of one group together, and groups of the same fields too: “Pointer 1, Pointer 2 (Image · Title)”. */
function joined(parts: Part[]): Part[] {
  const groups: Part[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.name === part.name) last.parts.push(...part.parts);
    else groups.push({ ...part, parts: [...part.parts] });
  }
  const alike: Part[] = [];
  for (const part of groups) {
    const last = alike.at(-1);
    const isAlike = part.parts.length > 0 && last && innerText(last) === innerText(part);
    if (isAlike) last.name += `, ${part.name}`;
    else alike.push(part);
  }
  return alike;
}

const innerText = ({ notes, parts }: Part) =>
  JSON.stringify([notes, parts.map((part) => textOf(part))]);

function notesOn({ hint, required, hidden, kind, item, limit, choices }: Description): string[] {
  return [
    (kind === 'list' || kind === 'byAddress') && item ? `a list, at most ${limit}` : '',
    kind === 'alts' ? 'for people who can’t see it; next to each picture' : '',
    choices ? `one of: ${Object.values(choices).join('; ')}` : '',
    required && !choices && kind !== 'list' ? 'needed' : '',
    hidden ? 'not shown to visitors' : '',
    hint ? `${hint.charAt(0).toLowerCase()}${hint.slice(1)}` : '',
  ].filter(Boolean);
}

const bulletsOf = (parts: Part[]) => parts.map((part) => `- ${textOf(part, true)}`).join('\n');

/** A part in a line: “**Story**: Title (a list, at most 50: Word, Colour), Description”. */
function textOf({ name, notes, parts }: Part, isTop = false): string {
  const title = isTop ? `**${capital(name)}**` : name;
  const inner = parts.map((part) => textOf(part)).join(' · ');
  if (isTop) {
    const said = [notes.join('; '), inner].filter(Boolean).join('. Each has: ');
    return said ? `${title}: ${said}` : title;
  }
  const said = [notes.join('; '), inner].filter(Boolean).join(': ');
  return said ? `${title} (${said})` : title;
}
