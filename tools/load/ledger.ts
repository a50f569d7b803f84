import { isDeepStrictEqual } from 'node:util';
import { type Counts, totalOf } from '@lamplight/content/metrics';
import { siteDocument } from '@lamplight/content/paths';
import { withEmulators } from '../../scripts/lib/project.ts';
import type { LoadSite } from './loadSite.ts';
import { shown } from './report.ts';
import { editedFields, editOf, editsIn, readCounts, readVersions } from './stored.ts';
import type { SentForm } from './visitors.ts';

/** The stored data that is compared. */
export interface Stored {
  counts: Counts;
  /** Feedback and mentor applications, by id. */
  entries: Map<string, Record<string, unknown>>;
  /** How many slots of the limit of forms are held. */
  slots: number;
  /** The history of the page that is edited, and the version that it has now. */
  versions: Record<string, unknown>[];
  version: number;
}

/** The requests that were sent, and the acknowledged ones among them. */
export interface Sent {
  /** `calm`: nothing was wrong in the meantime, so that it is certain to be counted. */
  forms: (Pick<SentForm, 'id' | 'content'> & { acknowledged: boolean; calm: boolean })[];
  /** How many visits are certain to be counted, and how many may be. */
  visits: { sure: number; unsure: number };
  edits: { field: string; made: number; acknowledged: string[] }[];
}

async function stored({ ports }: LoadSite): Promise<Stored> {
  const [counts, versions] = [await readCounts(ports), await readVersions(ports)];
  return withEmulators(ports, async ({ firestore }) => {
    const entries: Stored['entries'] = new Map();
    for (const name of ['feedback', 'mentors']) {
      const { docs } = await firestore.collection(name).get();
      for (const each of docs) entries.set(each.id, each.data());
    }
    const slots = (await firestore.collection('limits').count().get()).data().count;
    const version = (await firestore.doc(siteDocument('about')).get()).get('version');
    return { counts, entries, slots, versions, version };
  });
}

/** Records the requests, to compare them with the store in the end. */
export async function newLedger(site: LoadSite) {
  const before = await stored(site);
  const edits = editedFields.map((field) => ({ field, made: 0, acknowledged: [] as string[] }));
  const sent: Sent = { forms: [], visits: { sure: 0, unsure: 0 }, edits };
  return {
    sent(form: SentForm, acknowledged: boolean, calm: boolean) {
      sent.forms.push({ ...form, acknowledged, calm });
    },
    /** Counting a visit isn't guaranteed, but it happens if nothing is wrong. */
    visited(status: number | undefined, calm: boolean) {
      sent.visits[status === 204 && calm ? 'sure' : 'unsure'] += 1;
    },
    editors: edits.map((edit) => ({
      /** The next save of an editor. */
      next() {
        edit.made += 1;
        return editOf(edit.field, edit.made);
      },
      saved(body: Record<string, string>, acknowledged: boolean) {
        if (acknowledged) edit.acknowledged.push(body[edit.field] ?? '');
      },
    })),
    compare: async () => compare(before, await stored(site), sent),
  };
}

/** Compares what is stored now with what was stored before and what was sent since. */
export function compare(before: Stored, now: Stored, sent: Sent) {
  const checks = [...formChecks(before, now, sent), editCheck(before, now, sent)];
  checks.push(visitCheck(before, now, sent));
  return {
    rows: checks.map(({ what, sent, found, wrong }) => [what, sent, found, wrong || 'right']),
    failures: checks.flatMap(({ what, wrong }) => (wrong ? [`${what}: ${wrong}`] : [])),
  };
}

interface Check {
  what: string;
  sent: string;
  found: string;
  /** The difference from the expected state; empty if there is none. */
  wrong: string;
}

const wrong = (numbers: Record<string, number>): string =>
  Object.entries(numbers)
    .filter(([, number]) => number !== 0)
    .map(([what, number]) => `${shown(number)} ${what}`)
    .join(', ');

function formChecks(before: Stored, now: Stored, { forms }: Sent): Check[] {
  const added = [...now.entries].filter(([id]) => !before.entries.has(id));
  const acknowledged = forms.filter((form) => form.acknowledged);
  const contents = new Map(forms.map(({ id, content }) => [id, content]));
  const isAsSent = ([id, entry]: [string, Record<string, unknown>]) => {
    const content = contents.get(id);
    return (
      !content ||
      isDeepStrictEqual(
        Object.fromEntries(Object.keys(content).map((key) => [key, entry[key]])),
        content,
      )
    );
  };
  const slots = now.slots - before.slots;
  const counted = totalOf(now.counts, 'forms') - totalOf(before.counts, 'forms');
  const certain = acknowledged.filter(({ calm }) => calm).length;
  return [
    {
      what: 'Forms',
      sent: `${shown(forms.length)}, ${shown(acknowledged.length)} acknowledged`,
      found: `${shown(added.length)} stored`,
      wrong: wrong({
        missing: acknowledged.filter(({ id }) => !now.entries.has(id)).length,
        'of unknown origin': added.filter(([id]) => !contents.has(id)).length,
        'not as they were sent': added.filter((entry) => !isAsSent(entry)).length,
        'never acknowledged': forms.length - acknowledged.length,
      }),
    },
    {
      what: 'Slots of the limit of forms',
      sent: shown(added.length),
      found: shown(slots),
      wrong: wrong({ 'too many or too few': slots - added.length }),
    },
    {
      what: 'Forms that were counted',
      sent: `${shown(certain)} to ${shown(added.length)}, as some were sent in trouble`,
      found: shown(counted),
      wrong: wrong(outside(counted, certain, added.length)),
    },
  ];
}

function editCheck(before: Stored, now: Stored, { edits }: Sent): Check {
  const made = edits.reduce((sum, edit) => sum + edit.made, 0);
  const acknowledged = edits.reduce((sum, edit) => sum + edit.acknowledged.length, 0);
  const versions = now.versions.slice(before.versions.length);
  let [lost, doubled, disordered] = [0, 0, 0];
  for (const edit of edits) {
    const found = editsIn(versions, edit.field);
    lost += edit.acknowledged.filter((value) => !found.includes(value)).length;
    doubled += found.length - new Set(found).size;
    const expected = edit.acknowledged.filter((value) => found.includes(value));
    const inOrder = [...new Set(found)].filter((value) => expected.includes(value));
    if (!isDeepStrictEqual(inOrder, expected)) disordered += 1;
  }
  return {
    what: 'Edits in the history',
    sent: `${shown(made)}, ${shown(acknowledged)} acknowledged`,
    found: `${shown(versions.length)} versions`,
    wrong: wrong({
      lost,
      doubled,
      'fields in another order': disordered,
      'versions too many or too few': versions.length - acknowledged,
      'gaps between versions': now.versions.filter(({ version }, at) => version !== at + 1).length,
      'versions that the page is ahead': now.version - now.versions.length,
      'never acknowledged': made - acknowledged,
    }),
  };
}

function visitCheck(before: Stored, now: Stored, { visits: { sure, unsure } }: Sent): Check {
  const counted = totalOf(now.counts, 'pages') - totalOf(before.counts, 'pages');
  return {
    what: 'Visits that were counted',
    sent: `${shown(sure)}, and ${shown(unsure)} in trouble, which may be counted`,
    found: shown(counted),
    wrong: wrong(outside(counted, sure, sure + unsure)),
  };
}

const outside = (number: number, min: number, max: number) => ({
  'too few': Math.max(0, min - number),
  'too many': Math.max(0, number - max),
});
