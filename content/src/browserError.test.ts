import { expect, test } from 'vitest';
import { browserErrorOf, cleanMessage } from './browserError.ts';

test.each([
  ["Cannot read properties of undefined (reading 'name')", true],
  ["undefined is not an object (evaluating 'a.b')", true],
  ['x is not a function', true],
  [
    `Unexpected token 'R', "Ruth is"... is not valid JSON`,
    'Unexpected token “…”, “…”... is not valid JSON',
  ],
  ["'#Ruth Cohen' is not a valid selector", '“…” is not a valid selector'],
  [
    'Could not load https://a.example/team?email=ruth@b.example at once',
    'Could not load … at once',
  ],
  ['Could not load /team/ruth?q=1', 'Could not load …'],
  ['ruth@example.org is no date', '… is no date'],
  ['Call 555-010 0199 now', 'Call … now'],
  ['Never closed: “Ruth is', 'Never closed: “…”'],
])('removes addresses and quoted words from “%s”', (message, kept) => {
  expect(cleanMessage(message)).toBe(kept === true ? message : kept);
});

test('cuts long messages of any kind', () => {
  for (const part of ['a ', '"', "'", '/', '@', '1 ', 'a:/', '(reading '])
    expect(cleanMessage(part.repeat(100_000)).length).toBeLessThanOrEqual(200);
});

const thrown = (stack: string) => Object.assign(new TypeError('x is not a function'), { stack });

test('the location is the first of our files in the stack', () => {
  const stack = [
    'TypeError: x is not a function',
    '    at y (chrome-extension://abcdef/assets.js:1:1)',
    '    at z (https://site.example/assets/publicSite-B1_c-2.js:1:2345)',
    '    at https://site.example/assets/hydration-A.js:9:9',
  ].join('\n');
  expect(browserErrorOf(thrown(stack))).toEqual({
    message: 'TypeError: x is not a function',
    at: 'publicSite-B1_c-2.js:1:2345',
  });
});

test('names the file that failed to load', () => {
  const error = new TypeError('Failed to load https://site.example/assets/ContactPage-D.js');
  error.stack = 'TypeError';
  expect(browserErrorOf(error)).toEqual({
    message: 'TypeError: Failed to load …',
    at: 'ContactPage-D.js',
  });
});

test.each([
  thrown('at https://elsewhere.example/x.js:1:1'),
  'a text',
  null,
  { stack: '/assets/a.js' },
])('errors from elsewhere are not counted: %s', (error) =>
  expect(browserErrorOf(error)).toBeUndefined(),
);
