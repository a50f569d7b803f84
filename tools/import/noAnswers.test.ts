import { siteDocumentSchemas, siteListSchemas } from '@lamplight/content/siteContent';
import { submissionKinds } from '@lamplight/content/submissionKinds';
import type * as z from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { fixturePictures as pictures } from './fixture.ts';
import { answerFiles, planOf } from './plan.ts';
import { keysOfErrors } from './shapes.ts';

const now = new Date('2026-11-24T12:00:00Z');
const plan = (file: string, answer: unknown) =>
  planOf(new Map([[file, answer]]), { pictures, now });

const nested = (levels: number, inside: string, [open, close]: [string, string]): unknown =>
  JSON.parse(open.repeat(levels) + inside + close.repeat(levels));

/** Error responses of a server, and the rest of an answer that was cut off. */
const noAnswers: Record<string, unknown> = {
  null: null,
  'a page of HTML as a text': '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>',
  'a text': 'Service Unavailable',
  'a number': 503,
  'a false': false,
  'nothing in it': {},
  'a message': { message: 'Internal server error' },
  'an error': { error: 'Unauthorized' },
  'an error with a code': { error: { code: 401, message: 'Unauthorized' } },
  'problem details': { type: 'about:blank', title: 'Not Found', status: 404, detail: 'Gone' },
  'the error of a library': { name: 'UnauthorizedError', message: 'No token', code: 'x' },
  'JSON:API': { errors: [{ title: 'Not Found', message: 'Not Found', status: '404' }] },
  'an unsuccessful answer': { success: false, data: [], message: 'Try again' },
  'an empty wrapper': { data: null, error: { message: 'Timeout' } },
  'a status as a word': { status: 'error', title: 'Down for maintenance', data: [{ title: 'a' }] },
  'lists that are deep': nested(10_000, '', ['[', ']']),
  'objects that are deep': nested(10_000, '1', ['{"a":', '}']),
  'a field that is deep': { title: 'Deep', story: nested(10_000, '', ['[', ']']) },
};

test.each(answerFiles.flatMap((file) => Object.keys(noAnswers).map((name) => ({ file, name }))))(
  '$name is not a valid answer for $file: nothing of it is stored or deleted',
  ({ file, name }) => {
    const { documents, lists, entries, findings } = plan(file, noAnswers[name]);
    expect({ documents, lists, entries }).toEqual({ documents: [], lists: [], entries: [] });
    expect(findings).toContainEqual(
      expect.objectContaining({
        file,
        outcome: 'failed',
        done: expect.stringMatching(/^not taken because /),
      }),
    );
  },
);

test('no content of the old API has a field that marks an error', () => {
  const { events: _, ...oldLists } = siteListSchemas;
  const schemas = [
    ...Object.values(siteDocumentSchemas),
    ...Object.values(oldLists),
    ...Object.values(submissionKinds).map(({ schema }) => schema),
  ] as unknown as z.ZodObject[];
  const fields = schemas.flatMap(({ shape }) => Object.keys(shape));
  expect(fields.filter((each) => keysOfErrors.includes(each))).toEqual([]);
});

const page = { _id: 'one', title: 'Helping Hands', description: 'Soup.', images: [] };

test('a field nested too deeply is emptied, and its item stays', () => {
  const images = '['.repeat(10_000) + ']'.repeat(10_000);
  const { documents, findings } = plan('hhk.json', [{ ...page, images }]);
  expect(documents).toMatchObject([{ path: 'hhk/one', content: { title: page.title } }]);
  expect(findings.at(-1)).toMatchObject({ path: '0.images', outcome: 'empty' });
});

test('a list is complete only if it is a list with something readable in it', () => {
  expect(plan('hhk.json', [page]).lists).toEqual(['hhk']);
  expect(plan('hhk.json', []).lists).toEqual([]);
  expect(plan('hhk.json', page)).toMatchObject({ lists: [], documents: [{ path: 'hhk/one' }] });
  expect(plan('hhk.json', { data: [page], pages: 3 })).toMatchObject({
    lists: [],
    documents: [{ path: 'hhk/one' }],
  });
  const unread = plan('hhk.json', [{ _id: 'two' }, null]);
  expect(unread).toMatchObject({ lists: [], documents: [] });
  expect(unread.findings.at(-1)?.done).toBe('not taken because none of its items could be taken');
});

test('an unreadable item is reported, so that the stored one stays', () => {
  const { lists, unread } = plan('hhk.json', [page, { _id: 'two', title: [] }]);
  expect({ lists, unread }).toEqual({ lists: ['hhk'], unread: ['hhk/two'] });
});

test('an item above the limit is refused, and the stored one stays; news have no limit', () => {
  const many = Array.from({ length: 201 }, (_, index) => ({
    _id: `item-${index}`,
    title: `Title ${index}`,
    heading: `Heading ${index}`,
    description: 'Soup.',
  }));
  const hhk = plan('hhk.json', many);
  expect(hhk.documents).toHaveLength(200);
  expect(hhk.unread).toEqual(['hhk/item-200']);
  expect(plan('news.json', many).documents).toHaveLength(201);
});

test.each([
  ['&lt;b&gt;', '<b>'],
  ['&#60;i&#62; and &#x3c;u&#x3e;', '<i> and <u>'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['Tom &amp;amp; Jerry', 'Tom &amp; Jerry'],
  ['<b>&lt;b&gt;</b>', '<b>'],
])('decodes %j once: %j', (title, read) => {
  expect(plan('hhk.json', [{ ...page, title }]).documents[0]?.content.title).toBe(read);
});

test.each([
  'https://a.example/?a=1&amp;b=%26&amp;amp;c',
  '<a href="https://a.example/?a=1&amp;b=%26&amp;amp;c">News</a>',
])('decodes the address in %j once', (articleUrl) => {
  const { documents } = plan('news.json', [{ _id: 'one', heading: 'News', articleUrl }]);
  expect(documents[0]?.content.articleUrl).toBe('https://a.example/?a=1&b=%26&amp;c');
});
