import { contactKey, contactOf } from '@lamplight/content/person';
import type { PersonEntry } from '../../api/persons.ts';
import { contactsIn } from './personTexts.ts';

/** The other contacts that a person gave in their own entries, each once: more may be found by them. */
export function otherContacts(sought: string, entries: readonly PersonEntry[]): string[] {
  const others = new Map<string, string>();
  for (const { kind, content, match } of entries) {
    if (match === 'mention') continue;
    for (const text of contactsIn(kind, content)) others.set(keyOf(text), text);
  }
  others.delete('');
  others.delete(keyOf(sought));
  return [...others.values()];
}

const keyOf = (text: string) => {
  const contact = contactOf(text);
  return contact ? contactKey(contact) : '';
};
