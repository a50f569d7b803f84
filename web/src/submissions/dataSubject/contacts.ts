import { contactKey, contactOf } from '@lamplight/content/person';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { metadataLabels } from '@lamplight/content/texts/submissions';
import type { FoundSubmission } from '../../api/dataSubjects.ts';
import { dayText } from '../../ui/dateText.ts';
import { wordsOf } from '../texts.ts';

/** What a stored field of a kind is called. */
export function placeText(name: SubmissionName, place: string): string {
  const { fields } = submissionKinds[name];
  const metadata: Record<string, string> = metadataLabels;
  return fields[place]?.label ?? metadata[place] ?? place;
}

/** What the sender of a submission is called. */
export const senderOf = ({ kind, content }: Pick<FoundSubmission, 'kind' | 'content'>): string =>
  wordsOf(content[submissionKinds[kind].sender]) || inboxTexts.anonymous;

/** The first of a submission's contacts; empty where it has none. */
export const firstContact = (kind: SubmissionName, content: Record<string, unknown>): string =>
  contactsIn(kind, content)[0] ?? '';

/** How the sender of a submission can be reached. */
const contactsIn = (kind: SubmissionName, content: Record<string, unknown>): string[] =>
  submissionKinds[kind].contacts.map((key) => wordsOf(content[key])).filter((text) => text !== '');

/** What a submission says where it mentions someone. */
export const mentionOf = ({ places, content, note, earlierNotes }: FoundSubmission): string => {
  const all: Record<string, unknown> = { ...content, note, earlier: earlierNotes.join('\n\n') };
  return places
    .map((place) => wordsOf(all[place]))
    .filter((text) => text !== '')
    .join('\n\n');
};

/** A moment as `21 Nov 2026, 14:02`. */
export const momentText = (date: Date): string =>
  dayText(date, { hour: '2-digit', minute: '2-digit' });

/** The other contacts that a person gave in their own submissions, each once: more may be found by them. */
export function otherContacts(
  searchText: string,
  submissions: readonly FoundSubmission[],
): string[] {
  const others = new Map<string, string>();
  for (const { kind, content, match } of submissions) {
    if (match === 'mention') continue;
    for (const text of contactsIn(kind, content)) others.set(keyOf(text), text);
  }
  others.delete('');
  others.delete(keyOf(searchText));
  return [...others.values()];
}

const keyOf = (text: string) => {
  const contact = contactOf(text);
  return contact ? contactKey(contact) : '';
};
