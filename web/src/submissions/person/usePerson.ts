import { messages } from '@lamplight/content/messages';
import { contactOf } from '@lamplight/content/person';
import { countsText } from '@lamplight/content/submissionTexts';
import { useState } from 'react';
import {
  type EntryIds,
  type Erasure,
  erasePerson,
  findPerson,
  type PersonEntry,
} from '../../api/persons.ts';
import { reasonOf, withReason } from '../../editing/failures.ts';
import { useStaff } from '../../editing/useStaff.ts';
import { useConnection } from '../../firebase/connection.ts';

/** What was found of a person. */
export interface Found {
  /** Whom it was looked for, as it was entered. */
  contact: string;
  entries: PersonEntry[];
  complete: boolean;
  erasures: Erasure[];
}

interface Said {
  text: string;
  failed?: boolean;
}

/**
 * What is stored of a person: found, ticked, erased. Only what is the person's own is ticked at first.
 * @param onErased told which entries are gone
 */
export function usePerson(onErased: (ids: EntryIds) => void) {
  const connection = useConnection();
  const { uid } = useStaff();
  const [found, setFound] = useState<Found | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<PersonEntry>>(new Set());
  const [busy, setBusy] = useState<'finding' | 'erasing' | null>(null);
  const [invalid, setInvalid] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  const show = (now: Found, chosen: readonly PersonEntry[]) => {
    setFound(now);
    setTicked(new Set(chosen));
  };

  /** Does something that takes time, and says where it fails. */
  const attempt = async (
    what: 'finding' | 'erasing',
    failed: string,
    work: () => Promise<void>,
  ) => {
    setBusy(what);
    setSaid(null);
    try {
      await work();
    } catch (error) {
      setSaid({ text: withReason(failed)(reasonOf(error)), failed: true });
    } finally {
      setBusy(null);
    }
  };

  const find = async (text: string) => {
    const contact = text.trim();
    setInvalid(!contactOf(contact));
    if (!contactOf(contact)) return;
    await attempt('finding', messages.findPersonFailed, async () => {
      const { feedback, mentors, complete, erasures } = await findPerson(connection, contact);
      const entries = [
        ...feedback.map((entry) => ({ ...entry, kind: 'feedback' as const })),
        ...mentors.map((entry) => ({ ...entry, kind: 'mentors' as const })),
      ];
      const own = entries.filter(({ match }) => match === 'contact');
      show({ contact, entries, complete, erasures }, own);
      const count = entries.length === 1 ? '1 entry was' : `${entries.length || 'No'} entries were`;
      setSaid({ text: `${count} found.` });
    });
  };

  const erase = async ({ contact, entries, complete, erasures }: Found) => {
    const idsOf = (name: PersonEntry['kind']) =>
      entries.filter((entry) => entry.kind === name && ticked.has(entry)).map(({ id }) => id);
    const ids = { feedback: idsOf('feedback'), mentors: idsOf('mentors') };
    await attempt('erasing', messages.erasePersonFailed, async () => {
      const { erased, left } = await erasePerson(connection, contact, ids);
      onErased(erased);
      const counts = { feedback: erased.feedback.length, mentors: erased.mentors.length };
      const isGone = ({ kind, id }: PersonEntry) => erased[kind].includes(id);
      const record = { at: new Date(), by: uid, ...counts };
      const recorded = counts.feedback + counts.mentors > 0 ? [record, ...erasures] : erasures;
      const rest = entries.filter((entry) => !isGone(entry));
      show({ contact, entries: rest, complete, erasures: recorded }, []);
      const kept = left.feedback.length + left.mentors.length;
      setSaid({ text: `Erased: ${countsText(counts)}.${kept > 0 ? ` ${keptText(kept)}` : ''}` });
    });
  };

  const tick = (entry: PersonEntry, on: boolean) => {
    const now = new Set(ticked);
    if (on) now.add(entry);
    else now.delete(entry);
    setTicked(now);
  };

  return { found, ticked, tick, busy, invalid, said, find, erase };
}

const keptText = (count: number) =>
  `Not erased: ${count}, which had been changed or deleted. Find again to see what is left.`;
