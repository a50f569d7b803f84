import { expect, test, vi } from 'vitest';
import { dayAndTime, whenText } from './dateText.ts';

const now = new Date(2026, 10, 21, 18, 30);

test.each([
  [new Date(2026, 10, 21, 14, 2), '14:02'],
  [new Date(2026, 10, 20, 23, 59), '20 Nov, 23:59'],
  [new Date(2025, 10, 21, 9, 5), '21 Nov 2025, 09:05'],
])('%s is shown as %s', (when, text) => {
  expect(whenText(when, now)).toBe(text);
});

test('a time next to an action includes the day', () => {
  const times = [
    new Date(2026, 10, 21, 14, 2),
    new Date(2026, 10, 20, 23, 59),
    new Date(2026, 10, 19),
  ];
  const said = times.map((when) => dayAndTime(when, now));
  expect(said).toEqual(['Today, 14:02', 'Yesterday, 23:59', '19 Nov, 00:00']);
});

test('the day before is yesterday, even if the clocks changed', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const saved = [new Date(2027, 2, 14, 12), new Date(2027, 2, 13, 23, 50)];
  const said = saved.map((when) => dayAndTime(when, new Date(2027, 2, 15, 0, 30)));
  vi.unstubAllEnvs();
  expect(said).toEqual(['Yesterday, 12:00', expect.not.stringContaining('Yesterday')]);
});
