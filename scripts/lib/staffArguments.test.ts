import { expect, test } from 'vitest';
import { parseArguments, UsageError } from './command.ts';
import { readStaffArguments } from './staffArguments.ts';

const reading = (args: string[]) => readStaffArguments(parseArguments('staff', args));

test.each([
  [['list'], { action: 'list', project: undefined }],
  [['add', 'Ada@Example.org'], { action: 'add', email: 'ada@example.org', project: undefined }],
  [
    ['--project', 'our-site', 'remove', 'ada@example.org'],
    { action: 'remove', email: 'ada@example.org', project: 'our-site' },
  ],
  [
    ['logout', 'ada@example.org'],
    { action: 'logout', email: 'ada@example.org', project: undefined },
  ],
  [['list', '--project', 'demo-lamplight'], { action: 'list', project: undefined }],
])('understands %j', (args, meaning) => {
  expect(reading(args)).toEqual(meaning);
});

test.each([
  [[], /add, remove, logout or list/],
  [['promote', 'ada@example.org'], /add, remove, logout or list/],
  [['add'], /Say whom to add/],
  [['logout'], /Say whom to log out/],
  [['add', 'ada'], /"ada" is no email address/],
  [['add', 'ada@example'], /no email address/],
  [['add', 'ada@example.org', 'bob@example.org'], /one email address at a time/],
  [['list', 'ada@example.org'], /takes no email/],
  [['list', '--project'], /--project <value>' argument missing/],
  [['list', '--project', 'Our Site'], /by its id/],
])('%j is rejected with the reason', (args, sentence) => {
  expect(() => reading(args)).toThrow(sentence);
  expect(() => reading(args)).toThrow(UsageError);
});
