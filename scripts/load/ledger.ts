import { isDeepStrictEqual } from 'node:util';
import { revisions, siteDocument } from '@lamplight/content/paths';
import { totalOf } from '@lamplight/content/seen';
import { withEmulators } from '../lib/project.ts';
import type { LoadSite } from './loadSite.ts';
import { shown } from './report.ts';
import { readCounts } from './stored.ts';
import type { SentForm } from './visitors.ts';

/** The fields of the page About that are edited, each by one person. */
const fields = ['title1', 'title2', 'description1', 'description2', 'story'] as const;

/** What the store holds of what is compared. */
async function stored({ ports }: LoadSite) {
  const counts = await readCounts(ports);
  return withEmulators(ports, async ({ firestore }) => {
    const entries = new Map<string, Record<string, unknown>>();
    for (const name of ['feedback', 'mentors']) {
      const { docs } = await firestore.collection(name).get();
      for (const each of docs) entries.set(each.id, each.data());
    }
    const slots = (await firestore.collection('limits').count().get()).data().count;
    const about = firestore.doc(siteDocument('about'));
    const { docs } = await about.collection(revisions).get();
    const versions = docs.map((each) => each.data()).sort((a, b) => a.version - b.version);
    return { counts, entries, slots, versions, version: (await about.get()).get('version') };
  });
}

/** Notes what was sent and what of it was acknowledged, and compares that with what is stored in the end. */
export async function newLedger(site: LoadSite) {
  const before = await stored(site);
  const forms: (SentForm & { acknowledged: boolean; calm: boolean })[] = [];
  const visits = { sure: 0, unsure: 0 };
  const edits = fields.map((field) => ({ field, made: 0, acknowledged: [] as string[] }));

  return {
    /** @param calm whether nothing was wrong meanwhile, so that it is certain to be counted */
    sent(form: SentForm, acknowledged: boolean, calm: boolean) {
      forms.push({ ...form, acknowledged, calm });
    },
    /** That a visit is counted is promised to nobody, but it is where nothing is wrong. */
    visited(status: number | undefined, calm: boolean) {
      if (status === 204 && calm) visits.sure += 1;
      else visits.unsure += 1;
    },
    editors: edits.map((edit) => ({
      /** What somebody saves next. */
      next() {
        edit.made += 1;
        return { [edit.field]: `Edit ${edit.made} of ${edit.field}.` };
      },
      saved(body: Record<string, string>, acknowledged: boolean) {
        if (acknowledged) edit.acknowledged.push(body[edit.field] ?? '');
      },
    })),

    async compare() {
      const now = await stored(site);
      const checks = [...formChecks(), editCheck(), visitCheck()];
      return {
        rows: checks.map(({ what, sent, found, wrong }) => [
          what,
          sent,
          found,
          wrong || 'as it has to be',
        ]),
        failures: checks.flatMap(({ what, wrong }) => (wrong ? [`${what}: ${wrong}`] : [])),
      };

      function formChecks(): Check[] {
        const added = [...now.entries].filter(([id]) => !before.entries.has(id));
        const acknowledged = forms.filter((form) => form.acknowledged);
        const missing = acknowledged.filter(({ id }) => !now.entries.has(id)).length;
        const sent = new Map(forms.map(({ id, content }) => [id, content]));
        const unknown = added.filter(([id]) => !sent.has(id)).length;
        const other = added.filter(([id, entry]) => {
          const content = sent.get(id) ?? {};
          const kept = Object.fromEntries(Object.keys(content).map((key) => [key, entry[key]]));
          return !isDeepStrictEqual(kept, content);
        }).length;
        const slots = now.slots - before.slots;
        const counted = totalOf(now.counts, 'forms') - totalOf(before.counts, 'forms');
        const certain = acknowledged.filter(({ calm }) => calm).length;
        return [
          {
            what: 'Forms',
            sent: `${shown(forms.length)}, ${shown(acknowledged.length)} acknowledged`,
            found: `${shown(added.length)} stored, each once and as it was sent`,
            wrong: wrong({
              missing,
              'of unknown origin': unknown,
              'not as they were sent': other,
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
            wrong: wrong({
              'too few': Math.max(0, certain - counted),
              'too many': Math.max(0, counted - added.length),
            }),
          },
        ];
      }

      function editCheck(): Check {
        const versions = now.versions.slice(before.versions.length);
        const made = edits.reduce((sum, edit) => sum + edit.made, 0);
        const acknowledged = edits.reduce((sum, edit) => sum + edit.acknowledged.length, 0);
        let [lost, doubled, disordered] = [0, 0, 0];
        for (const edit of edits) {
          const values = changes(now.versions.map((version) => version[edit.field]));
          const times = Map.groupBy(values, (value) => value);
          lost += edit.acknowledged.filter((value) => !times.has(value)).length;
          doubled += [...times.values()].filter((each) => each.length > 1).length;
          const wanted = edit.acknowledged.filter((value) => times.get(value)?.length === 1);
          if (
            !isDeepStrictEqual(
              values.filter((value) => wanted.includes(value)),
              wanted,
            )
          )
            disordered += 1;
        }
        const gaps = now.versions.filter(({ version }, index) => version !== index + 1).length;
        const last = now.version - now.versions.length;
        return {
          what: 'Edits in the history',
          sent: `${shown(made)}, ${shown(acknowledged)} acknowledged`,
          found: `${shown(versions.length)} versions, each edit in one of them`,
          wrong: wrong({
            lost,
            doubled,
            'fields in another order': disordered,
            'gaps between versions': gaps,
            'versions that the page is ahead': last,
            'never acknowledged': made - acknowledged,
          }),
        };
      }

      function visitCheck(): Check {
        const counted = totalOf(now.counts, 'pages') - totalOf(before.counts, 'pages');
        const { sure, unsure } = visits;
        return {
          what: 'Visits that were counted',
          sent: `${shown(sure)}, and ${shown(unsure)} in trouble, which may be counted`,
          found: shown(counted),
          wrong: wrong({
            'too few': Math.max(0, sure - counted),
            'too many': Math.max(0, counted - sure - unsure),
          }),
        };
      }
    },
  };
}

interface Check {
  what: string;
  sent: string;
  found: string;
  /** What is not as it has to be; empty where all is. */
  wrong: string;
}

const wrong = (numbers: Record<string, number>): string =>
  Object.entries(numbers)
    .filter(([, number]) => number !== 0)
    .map(([what, number]) => `${shown(number)} ${what}`)
    .join(', ');

/** The values that a field has taken one after the other, of those that were made here. */
export const changes = (values: string[]): string[] =>
  values.filter((value, index) => value.startsWith('Edit ') && value !== values[index - 1]);
