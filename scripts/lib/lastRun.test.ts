import { expect, test } from 'vitest';
import { ranIn } from './lastRun.ts';
import { inRoot } from './places.ts';

test('remembers how long files took, and tests that can run alone', () => {
  const assertionResults = [
    { fullName: 'scenes: one', status: 'passed', duration: 1500 },
    { fullName: 'not asked for', status: 'skipped' },
  ];
  const name = inRoot('tests/rules/scenes.test.ts');
  const vitest = { testResults: [{ name, startTime: 1000, endTime: 3000, assertionResults }] };
  const one = { title: 'scenes: one', line: 0, seconds: 1.5 };
  expect(ranIn('rules', vitest)).toEqual({
    'tests/rules/scenes.test.ts': { seconds: 2, tests: [one] },
  });
  expect(ranIn('unit', vitest)).toEqual({
    'tests/rules/scenes.test.ts': { seconds: 2, tests: [] },
  });
  const spec = { title: 'it fits', line: 3, tests: [{ results: [{ duration: 2500 }] }] };
  const inside = { title: 'on a phone', file: 'news.spec.ts', specs: [spec] };
  expect(
    ranIn('e2e', { suites: [{ title: '', file: 'news.spec.ts', specs: [], suites: [inside] }] }),
  ).toEqual({
    'e2e/news.spec.ts': {
      seconds: 0,
      tests: [{ title: 'on a phone › it fits', line: 3, seconds: 2.5 }],
    },
  });
});
