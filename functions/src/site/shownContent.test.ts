import { contentSource } from '@lamplight/content/contentSource';
import { instantAt } from '@lamplight/content/instants';
import { noStoredPages } from '@lamplight/content/samples/noPages';
import type { RenderedPage } from '@lamplight/web/rendering';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentCache } from './contentCache.ts';
import { pageCache } from './pageCache.ts';
import { atOneMoment, shownBy } from './shownContent.ts';
import { boundedResponse, responseOf } from './siteResponses.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;
const start = Date.UTC(2026, 2, 28);

/** Numbers that look random, and are the same each time. */
function randomBy(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Timed {
  name: string;
  from: string;
  until: string;
}

/** When something begins and ends within a day; half of them have one of both, or none. */
function randomTimes(random: (below: number) => number): Pick<Timed, 'from' | 'until'> {
  const [one = 0, other = 0] = [random(24 * hour), random(24 * hour)].toSorted((a, b) => a - b);
  const text = (moment: number) => instantAt(start + moment, 'Europe/Berlin');
  return { from: random(4) ? text(one) : '', until: random(4) ? text(other + 1_000) : '' };
}

const isShown = ({ from, until }: Timed, now: number) => {
  const moment = (text: string) => Date.parse(text.replace(/\[.*/, ''));
  return (!from || moment(from) <= now) && (!until || now < moment(until));
};

/** A page, as the names of the members and blocks that it shows. */
function setUp(members: readonly Timed[], blocks: readonly Timed[]) {
  const stored = {
    ...noStoredPages,
    document: async () => ({
      blocks: blocks.map(({ name, ...times }) => ({ _type: 'quote', quote: name, ...times })),
    }),
    list: async () => members.map((member) => ({ id: member.name, data: { ...member } })),
  };
  const cached = contentCache(stored, {
    period: () => 0,
    staleMs: 600_000,
    timeoutMs: 1_000,
    failed: () => undefined,
  });
  const source = contentSource(shownBy(cached));
  const pages = pageCache({
    render: () =>
      atOneMoment(async () => {
        const [team, { blocks }] = await Promise.all([
          source.list('team'),
          source.document('home'),
        ]);
        const quotes = blocks.map((block) => Object(block).quote);
        return pageOf([...team.map(({ name }) => name), ...quotes].join(' '), { team, blocks });
      }),
    responseOf: (page) => responseOf(page, []),
    policy: { period: () => 0 },
    bounds: { pages: 3, bytes: 100_000 },
  });
  return async () => {
    const response = boundedResponse(await pages(new URL('https://lamplight.example/team')));
    return {
      text: String(response.body?.encoded('identity') ?? ''),
      caching: response.headers['Cache-Control'] ?? '',
    };
  };
}

const pageOf = (html: string, madeOf: Record<string, unknown>): RenderedPage => ({
  kind: 'page',
  status: 200,
  html,
  own: true,
  styles: [],
  madeOf,
});

/** A cache in front of the pages, which keeps what it gets as long as it may, and longer while it asks for a fresh one. */
function network(ask: () => Promise<{ text: string; caching: string }>) {
  let kept: { text: string; freshUntil: number; staleUntil: number } | undefined;
  const fetched = async () => {
    const { text, caching } = await ask();
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(caching)?.[1]);
    const freshUntil = Date.now() + seconds('s-maxage') * 1_000;
    const staleUntil = freshUntil + seconds('stale-while-revalidate') * 1_000;
    kept = { text, freshUntil, staleUntil };
    return text;
  };
  return async (): Promise<string> => {
    if (kept && Date.now() < kept.freshUntil) return kept.text;
    if (!kept || Date.now() >= kept.staleUntil) return fetched();
    const { text } = kept;
    await fetched();
    return text;
  };
}

test('at 1,000 random moments no cache has expired or not yet published content', async () => {
  const random = randomBy(38);
  let [loads, changes] = [0, 0];
  for (let site = 0; site < 10; site += 1) {
    const timed = (kind: string) => (_: unknown, index: number) => ({
      name: `${kind}${index}`,
      ...randomTimes(random),
    });
    const members = Array.from({ length: 6 }, timed('member'));
    const blocks = Array.from({ length: 6 }, timed('block'));
    const ask = setUp(members, blocks);
    const get = network(async () => {
      loads += 1;
      return ask();
    });
    const boundaries = [...members, ...blocks]
      .flatMap(({ from, until }) => [from, until])
      .filter(Boolean)
      .map((text) => Date.parse(text.replace(/\[.*/, '')));
    // Half of the moments are close to a boundary, where a second too long would be seen.
    const moments = Array.from({ length: 100 }, (_, index) =>
      index % 2
        ? start + random(25 * hour)
        : (boundaries[random(boundaries.length)] ?? start) + random(4_000) - 2_000,
    );
    let before: string | undefined;
    for (const moment of moments.toSorted((a, b) => a - b)) {
      vi.setSystemTime(moment);
      const now = [...members, ...blocks].filter((each) => isShown(each, moment));
      const text = await get();
      expect(text).toBe(now.map(({ name }) => name).join(' '));
      if (before !== undefined && text !== before) changes += 1;
      before = text;
    }
  }
  // It is cached in between, and there is something to be seen.
  expect(loads).toBeLessThan(1_000);
  expect(changes).toBeGreaterThan(100);
});

test('a page is rendered again when its content changes in the meantime', async () => {
  vi.setSystemTime(start);
  const member = { name: 'Ruth', from: '', until: instantAt(start + 2_000, 'UTC') };
  const data = [{ id: 'ruth', data: member }];
  let slow = true;
  const store = shownBy({
    ...noStoredPages,
    document: async () => undefined,
    list: async () => {
      if (slow) vi.setSystemTime(start + 1_999);
      return data;
    },
  });
  const made = atOneMoment(async () => {
    const items = await store.list('team', 10);
    if (slow) vi.setSystemTime(start + 2_001);
    slow = false;
    return items.length;
  });
  expect(await made).toEqual({ made: 0, until: Number.POSITIVE_INFINITY });
});

test.each([
  [3_600, 's-maxage=60, stale-while-revalidate=600'],
  [100, 's-maxage=60, stale-while-revalidate=40'],
  [59.9, 's-maxage=59, stale-while-revalidate=0'],
  [0.4, 's-maxage=0, stale-while-revalidate=0'],
  [-5, 's-maxage=0, stale-while-revalidate=0'],
])('%d seconds before the content changes pages are cached for %s', (seconds, expected) => {
  const answer = { ...responseOf(pageOf('Team', {}), []), until: start + seconds * 1_000 };
  const { headers } = boundedResponse(answer, start);
  expect(headers['Cache-Control']).toBe(`public, max-age=0, ${expected}`);
});
