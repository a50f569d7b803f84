import { expect, test } from 'vitest';
import type { Finding } from './findings.ts';
import { countText, reportLines, reportMarkdown } from './report.ts';

const finding: Finding = {
  file: 'team.json',
  path: '2.name',
  label: 'Team member 3: Name',
  value: '"<b>|*Ada*"',
  outcome: 'changed',
  done: 'taken as “|*Ada*”: without its HTML',
};
const other: Finding = { ...finding, file: 'about.json', path: '', value: '', outcome: 'refused' };

test('the report is grouped by file, and shows the old values unchanged', () => {
  expect(reportMarkdown([finding, other], ['New: team/a'])).toBe(`# What moved in

- New: team/a.

## about.json

| Where | Field | Was | What was done |
| --- | --- | --- | --- |
|  | Team member 3: Name |  | taken as “\\|\\*Ada\\*”: without its HTML |

## team.json

| Where | Field | Was | What was done |
| --- | --- | --- | --- |
| 2.name | Team member 3: Name | "\\<b\\>\\|\\*Ada\\*" | taken as “\\|\\*Ada\\*”: without its HTML |
`);
});

test('the terminal shows a line for each finding', () => {
  expect(reportLines([finding])).toEqual([
    '\nteam.json',
    '  2.name · Team member 3: Name · "<b>|*Ada*" · taken as “|*Ada*”: without its HTML',
  ]);
});

test('findings are counted', () => {
  expect(countText([finding, other])).toBe('2 findings: 1 taken in another form, 1 not taken');
  expect(countText([])).toBe('Everything could be taken as it was');
});
