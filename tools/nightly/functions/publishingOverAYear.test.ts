import { listItem, revisions } from '@lamplight/content/paths';
import { listSamples } from '@lamplight/content/samples/bySite';
import { times } from '@lamplight/content/samples/sample';
import { localTimeAt, resolveLocalTime } from '@lamplight/content/zonedTime';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type Running, startAny } from '../../../tests/functions/framework.ts';
import { plannedDraft, plannedIn, run } from '../../../tests/functions/plannedDrafts.ts';

const project = 'demo-publishing-year';
const { store, save, saveDrafts, role, records, end } = plannedIn(project);

afterAll(end);

/** Numbers that look like chance, and are the same in each run: as mulberry32 makes them. */
function chance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const [minute, day] = [60_000, 86_400_000];
const zones = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'];
const [count, minutesOfYear] = [500, 365 * 24 * 60];
const path = (index: number) => listItem('studentTestimonials', `quote-${index}`);

const start = async (): Promise<Running> => {
  const running = await startAny(project, { target: 'publishDrafts' });
  onTestFinished(() => running.kill());
  return running;
};

/** By how much clocks in a zone are ahead of UTC. */
const aheadAt = (moment: number, zone: string) =>
  Date.parse(`${localTimeAt(moment, zone)}Z`) - moment;

/** The days of a year on which clocks change in a zone. */
const changesIn = (begin: number, zone: string) =>
  times(365, (index) => begin + index * day).filter(
    (moment) => aheadAt(moment, zone) !== aheadAt(moment + day, zone),
  );

/** A moment of a year that staff chose by the clocks of a zone; every fifth one in the night in which these change. */
function chosenMoment(index: number, begin: number, random: (below: number) => number): number {
  const zone = zones[index % zones.length] ?? '';
  const changes = changesIn(begin, zone);
  const change = changes[random(changes.length)] ?? begin;
  const wanted =
    index % 5 === 0 ? change + random(24 * 60) * minute : begin + random(minutesOfYear) * minute;
  return resolveLocalTime(localTimeAt(wanted, zone), zone)?.moment ?? wanted;
}

/** How many drafts are published. */
const published = async () => {
  const done = store.collection('drafts').where('state', '==', 'published').count();
  return (await done.get()).data().count;
};

test('each of 500 drafts over a year is published once, by the first run after its time', async () => {
  const random = chance(20_261_127);
  const begin = Math.floor(Date.now() / minute - minutesOfYear) * minute;
  const at = times(count, (index) => chosenMoment(index, begin, random));
  await role('ruth', 'editor');
  const { small } = listSamples.studentTestimonials.valid;
  await save(Object.fromEntries(at.map((_, index) => [path(index), { ...small, order: index }])));
  await saveDrafts(
    Object.fromEntries(
      at.map((moment, i) => [
        path(i),
        plannedDraft(moment, { name: `${i}` }, { zone: zones[i % zones.length] ?? '' }),
      ]),
    ),
  );

  // In between, the function is stopped: for two days on average.
  const runs = times(80, () => begin + random(minutesOfYear) * minute).sort((a, b) => a - b);
  const early = at.slice(0, 10).map((moment) => moment - 1);
  let [one, other] = [await start(), await start()];
  const moments = [...runs, ...early, begin + minutesOfYear * minute].sort((a, b) => a - b);
  for (const [index, now] of moments.entries()) {
    const isKilled = index === 50;
    if (isKilled) {
      const running = run(one, now);
      await new Promise((resolve) => setTimeout(resolve, random(60)));
      await one.kill();
      await running;
      one = other;
      other = await start();
    }
    const isTwice = index % 4 === 0;
    const statuses = await Promise.all([run(one, now), ...(isTwice ? [run(other, now)] : [])]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const dueNow = at.filter((moment) => moment <= now).length;
    // A transaction of a process that was killed keeps others from its draft for up to a minute.
    for (let tries = 0; isKilled && tries < 4 && (await published()) < dueNow; tries++)
      await run(one, now);
    expect(await published(), new Date(now).toISOString()).toBe(dueNow);
  }

  const items = await store.collectionGroup(revisions).where('version', '==', 2).get();
  const saves = items.docs.filter(({ ref }) => ref.path.startsWith('studentTestimonials'));
  expect(new Set(saves.map((each) => each.get('name')))).toEqual(new Set(times(count, String)));
  const third = await store.collectionGroup(revisions).where('version', '==', 3).count().get();
  expect(third.data().count).toBe(0);
  expect((await records()).map(({ kind }) => kind)).toEqual(times(count, () => 'published'));
}, 240_000);
