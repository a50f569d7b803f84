import { textLimits } from '@lamplight/content/limits';
import { searchWords } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import type * as z from '@lamplight/content/zod';
import { GB } from 'chrono-node/en';
import type { Note } from './findings.ts';
import type { OldPictures } from './pictures.ts';
import { contentIn, isEmptyContent } from './reading.ts';
import { plain } from './shapes.ts';

/** Something that a visitor sent to the old site, as it is to be stored. */
export interface Entry {
  path: string;
  /** Its fields, and the metadata of a new one. */
  data: Record<string, unknown>;
  createdAt: Date;
}

/**
 * Makes today's entry of an old one. Fields that do not fit are left empty, since what its sender wrote besides
 * would be lost; but nothing is kept of those who did not agree to that.
 * @returns undefined where it cannot be taken, which is noted
 */
export function entryIn(
  name: SubmissionName,
  old: Record<string, unknown>,
  { note, pictures, now }: { note: Note; pictures: OldPictures; now: Date },
): Omit<Entry, 'path'> | undefined {
  const { schema: type, searched, fields } = submissionKinds[name];
  const schema = type as unknown as z.ZodObject;
  const content = contentIn(schema, old, { note, pictures, fills: false });
  const refused = Object.entries(fields).find(
    ([key, { kind }]) => kind === 'agreement' && content[key] !== true,
  );
  if (refused) note([], undefined, 'refused', 'not taken because its sender did not agree to it');
  else if (isEmptyContent(schema, content)) {
    note([], old, 'refused', 'not taken because nothing in it could be taken');
  } else {
    const words = searchWords(searched.map((field) => String(content[field])));
    const data = { ...content, spam: '', state: 'new', note: lostIn(content, old), words };
    return { data, createdAt: sentAt(old, { note, now }) };
  }
  return undefined;
}

/** Texts that could not be taken, for staff to read: one may be the only way to answer. */
function lostIn(content: Record<string, unknown>, old: Record<string, unknown>): string {
  const lost = Object.entries(content).flatMap(([key, value]) => {
    const was = plain(old[key]);
    return value === '' && typeof was === 'string' && was.trim() ? [`${key}: ${was.trim()}`] : [];
  });
  return lost.join('\n').slice(0, textLimits.paragraph);
}

/** When an entry was sent. */
function sentAt(
  { createdAt, _id }: Record<string, unknown>,
  { note, now }: { note: Note; now: Date },
): Date {
  const { date, how } = dateIn(plain(createdAt)) ?? {};
  if (date && isPlausible(date, now)) {
    if (how) note(['createdAt'], createdAt, 'changed', `taken as ${date.toISOString()}: ${how}`);
    return date;
  }
  const made = dateOfId(plain(_id));
  const found = made && isPlausible(made, now) ? made : now;
  const source = found === now ? 'the time of the import' : 'what its _id says';
  const why = createdAt === undefined ? 'it is missing' : 'it is no date';
  note(
    ['createdAt'],
    createdAt,
    'changed',
    `taken as ${found.toISOString()}, ${source}, because ${why}`,
  );
  return found;
}

/** Before there were such sites, or after today, nothing was sent to one. */
const isPlausible = (date: Date, now: Date) =>
  date.getTime() > Date.UTC(1995) && date.getTime() <= now.getTime();

const isoPattern = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;

/** The date in a value, and how it is written where that is not as the old API writes it. */
function dateIn(value: unknown): { date: Date; how?: string } | undefined {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{9,13}$/.test(value))) {
    const number = Number(value);
    // Seconds have fewer digits than milliseconds.
    const date = new Date(number < 1e11 ? number * 1_000 : number);
    return { date, how: 'a number, not a date' };
  }
  if (typeof value !== 'string') return undefined;
  const iso = isoPattern.test(value) ? new Date(value) : undefined;
  if (iso && !Number.isNaN(iso.getTime())) return { date: iso };
  const date = GB.parseDate(value.slice(0, 100), { instant: new Date(0), timezone: 0 });
  return date ? { date, how: 'written in another way, the day before the month' } : undefined;
}

/** The ids of the old store begin with the second in which they were made. */
function dateOfId(id: unknown): Date | undefined {
  if (typeof id !== 'string' || !/^[\da-f]{24}$/i.test(id)) return undefined;
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1_000);
}
