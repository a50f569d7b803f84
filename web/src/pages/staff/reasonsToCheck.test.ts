import { blocksFromHtml } from '@lamplight/content/blocksFromHtml';
import { ownPageSchema } from '@lamplight/content/ownPage';
import { emptyValue } from '@lamplight/content/readable';
import { strict } from 'chrono-node/en';
import { expect, test } from 'vitest';
import { lastDayIn } from '../../editing/advice/lastDay.ts';
import { type Finding, reasonsToCheck } from './reasonsToCheck.ts';

const today = new Date(2027, 4, 24, 9);
const reads: string[] = [];
const finding: Finding = {
  lastDay: async (text) => lastDayIn(text, strict, today),
  isGone: async (path) => {
    reads.push(path);
    return path.includes('gone');
  },
  today,
  origin: 'https://lamplight.example',
};

const reasons = (description: string, text = '') =>
  reasonsToCheck(
    {
      schema: ownPageSchema,
      content: {
        ...emptyValue(ownPageSchema),
        description,
        address: '/gone-itself',
        blocks: [{ _type: 'text', text: blocksFromHtml(text).blocks }],
      },
      checkedAt: new Date(2026, 10, 24, 18),
    },
    finding,
  );

test.each([
  ['Join us on 3 May 2027.', ['3 May 2027 has passed since the last check.']],
  ['On 24 November 2026 and 3 May 2027.', ['3 May 2027 has passed since the last check.']],
  ['Founded on 3 May 2012.', []],
  ['Until 24 May 2027.', []],
  ['No day at all', []],
])('checks a day: %s', async (text, said) => {
  expect(await reasons(text)).toEqual(said);
});

test('the last day of several texts counts', async () => {
  expect(await reasons('On 3 January 2027.', '<p>On 4 January 2027.</p>')).toEqual([
    '4 January 2027 has passed since the last check.',
  ]);
});

test('names links to missing pages, and looks each up once', async () => {
  reads.length = 0;
  const link = (to: string) => `<a href="${to}">${to}</a>`;
  const links = [
    '/about',
    '/gone#today',
    'https://lamplight.example/gone',
    'https://other.example/',
  ];
  expect(await reasons('', `<p>${links.map(link).join(' ')}</p>`)).toEqual([
    'It links to /gone, which is gone or hidden.',
  ]);
  expect(reads).toEqual(['/about', '/gone']);
});
