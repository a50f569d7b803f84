import { submissionStates } from '@lamplight/content/submission';
import { expect, test } from 'vitest';
import { exportRequestSchema, invitationSchema, loginSchema } from './requests.ts';

test('an export defaults to everything, as a workbook', () => {
  expect(exportRequestSchema.parse({})).toEqual({
    format: 'xlsx',
    state: submissionStates,
    search: '',
    timeZone: 'UTC',
  });
});

test('an export can be limited by states, days and words, in a format', () => {
  const days = { from: '2026-02-01', to: '2026-02-28', timeZone: 'Europe/Lisbon' };
  const query = { format: 'csv', search: 'lamp Zoë', ...days };
  expect(exportRequestSchema.parse({ ...query, state: 'new,in-progress' })).toEqual({
    ...query,
    state: ['new', 'in-progress'],
  });
  expect(exportRequestSchema.parse({ from: '2026-02-01', to: '2026-02-01' })).toMatchObject({
    from: '2026-02-01',
  });
});

test.each([
  { format: 'pdf' },
  { format: '' },
  { format: ['xlsx', 'csv'] },
  { state: '' },
  { state: 'new,lost' },
  { state: 'new, done' },
  { state: ['new', 'done'] },
  { from: '2026-02-30' },
  { from: '2026-2-1' },
  { from: 'yesterday' },
  { from: '0000-01-01' },
  { from: '' },
  { to: '2026-02-01T00:00:00+01:00' },
  { from: '2026-02-02', to: '2026-02-01' },
  { search: 'x'.repeat(201) },
  { search: ['lamp'] },
  { states: 'new' },
])('%j is refused', (query) => {
  expect(exportRequestSchema.safeParse(query).success).toBe(false);
});

test.each([
  [' Jo@MÜNCHEN.example ', 'jo@xn--mnchen-3ya.example'],
  ['jo@xn--mnchen-3ya.example', 'jo@xn--mnchen-3ya.example'],
  ['مثال@مثال.example', 'مثال@xn--mgbh0fb.example'],
  ['ru\u00adth@lamp.example', 'ruth@lamp.example'],
])('%j is invited and logs in as %s', (email, account) => {
  expect(invitationSchema.parse({ email, role: 'editor' }).email).toBe(account);
  expect(loginSchema.parse({ email, password: 'x' }).email).toBe(account);
});
