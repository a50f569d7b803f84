import { strict } from 'chrono-node/en';
import { expect, test } from 'vitest';
import { lastDayIn } from './lastDay.ts';

const today = new Date(2026, 10, 21, 9);

test.each([
  ['This event was on 3 March 2026.', '2026-03-03'],
  ['March 3rd, 2026, 6 pm', '2026-03-03'],
  ['Tuesday 3 March 2026, 18:00–20:00', '2026-03-03'],
  ['3–5 March 2026', '2026-03-05'],
  ['12, 13 and 14 March 2026', '2026-03-14'],
  ['From 3 March 2025 to 5 May 2026', '2026-05-05'],
  ['3 March 2025, then 5 May 2024', '2025-03-03'],
  ['2026-03-04', '2026-03-04'],
  ['13/4/2026', '2026-04-13'],
  // As likely the fourth of March as the third of April.
  ['3/4/2026', '2026-04-03'],
  // Without a year, the nearest to today.
  ['12 October', '2026-10-12'],
  ['3 March', '2027-03-03'],
])('%s', (text, day) => {
  expect(lastDayIn(text, strict, today)?.toLocaleDateString('sv')).toBe(day);
});

test.each([
  'First Thursday of every month, 6 pm',
  'Two weeks in July · ages 10 to 15',
  'In March 2026',
  'Open 24/7',
  'Yesterday, last Friday, 5 days ago',
  'Every week since 3 March 2020',
  'May we see you? 310 of 400 learners do.',
  '',
])('names no day: %s', (text) => {
  expect(lastDayIn(text, strict, today)).toBeNull();
});
