import { expect, test } from 'vitest';
import { actionNames, activitySchema, activityText } from './activity.ts';
import { may, mayGive, rights, roleOf, roles } from './rights.ts';

const listName = (of: string) => ({ team: 'Team', feedback: 'Feedback' })[of] ?? of;

const timeText = (instant: string) => `the day ${instant}`;

const said: Record<(typeof actionNames)[number], [stored: object, text: string]> = {
  deleted: [{ of: 'team', name: 'Anna' }, 'deleted “Anna” (Team)'],
  restored: [{ of: 'feedback', name: '' }, 'restored feedback (Feedback)'],
  exported: [
    { of: 'feedback', filter: { as: 'csv', with: 'a search' }, count: 1 },
    'exported Feedback: as csv, with a search, 1 submission',
  ],
  erased: [
    { feedback: 2, mentors: 1 },
    'erased a person’s data: 2 feedback submissions, 1 mentor application',
  ],
  invited: [{ email: 'a@b.example', role: 'editor' }, 'invited a@b.example: Editor'],
  passwordLink: [{ email: 'a@b.example' }, 'sent a@b.example a link to set a password'],
  role: [{ email: 'a@b.example', role: 'viewer' }, 'made a@b.example Viewer'],
  removed: [{ email: 'a@b.example' }, 'removed a@b.example from the staff'],
  loggedOut: [{}, 'logged out an account on all devices'],
  refused: [{}, 'tried to log in without being staff'],
  settings: [
    { name: 'RETENTION_DAYS', before: '', after: '90' },
    'changed the setting RETENTION_DAYS from nothing to 90',
  ],
  published: [
    { of: 'team', name: 'Anna', planned: '2026-11-30' },
    'published “Anna” (Team), scheduled for the day 2026-11-30',
  ],
  notPublished: [
    { of: 'feedback', planned: '2026-11-30', reason: 'clash' },
    'couldn’t publish Feedback, scheduled for the day 2026-11-30: someone has changed the same field on the live page',
  ],
};

test.each(actionNames)(
  'describes the action “%s” in words and ignores other stored fields',
  (kind) => {
    const [stored, text] = said[kind];
    const record = activitySchema.parse({ kind, by: 7, at: 'now', secret: true, ...stored });
    expect(activityText(record, listName, timeText)).toBe(text);
  },
);

test('says that an export was incomplete', () => {
  const record = activitySchema.parse({ kind: 'exported', by: 'a', of: 'team', count: 'many' });
  expect(activityText(record, listName, timeText)).toBe('exported Team: all, incomplete');
});

test('staff without a role are managers, those with an unknown role have no rights', () => {
  expect(roleOf({})).toBe('manager');
  expect(roleOf({ role: 'editor' })).toBe('editor');
  for (const role of ['owner', '', null, 7]) expect(roleOf({ role })).toBeUndefined();
  for (const right of Object.keys(rights) as (keyof typeof rights)[]) {
    expect(may(undefined, right)).toBe(false);
    expect(may('manager', right)).toBe(true);
  }
});

test('staff can’t give a role above their own', () => {
  const given = roles.map((own) => roles.filter((role) => mayGive(own, role)));
  expect(given).toEqual([['viewer'], ['viewer', 'editor'], [...roles]]);
  expect(roles.some((role) => mayGive(undefined, role))).toBe(false);
});
