import { isMap } from '@lamplight/content/isMap';
import { listLimits, unlimitedLists } from '@lamplight/content/limits';
import { orderStep } from '@lamplight/content/order';
import { listItem, siteDocument } from '@lamplight/content/paths';
import {
  type ListName,
  type SiteDocumentName,
  siteDocumentSchemas,
  siteListSchemas,
} from '@lamplight/content/siteContent';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import type * as z from '@lamplight/content/zod';
import { type Entry, entryIn } from './entries.ts';
import { asJson, type Finding, fileRefused, type Note, noteIn } from './findings.ts';
import type { OldPictures } from './pictures.ts';
import { contentIn, isEmptyContent, type Reading } from './reading.ts';
import { listIn, mapIn, plain, valueIn, whyNoAnswer } from './shapes.ts';

/** The documents of today that were one in the old answers, by its file. */
const documentFiles: Record<string, readonly SiteDocumentName[]> = {
  'home.json': ['home'],
  'about.json': ['about', 'mission', 'support'],
  'contact.json': ['contact', 'feedbackGreeting', 'mentorGreeting'],
  'nav.json': ['navigation'],
};

/** The lists, by their files, and what one of their items is called in reports. */
const listFiles: Record<string, { list: ListName; kind: string }> = {
  'team.json': { list: 'team', kind: 'Team member' },
  'ycm.json': { list: 'ycm', kind: 'Page' },
  'sz.json': { list: 'sz', kind: 'Page' },
  'shb.json': { list: 'shb', kind: 'Page' },
  'sem.json': { list: 'sem', kind: 'Page' },
  'hhk.json': { list: 'hhk', kind: 'Page' },
  'student-testimonials.json': { list: 'studentTestimonials', kind: 'Testimonial' },
  'mentor-testimonials.json': { list: 'mentorTestimonials', kind: 'Testimonial' },
  'news.json': { list: 'news', kind: 'News item' },
  'international.json': { list: 'international', kind: 'Programme' },
};

const entryFiles: Record<string, { name: SubmissionName; kind: string }> = {
  'feedback.json': { name: 'feedback', kind: 'Feedback' },
  'mentors.json': { name: 'mentors', kind: 'Mentor application' },
};

/** The files that are read, named after the paths of the old API. */
export const answerFiles = [documentFiles, listFiles, entryFiles].flatMap(Object.keys);

/** A document that is to be stored, as a save would. */
export interface PlannedDocument {
  path: string;
  content: Record<string, unknown>;
  /** Its place, where it is the item of a list. */
  order?: number;
}

/** The plan for old answers. */
export interface Plan {
  documents: PlannedDocument[];
  /** The lists whose items are all in the answers. */
  lists: ListName[];
  /** Paths of items that the answers have, but that could not be read. */
  unread: string[];
  entries: Entry[];
  findings: Finding[];
}

/** The facts that aren't in the answers. */
export interface Known {
  pictures: OldPictures;
  /** The time of submissions that do not say when they were sent. */
  now: Date;
}

/**
 * Makes today's documents and entries of old answers, and lists all that could not be taken as it was.
 * @param answers the JSON of each file
 */
export function planOf(answers: ReadonlyMap<string, unknown>, known: Known): Plan {
  const plan: Plan = { documents: [], lists: [], unread: [], entries: [], findings: [] };
  for (const [file, answer] of answers) {
    const names = documentFiles[file];
    const list = listFiles[file];
    const entries = entryFiles[file];
    const why = whyNoAnswer(answer);
    if (why) plan.findings.push({ ...fileRefused(file, why), value: asJson(answer) });
    else if (names) addDocuments(plan, file, names, answer, known);
    else if (list) addItems(plan, file, list, answer, known);
    else if (entries) addEntries(plan, file, entries, answer, known);
    else {
      const names = answerFiles.join(', ');
      plan.findings.push(
        fileRefused(file, `no answer of the old API is called so: ${names}`, 'refused'),
      );
    }
  }
  return plan;
}

function addDocuments(
  { documents, findings }: Plan,
  file: string,
  names: readonly SiteDocumentName[],
  answer: unknown,
  { pictures }: Known,
): void {
  const schemas: z.ZodObject[] = names.map((name) => siteDocumentSchemas[name]);
  const keys = schemas.flatMap(({ shape }) => Object.keys(shape));
  const wholeNote = noteIn(findings, { file, schema: schemas[0] as z.ZodObject });
  const found = mapIn(schemas[0] as z.ZodObject, within(answer, keys, isMap));
  if ('why' in found) {
    wholeNote([], answer, 'failed', `not taken because ${found.why}`);
    return;
  }
  if (keys.every((key) => valueIn(found.map, key).value === undefined)) {
    wholeNote([], answer, 'failed', 'not taken because it has none of the fields');
    return;
  }
  if (found.note) wholeNote([], answer, 'changed', `the first is taken, as it is ${found.note}`);
  for (const [index, name] of names.entries()) {
    const schema = schemas[index] as z.ZodObject;
    const note = noteIn(findings, { file, schema });
    const own = Object.keys(schema.shape);
    if (own.every((key) => valueIn(found.map, key).value === undefined)) {
      note([], undefined, 'refused', `nothing is taken for ${name} because nothing of it is there`);
      continue;
    }
    // Keys that belong to none of the documents are noted with the first.
    const ofOthers = index === 0 ? keysOf(found.map, keys) : Object.keys(found.map);
    const content = contentIn(schema, found.map, { note, pictures, fills: true }, ofOthers);
    if (isEmptyContent(schema, content)) {
      note([], undefined, 'refused', `nothing is taken for ${name} because all of it is empty`);
    } else if (JSON.stringify(content).length > maxCharacters) {
      note([], undefined, 'refused', `nothing is taken for ${name} because it is too large`);
    } else documents.push({ path: siteDocument(name), content });
  }
}

