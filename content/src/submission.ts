import { searchableText } from './canonical.ts';
import { versionOf } from './documentMetadata.ts';
import { paragraph } from './fields.ts';
import * as z from './zod.ts';

/** The outcome of something that a visitor sent. `new` is unread. */
export const submissionStates = ['new', 'in-progress', 'done', 'spam'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** What staff add to a submission; visitors never see it. */
export const handlingSchema = z.strictObject({
  state: z.enum(submissionStates),
  note: paragraph({ label: 'Note' }),
});

export type Handling = z.infer<typeof handlingSchema>;

/** How many earlier versions an entry keeps; with more, the oldest goes. */
export const maxEarlier = 16;

/**
 * What changes in a stored entry when staff change its state or note, besides who does it when
 * (`updatedBy`, `updatedAt`). The rules take nothing else. The former values go into `earlier` under their version,
 * with the staff member who stored them, empty for a visitor, and the time, which is the arrival then.
 * @param stored the entry as it is, also one that nobody has changed yet
 */
export function nextHandling(stored: Record<string, unknown>, change: Partial<Handling>) {
  const { state = 'new', note = '', createdAt, updatedAt = createdAt, updatedBy = '' } = stored;
  const version = versionOf(stored);
  const { [version - maxEarlier]: _, ...kept } = earlierIn(stored);
  const was = { state, note, updatedAt, updatedBy };
  return { state, note, ...change, version: version + 1, earlier: { ...kept, [version]: was } };
}

/** The earlier versions of a stored entry, as they are stored, by version. */
export const earlierIn = ({ earlier }: Record<string, unknown>): Record<string, unknown> =>
  typeof earlier === 'object' && earlier !== null ? { ...earlier } : {};

/** The notes that a stored entry had before, each once, the latest first. */
export function earlierNotesIn(stored: Record<string, unknown>): string[] {
  const notes = Object.entries(earlierIn(stored))
    .sort(([one], [other]) => Number(other) - Number(one))
    .map(([, was]) => Object(was).note)
    .filter((note): note is string => typeof note === 'string' && note !== '');
  return [...new Set(notes)].filter((note) => note !== stored.note);
}

/** The outcome of the mail that tells staff of a submission. */
export const notificationStates = ['sent', 'failed'] as const;
export type NotificationState = (typeof notificationStates)[number];

/** The metadata of a submission, besides when it arrived (`createdAt`). */
export interface SubmissionMetadata extends Handling {
  /** Why it was taken for spam; empty for the others. */
  spam: string;
  /** What it is found by: see `searchWords`. */
  words: string[];
  /** Absent where no mail was to be sent, or none has been tried yet. The function alone writes it. */
  notice?: NotificationState;
}

const shortestWord = 2;
const longestWord = 12;
const maxWords = 200;

/**
 * The beginnings of all words in some texts, by which an entry is found: Firestore can ask whether a
 * list contains a text, and nothing more. Case, accents and other spellings of a character do not count.
 * @returns at most 200 texts of 2 to 12 characters, without duplicates
 */
export function searchWords(texts: readonly string[]): string[] {
  const beginnings = texts.flatMap(wordsIn).flatMap((word) => {
    const characters = [...word];
    const max = Math.min(characters.length, longestWord);
    return Array.from({ length: max - shortestWord + 1 }, (_, more) =>
      characters.slice(0, shortestWord + more).join(''),
    );
  });
  return [...new Set(beginnings)].slice(0, maxWords);
}

/** A search: the query for the store, and the check of what it finds. */
export interface SearchVariants {
  /** The condition on `words`; null without a search. */
  wordFilter: { op: 'array-contains' | 'array-contains-any'; value: string | string[] } | null;
  /** Whether it has several words: the store finds only one of them. */
  several: boolean;
  /** Whether an entry's words match the whole search. */
  isIn: (words: unknown) => boolean;
}

/** The search, as `searchWords` has it, and as entries have it that were stored when words were compared otherwise. */
export function searchVariants(searchText: string): SearchVariants {
  const spellings = [wordsIn(searchText), formerWordsIn(searchText)];
  // Hosts of emails are in too many entries to find one.
  const name = searchText.replace(/@\S*/g, ' ');
  const asked = [wordsIn(name), formerWordsIn(name)].flatMap((words, index) => {
    const from = words.length > 0 ? words : (spellings[index] ?? []);
    return longestOf(from) ?? [];
  });
  return {
    wordFilter: filterOf([...new Set(asked)]),
    several: spellings.some((words) => words.length > 1),
    isIn: (words) =>
      spellings.some((all) =>
        all.every((word) => Array.isArray(words) && words.includes(kept(word))),
      ),
  };
}

function filterOf([word, ...others]: string[]): SearchVariants['wordFilter'] {
  if (word === undefined) return null;
  return others.length === 0
    ? { op: 'array-contains', value: word }
    : { op: 'array-contains-any', value: [word, ...others] };
}

const longestOf = (words: readonly string[]): string | undefined =>
  words.toSorted((a, b) => b.length - a.length).map(kept)[0];

const kept = (word: string) => [...word].slice(0, longestWord).join('');

/** The words of a text, of two characters or more, as they are compared. */
const wordsIn = (text: string): string[] => split(searchableText(text));

/** The same as it was up to November 2026. It may go once nobody keeps an entry that is older. */
const formerWordsIn = (text: string): string[] =>
  split(
    text
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase(),
  );

const split = (text: string) =>
  text.split(/[^\p{Letter}\p{Number}]+/u).filter((word) => [...word].length >= shortestWord);
