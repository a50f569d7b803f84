import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { besideLabels } from '@lamplight/content/submissionTexts';
import type { PersonEntry } from '../../api/persons.ts';
import { wordsOf } from '../texts.ts';

/** What a stored field of a kind is called. */
export function placeText(name: SubmissionName, place: string): string {
  const { fields } = submissionKinds[name];
  const beside: Record<string, string> = besideLabels;
  return fields[place]?.label ?? beside[place] ?? place;
}

/** What the sender of an entry is called. */
export const senderOf = ({ kind, content }: Pick<PersonEntry, 'kind' | 'content'>): string =>
  wordsOf(content[submissionKinds[kind].sender]) || 'Anonymous';

/** The first of an entry's contacts; empty where it has none. */
export const firstContact = (kind: SubmissionName, content: Record<string, unknown>): string =>
  contactsIn(kind, content)[0] ?? '';

/** How the sender of an entry can be reached. */
export const contactsIn = (kind: SubmissionName, content: Record<string, unknown>): string[] =>
  submissionKinds[kind].contacts.map((key) => wordsOf(content[key])).filter((text) => text !== '');

/** What an entry says where it mentions somebody. */
export const mentionOf = ({ places, content, note, earlierNotes }: PersonEntry): string => {
  const all: Record<string, unknown> = { ...content, note, earlier: earlierNotes.join('\n\n') };
  return places
    .map((place) => wordsOf(all[place]))
    .filter((text) => text !== '')
    .join('\n\n');
};

/** A moment as `21 Nov 2026, 14:02`. */
export const momentText = (date: Date): string =>
  date.toLocaleString('en-GB', {
    ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  });