/** A document may have 1 MiB, in which most texts are hardly longer as bytes. */
const maxCharacters = 900_000;

/** The keys of an object that are meant by those of schemas. */
const keysOf = (map: Record<string, unknown>, keys: readonly string[]) =>
  keys.map((key) => valueIn(map, key).key);

function addItems(
  { documents, lists, unread, findings }: Plan,
  file: string,
  { list, kind }: { list: ListName; kind: string },
  answer: unknown,
  { pictures }: Known,
): void {
  const schema: z.ZodObject = siteListSchemas[list];
  const { items, isAll } = itemsIn(findings, file, schema, answer);
  const ids = new Set<string>();
  const contents = new Set<string>();
  for (const [index, item] of items.entries()) {
    const note = noteIn(findings, { file, schema, item: { index, kind } });
    const content = itemContent(schema, item, { note, pictures, fills: true });
    const refuse = (why: string) => note([], item, 'refused', `not taken because ${why}`);
    if (typeof content === 'string') {
      refuse(content);
      unread.push(listItem(list, idOf(item, file, index)));
    } else if (contents.has(JSON.stringify(content))) refuse('it is there twice');
    else if (ids.size >= listLimits.items && !unlimitedLists.includes(list)) {
      refuse(`pages show ${listLimits.items} at the most`);
      unread.push(listItem(list, idOf(item, file, index)));
    } else {
      const id = freeId(ids, item, { file, index, note });
      contents.add(JSON.stringify(content));
      documents.push({ path: listItem(list, id), content, order: ids.size * orderStep });
    }
  }
  if (ids.size > 0 && isAll) lists.push(list);
  if (ids.size === 0 && items.length > 0) {
    findings.push(fileRefused(file, 'none of its items could be taken'));
  }
}

/** The content of an item of a list, or why it has none. */
function itemContent(
  schema: z.ZodObject,
  item: unknown,
  reading: Reading,
): Record<string, unknown> | string {
  const found = mapIn(schema, plain(item));
  if ('why' in found) return found.why;
  const content = contentIn(schema, found.map, reading);
  return isEmptyContent(schema, content) ? 'nothing in it could be taken' : content;
}

/** The id of an item, which is one of `ids` from now on: another one where its own is taken. */
function freeId(
  ids: Set<string>,
  item: unknown,
  { file, index, note }: { file: string; index: number; note: Note },
): string {
  const own = idOf(item, file, index);
  const id = ids.has(own) ? idOf(undefined, file, index) : own;
  if (id !== own) note(['_id'], own, 'changed', `taken as “${id}”: another one has the same`);
  ids.add(id);
  return id;
}

function addEntries(
  { entries, findings }: Plan,
  file: string,
  { name, kind }: { name: SubmissionName; kind: string },
  answer: unknown,
  { pictures, now }: Known,
): void {
  const { schema: type, entry } = submissionKinds[name];
  const schema = type as unknown as z.ZodObject;
  const known = new Set<string>();
  for (const [index, item] of itemsIn(findings, file, schema, answer).items.entries()) {
    const note = noteIn(findings, { file, schema, item: { index, kind } });
    const found = mapIn(schema, plain(item));
    if ('why' in found) {
      note([], item, 'refused', `not taken because ${found.why}`);
      continue;
    }
    const path = entry(idOf(item, file, index));
    if (known.has(path)) {
      note(['_id'], found.map._id, 'refused', 'not taken because another one has the same');
      continue;
    }
    known.add(path);
    const read = entryIn(name, found.map, { note, pictures, now });
    if (read) entries.push({ path, ...read });
  }
}

/** The items in the answer for a list, none where it is no list; and whether they are all, not a page of them. */
function itemsIn(findings: Finding[], file: string, schema: z.ZodObject, answer: unknown) {
  const inner = within(answer, Object.keys(schema.shape), Array.isArray);
  const note = noteIn(findings, { file, schema });
  const found = listIn(schema, inner);
  // Error messages have fields of the same names as content, but records have ids.
  const isOne = 'items' in found && found.items[0] === inner;
  const why = 'why' in found ? found.why : isOne && !isRecord(inner) && 'it is no list';
  if ('why' in found || why) {
    note([], answer, 'failed', `not taken because ${why}`);
    return { items: [], isAll: false };
  }
  if (found.note) note([], answer, 'changed', `taken, though it is ${found.note}`);
  return { items: found.items, isAll: Array.isArray(answer) };
}

const isRecord = (value: unknown) => isMap(value) && value._id !== undefined;

/** The part of an answer under a name of its own, such as `data`, if the answer isn't the content itself. */
function within(answer: unknown, keys: readonly string[], isTarget: (value: unknown) => boolean) {
  if (!isMap(answer) || keys.some((key) => valueIn(answer, key).value !== undefined)) return answer;
  const inner = Object.values(answer).filter(isTarget);
  return inner.length === 1 ? inner[0] : answer;
}

/** The id of a document: that of the old record, or one made of its place. */
function idOf(item: unknown, file: string, index: number): string {
  const id = isMap(item) ? plain(item._id) : undefined;
  const isOne = typeof id === 'string' && /^[\w-]{1,100}$/.test(id) && !/^__.*__$/.test(id);
  return isOne ? id : `${file.replace('.json', '')}-${index + 1}`;
}
