import { expect, test } from 'vitest';
import { planText } from './planText.ts';

const now = Date.UTC(2026, 10, 27, 5);
const at = '2026-11-30T05:00:00Z[Africa/Nairobi]';
const by = 'ruth';
const when = 'Monday 30 November 2026, 08:00 in Nairobi, in 3 days';

test.each([
  [{}, ''],
  [{ publish: { at, by, version: 2 } }, `Will be published on ${when}.`],
  [
    { publish: { at, by, version: 1 } },
    `Will be published on ${when}, without the changes saved since then.`,
  ],
  [
    { stopped: { at, by, reason: 'clash' as const } },
    `Wasn’t published on ${when}: someone has changed the same field on the live page.`,
  ],
])('describes the plan of a draft with %j', (plan, text) => {
  const draft = { version: 2, publish: undefined, stopped: undefined, ...plan };
  expect(planText(draft, 'Africa/Nairobi', now)).toBe(text);
});
