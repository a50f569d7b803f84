import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './places.ts';
import { portsAt, portsOfRun, proposedOffsets, requestedOffset } from './ports.ts';

test('an offset moves every port', () => {
  expect(portsAt(0)).toMatchObject({ hosting: 5000, firestore: 8080, websocket: 9150 });
  expect(portsAt(300)).toMatchObject({ hosting: 5300, firestore: 8380, websocket: 9450 });
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['0', 0],
  ['100', 100],
])('LAMPLIGHT_PORT_OFFSET=%s asks for %s', (value, offset) => {
  expect(requestedOffset(value === undefined ? {} : { LAMPLIGHT_PORT_OFFSET: value })).toBe(offset);
});

test.each(['-1', '1.5', 'many', '0x10', '60000'])('%s is not a valid offset', (value) => {
  expect(() => requestedOffset({ LAMPLIGHT_PORT_OFFSET: value })).toThrow(/whole number up to/);
});

test.each([
  ['1', 5001],
  ['1000', 6000],
  ['2000', 10_080],
])('the offset %s is rejected because port %s would be unusable', (value, port) => {
  expect(() => requestedOffset({ LAMPLIGHT_PORT_OFFSET: value })).toThrow(`port ${port}`);
});

const pairs = proposedOffsets.flatMap((one, at) =>
  proposedOffsets.slice(at + 1).map((other) => [one, other] as const),
);

test.each(pairs)('runs at the offsets %d and %d share no port', (one, other) => {
  const ports = new Set(portsOfRun(one));
  expect(portsOfRun(other).filter((port) => ports.has(port))).toEqual([]);
});

test.each(proposedOffsets)('at the offset %d all ports are different and usable', (offset) => {
  const all = portsOfRun(offset);
  expect(new Set(all).size).toBe(all.length);
  // Those above are given to outgoing connections.
  expect(Math.max(...all)).toBeLessThan(32_768);
  expect(requestedOffset({ LAMPLIGHT_PORT_OFFSET: String(offset) })).toBe(offset);
});

test.each([100, 200, 400, 500, 600])(
  'the offset %d is not proposed because it collides with a run at 0',
  (offset) => {
    const ports = new Set(portsOfRun(0));
    expect(portsOfRun(offset).some((port) => ports.has(port))).toBe(true);
    expect(proposedOffsets).not.toContain(offset);
  },
);

test('README proposes the first offsets', () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  const [, named = ''] = /runs at the offsets ([\d, and\s]+) can go on at once/.exec(readme) ?? [];
  expect(named.match(/\d+/g)?.map(Number)).toEqual(proposedOffsets.slice(0, 5));
});
