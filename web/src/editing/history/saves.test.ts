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

const versions = [
  stored(4, { title: 'B', text: 'y' }, 3_000),
  stored(3, { title: 'B', text: 'y' }),
  stored(2, { title: 'A', text: 'y' }),
  stored(1, { title: 'A', text: 'x' }),
];

test('each save is told with what it changed', () => {
  expect(savesOf({ versions, complete: true }, whole)).toMatchObject([
    { version: 4, changes: [], isPlaced: true },
    { version: 3, changes: [{ at: ['title'] }], values: { title: 'B' }, by: 'ruth' },
    { version: 2, changes: [{ at: ['text'] }], isPlaced: false },
    { version: 1, changes: [], isFirst: true },
  ]);
});

test('the last of a page is there to compare with', () => {
  const read = { versions: versions.slice(0, 3), complete: false };
  const told = savesOf(read, whole).map(({ version }) => version);
  expect(told).toEqual([4, 3]);
});

test('a save that changed nothing is told too', () => {
  const again = [stored(2, { title: 'A', text: 'x' }), stored(1, { title: 'A', text: 'x' })];
  expect(savesOf({ versions: again, complete: true }, whole)).toHaveLength(2);
});
