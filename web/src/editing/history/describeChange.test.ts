import {
  choice,
  group,
  imageAlts,
  line,
  link,
  list,
  picture,
  richText,
} from '@lamplight/content/fields';
import { ownPageSchema } from '@lamplight/content/ownPage';
import { plainBlock } from '@lamplight/content/richText';
import * as z from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { wordsOf } from './describeChange.ts';

const schema = z.object({
  title: line({ label: 'Title' }),
  impact: group({ text: line({ label: 'Description' }) }, { label: 'Impact' }),
  images: list(z.object({ url: picture({ label: 'URL' }), caption: line({ label: 'Caption' }) }), {
    label: 'Images',
    item: 'image',
    limit: 9,
  }),
  menus: list(
    z.object({
      title: line({ label: 'Title' }),
      links: list(z.object({ name: line({ label: 'Name' }), url: link({ label: 'Leads to' }) }), {
        label: 'Links',
        item: 'link',
        limit: 9,
      }),
    }),
    { label: 'Dropdowns', item: 'dropdown', limit: 9 },
  ),
  type: choice({ internatial: 'International' }, { label: 'Type' }),
  imageAlts: imageAlts(9),
});

const said = (before: object, after: object) =>
  changesOf(before, after).map((change) => {
    const { name, text } = wordsOf(change, schema);
    return `${name} ${text}`;
  });

const images = (...captions: string[]) => ({
  images: captions.map((caption) => ({ url: `/${caption}.webp`, caption })),
});
const links = (...labels: string[]) => ({
  menus: [{ title: '', links: labels.map((name) => ({ name, url: '/' })) }],
});

test.each<[object, object, string[]]>([
  [{ title: 'A' }, { title: 'B' }, ['Title changed from “A” to “B”']],
  [{ title: '' }, { title: 'B' }, ['Title filled in: “B”']],
  [{ title: 'A' }, { title: '' }, ['Title cleared (was “A”)']],
  [
    { impact: { text: 'A' } },
    { impact: { text: 'B' } },
    ['Impact: Description changed from “A” to “B”'],
  ],
  [{ type: '' }, { type: 'internatial' }, ['Type filled in: “International”']],
  [
    { imageAlts: { '/a.webp': 'A lamp' } },
    { imageAlts: { '/a.webp': 'Two lamps' } },
    ['Description (alt text) changed from “A lamp” to “Two lamps”'],
  ],
  [
    { imageAlts: { '/a.webp': 'A lamp' } },
    { imageAlts: { '/a.webp': '' } },
    ['Description (alt text) changed from “A lamp” to “Decorative”'],
  ],
  [
    { images: [{ url: '/a', caption: 'A' }] },
    { images: [{ url: '/a', caption: 'B' }] },
    ['Image 1: Caption changed from “A” to “B”'],
  ],
  [images('A', 'B'), images('A', 'B', 'C'), ['Image 3 added: “C”']],
  [images('A', 'B', 'C'), images('B'), ['2 images removed: “A”, “C”']],
  [images('A', 'B', 'C'), images('B', 'C', 'A'), ['Image 1 moved to place 3']],
  [images('A', 'B', 'C', 'D'), images('D', 'C', 'B', 'A'), ['Images reordered']],
  [links('A'), links('B'), ['Dropdown 1, link 1: Name changed from “A” to “B”']],
  [links('A'), links('A', 'B'), ['Dropdown 1, link 2 added: “B”']],
])('from %j to %j', (before, after, texts) => {
  expect(said(before, after)).toEqual(texts);
});

test('names an item by the words of its rich text, not its stored form', () => {
  const items = (...texts: string[]) => ({
    images: texts.map((text) => ({ text: [plainBlock(text, 'a')] })),
  });
  expect(said(items(), items('A lamp'))).toEqual(['Image 1 added: “A lamp”']);
});

test('quoted text in another direction does not reorder the sentence', () => {
  expect(said({ title: 'A' }, { title: 'سلام!' })).toEqual([
    'Title changed from “A” to “\u2068سلام!\u2069”',
  ]);
  expect(said(images('A'), images('A', 'سلام!'))).toEqual(['Image 2 added: “\u2068سلام!\u2069”']);
});

test('long and rich texts are compared word by word, and new ones shortened', () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(5);
  const rich = z.object({ text: richText({ label: 'Text' }) });
  const linesOf = (before: object, after: object, of: z.ZodType) =>
    changesOf(before, after, of).map((change) => wordsOf(change, of));
  const parts = (before: string, after: string) => [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  expect(linesOf({ title: `${words}old` }, { title: `${words}new` }, schema)).toMatchObject([
    { name: 'Title', text: '', lines: [{ parts: [{ kind: 'same' }, ...parts('old', 'new')] }] },
  ]);
  const bold = [{ ...plainBlock('A lamp', 'a'), style: 'h2' }];
  expect(linesOf({ text: 'A lamp' }, { text: bold }, rich)).toMatchObject([
    { name: 'Text', lines: [{ note: 'made a heading: “A lamp”' }] },
  ]);
  expect(linesOf({ text: '' }, { text: bold }, rich)).toEqual([
    { name: 'Text', text: 'filled in: “A lamp”' },
  ]);
  const [filled = ''] = said({ title: '' }, { title: words });
  expect(filled.length).toBeLessThan(120);
  expect(filled).toMatch(/^Title filled in: “one two .*…”$/);
});

test('a changed block shows its type, and a new one its place', () => {
  const quote = { _type: 'quote', _key: 'a', quote: 'Cocoa', name: '', role: '' };
  const divider = { _type: 'divider', _key: 'b', look: 'line' };
  const before = { blocks: [quote] };
  const after = {
    blocks: [
      { ...quote, quote: 'Tea' },
      { ...divider, look: 'space' },
    ],
  };
  const words = changesOf(before, after, ownPageSchema).map((change) =>
    wordsOf(change, ownPageSchema, after),
  );
  expect(words.map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Quote (block 1): Quote changed from “Cocoa” to “Tea”',
    'Block 2 added: “space”',
  ]);
});
