import { expect, test } from 'vitest';
import { parseArguments } from '../lib/command.ts';
import { readDeployOptions } from './options.ts';

const reading = (...args: string[]) => readDeployOptions(parseArguments('deploy', args));

test('reads the given options', () => {
  const args = ['--project', 'our-site', '--dry-run', '--manager', 'Ruth@Example.org'];
  expect(reading(...args, '--accept', 'region', '--accept', 'deletions')).toEqual({
    project: 'our-site',
    dryRun: true,
    manager: 'ruth@example.org',
    accept: ['region', 'deletions'],
  });
  expect(reading('--project', 'our-site')).toEqual({
    project: 'our-site',
    dryRun: false,
    manager: undefined,
    accept: [],
  });
});

test.each([
  [[], /by its id/],
  [['--project', 'Our Site'], /by its id/],
  [['--project', 'demo-lamplight', '--dry-run'], /nowhere but in the emulators/],
  [['--project', 'our-site', '--accept', 'all'], /"all" is nothing to accept/],
  [['--project', 'our-site', '--manager', 'ruth'], /"ruth" is no email address/],
  [['--project', 'our-site', '--now'], /--now/],
  [['our-site'], /our-site/],
])('%j is rejected with the reason', (args, sentence) => {
  expect(() => reading(...args)).toThrow(sentence);
});
