import { expect, test } from 'vitest';
import type { FieldNames } from '../fieldNames.ts';
import { changesOf } from './changes.ts';
import { wordsOf } from './words.ts';

const names: FieldNames = {
  labels: new Map([
    ['title', 'Title'],
    ['impact.text', 'Impact: Description'],
    ['images.#.caption', 'Caption'],
    ['menus.#.links.#.name', 'Name'],
    ['type', 'Type'],
  ]),
  items: new Map([
    ['images', 'image'],
    ['menus', 'dropdown'],
    ['menus.#.links', 'link'],
  ]),
  choices: new Map([['type', new Map([['internatial', 'International']])]]),
};

const said = (before: object, after: object) =>
  changesOf(before, after).map((change) => {
    const { name, text } = wordsOf(change, names);
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
  [{ title: 'A' }, { title: '' }, ['Title emptied, was “A”']],
  [
    { impact: { text: 'A' } },
    { impact: { text: 'B' } },
    ['Impact: Description changed from “A” to “B”'],
  ],
  [{ type: '' }, { type: 'internatial' }, ['Type filled in: “International”']],
  [{ followUs2: 'A' }, { followUs2: 'B' }, ['Follow us 2 changed from “A” to “B”']],
  [
    { imageAlts: { '/a.webp': 'A lamp' } },
    { imageAlts: { '/a.webp': 'Two lamps' } },
    ['What the picture shows changed from “A lamp” to “Two lamps”'],
  ],
  [
    { images: [{ url: '/a', caption: 'A' }] },
    { images: [{ url: '/a', caption: 'B' }] },
    ['Image 1: Caption changed from “A” to “B”'],
  ],
  [images('A', 'B'), images('A', 'B', 'C'), ['Image 3 added: “C”']],
  [images('A', 'B', 'C'), images('B'), ['2 images removed: “A”, “C”']],
  [images('A', 'B', 'C'), images('B', 'C', 'A'), ['Image 1 moved to place 3']],
  [images('A', 'B', 'C', 'D'), images('D', 'C', 'B', 'A'), ['Images put into another order']],
  [links('A'), links('B'), ['Dropdown 1, link 1: Name changed from “A” to “B”']],
  [links('A'), links('A', 'B'), ['Dropdown 1, link 2 added: “B”']],
])('from %j to %j', (before, after, texts) => {
  expect(said(before, after)).toEqual(texts);
});

test('long texts are shortened to where they differ', () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(5);
  const [text = ''] = said({ title: `${words}old end` }, { title: `${words}new end` });
  expect(text).toBe(
    'Title changed from “…six seven eight nine ten old end” to “…six seven eight nine ten new end”',
  );
  const [filled = ''] = said({ title: '' }, { title: words });
  expect(filled.length).toBeLessThan(120);
  expect(filled).toMatch(/^Title filled in: “one two .*…”$/);
});
