import { expect, test } from 'vitest';
import { savesOf } from './saves.ts';

const stored = (version: number, content: Record<string, unknown>, order = 1_000) => ({
  version,
  order,
  content,
  savedAt: new Date(version),
  savedBy: 'ruth',
});
const whole = (content: unknown) => ({ title: '', text: '', ...Object(content) });
const title = (content: unknown) => ({ title: String(Object(content).title ?? '') });

const versions = [
  stored(4, { title: 'B', text: 'y' }, 3_000),
  stored(3, { title: 'B', text: 'y' }),
  stored(2, { title: 'A', text: 'y' }),
  stored(1, { title: 'A', text: 'x' }),
];

test('each save is told with what it changed', () => {
  expect(savesOf(versions, true, whole)).toMatchObject([
    { version: 4, changes: [], isPlaced: true },
    { version: 3, changes: [{ at: ['title'] }], values: { title: 'B' }, by: 'ruth' },
    { version: 2, changes: [{ at: ['text'] }], isPlaced: false },
    { version: 1, changes: [], isFirst: true },
  ]);
});

test('the last of a page is there to compare with', () => {
  const told = savesOf(versions.slice(0, 3), false, whole).map(({ version }) => version);
  expect(told).toEqual([4, 3]);
});

test('of a part only what changed it is told', () => {
  const unmoved = versions.slice(1);
  expect(savesOf(unmoved, true, title).map(({ version }) => version)).toEqual([3, 1]);
});

test('a save that changed nothing is told where all is edited', () => {
  const again = [stored(2, { title: 'A', text: 'x' }), stored(1, { title: 'A', text: 'x' })];
  expect(savesOf(again, true, whole)).toHaveLength(2);
  expect(savesOf(again, true, title)).toHaveLength(1);
});
