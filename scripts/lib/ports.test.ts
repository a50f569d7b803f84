import { expect, test } from 'vitest';
import { portsAt, requestedOffset } from './ports.ts';

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

test.each(['-1', '1.5', 'many', '0x10', '60000'])('%s is no offset', (value) => {
  expect(() => requestedOffset({ LAMPLIGHT_PORT_OFFSET: value })).toThrow(/whole number up to/);
});

test.each([
  ['1', 5001],
  ['1000', 6000],
  ['2000', 10_080],
])('the offset %s is refused, because nobody could use port %s', (value, port) => {
  expect(() => requestedOffset({ LAMPLIGHT_PORT_OFFSET: value })).toThrow(`port ${port}`);
});
