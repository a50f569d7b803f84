import { expect, test } from 'vitest';
import { shortestFilling, spamReason } from './spam.ts';

test.each([
  ['whoever says nothing of how it was filled in', {}],
  ['a form that took as long as the shortest filling time', { elapsed: shortestFilling }],
  ['a form open for a day', { elapsed: 86_400_000, website: '' }],
])('%s is believed', (_, filling) => {
  expect(spamReason(filling)).toBe('');
});

test.each([
  [{ website: 'https://pills.example' }, 'honeypot'],
  [{ website: ' ', elapsed: 60_000 }, 'honeypot'],
  [{ website: 'x', elapsed: 0 }, 'honeypot'],
  [{ website: '', elapsed: shortestFilling - 1 }, 'too-fast'],
  [{ elapsed: 0 }, 'too-fast'],
  [{ elapsed: -5 }, 'too-fast'],
])('a form filled in like %j is taken for spam: %s', (filling, reason) => {
  expect(spamReason(filling)).toBe(reason);
});
