import { expect, test } from 'vitest';
import { parseArguments, UsageError } from '../../scripts/lib/command.ts';
import { readImportArguments } from './arguments.ts';

const reading = (args: string[]) => readImportArguments(parseArguments('import', args));

const local = { project: undefined, site: undefined };
const careful = { replace: false, dryRun: false, allowPrivate: false };

test.each([
  [['/old/answers/'], { folder: '/old/answers/', report: '/old/answers-report.md' }],
  [['/a', '--report', 'b.md', '--dry-run'], { folder: '/a', report: 'b.md', dryRun: true }],
  [['--replace', '/a', '--project', 'our-site'], { replace: true, project: 'our-site' }],
  [['/a', '--project', 'demo-lamplight'], { project: undefined }],
  [['/a', '--site', 'https://old.example'], { site: new URL('https://old.example') }],
])('understands %j', (args, meaning) => {
  expect(reading(args)).toMatchObject({ ...local, ...careful, ...meaning });
});

test.each([
  [[], /in which folder/],
  [['/a', '/b'], /“\/b” is one too many/],
  [['/a', '--project', 'Our Site'], /by its id/],
  [['/a', '--site', 'old.example'], /from its beginning/],
  [['/a', '--site', 'ftp://old.example'], /from its beginning/],
  [['/a', '--force'], /Unknown option '--force'/],
])('%j is rejected with the reason', (args, sentence) => {
  expect(() => reading(args)).toThrow(sentence);
  expect(() => reading(args)).toThrow(UsageError);
});
