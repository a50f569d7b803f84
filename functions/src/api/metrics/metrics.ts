import { countedDays, countsOfVisit, type Overview, visitSchema } from '@lamplight/content/metrics';
import { isPageAddress } from '@lamplight/content/pageAddresses';
import { addressClaim } from '@lamplight/content/paths';
import { publicPages } from '@lamplight/content/sitePages';
import { LRUCache } from 'lru-cache';
import { bodyLimits } from '../../http/body.ts';
import { tooMany } from '../../http/errors.ts';
import { validated } from '../../http/validated.ts';
import { requireStaff } from '../../staff/staff.ts';
import { readDays, recordMetrics } from '../../store/metrics.ts';
import { visitorStore } from '../../store/visitorStore.ts';
import { clientNetwork } from '../../visitors/clientNetwork.ts';
import { jsonObject } from '../input.ts';
import type { Handler } from '../route.ts';

const schema = visitSchema(publicPages.map(([name]) => name));

const seconds = 600;

/** How often a network is counted within that time, by each instance; schools have many visitors behind one. */
const maxOfNetwork = 300;

/**
 * How often each network was, in memory: slots as forms claim them would cost more reads and writes than what
 * they protect, which is one write, and a number that is only roughly right.
 */
const recent = new LRUCache<string, number>({
  max: 10_000,
  ttl: seconds * 1_000,
  noUpdateTTL: true,
});

/** The addresses that pages of staff's own have or had, as far as they were looked up lately. */
const known = new LRUCache<string, boolean>({ max: 1_000, ttl: seconds * 1_000 });

/** Whether there is a page of a name, or was ever one at an address: made-up ones are not counted. */
async function isPage(name: string): Promise<boolean> {
  if (!isPageAddress(name)) return true;
  const before = known.get(name);
  if (before !== undefined) return before;
  const isThere = (await visitorStore.document(addressClaim(name))) !== undefined;
  known.set(name, isThere);
  return isThere;
}

/** Counts the report that a page sends when it is left. The page ignores whether that worked. */
export const countVisit: Handler = async (request, response) => {
  const visit = validated(schema, jsonObject(request, bodyLimits.visit));
  const network = clientNetwork(request);
  const times = (recent.get(network) ?? 0) + 1;
  if (times > maxOfNetwork) throw tooMany(seconds);
  recent.set(network, times);
  const isThere = await Promise.all(visit.pages.map(isPage));
  const pages = visit.pages.filter((_, index) => isThere[index]);
  await recordMetrics(countsOfVisit({ ...visit, pages }), { errors: visit.errors });
  response.status(204).end();
};

/** How many errors, and how many addresses that were not found, are shown. */
const shown = 100;

/** Shows managers what was counted. */
export const showSeen: Handler = async (request, response) => {
  await requireStaff(request.get('Authorization'), 'observe');
  const days = await readDays(countedDays);
  response.json({
    days: days.map(({ day, counts }) => ({ day, counts })),
    errors: mostFrequent(days.map(({ day, errors }) => ({ day, entries: errors }))),
    missed: mostFrequent(days.map(({ day, missed }) => ({ day, entries: missed }))),
  } satisfies Overview);
};

interface DayEntries<Entry> {
  day: string;
  entries: [id: string, entry: Entry][];
}

/** The entries of several days, each once with how often it was and when last, the most frequent first. */
function mostFrequent<Entry extends { count: number }>(days: DayEntries<Entry>[]) {
  const found = new Map<string, Entry & { lastDay: string }>();
  for (const { day, entries } of days) {
    for (const [id, entry] of entries) {
      const count = entry.count + (found.get(id)?.count ?? 0);
      found.set(id, { ...entry, count, lastDay: day });
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count).slice(0, shown);
}
