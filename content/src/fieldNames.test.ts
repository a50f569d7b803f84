import { expect, test } from 'vitest';
import { aboutSchema } from './about.ts';
import { itemNameAt, nameAt } from './fieldNames.ts';
import { fieldsOf, stepsOf } from './fieldsOf.ts';
import { homeSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';
import { ownPageSchema } from './ownPage.ts';
import { redirectsSchema } from './redirects.ts';
import { documentSamples, listSamples } from './samples/bySite.ts';
import { sharingSchema } from './sharing.ts';
import {
  listNames,
  siteDocumentNames,
  siteDocumentSchemas,
  siteListSchemas,
} from './siteContent.ts';
import { teamMemberSchema } from './teamMember.ts';

test.each([
  [homeSchema, 'events.1.name', 'Initiative 2: Name'],
  [homeSchema, 'events.1', 'Initiative 2'],
  [homeSchema, 'events', 'Initiatives'],
  [homeSchema, 'ourImpact.description', 'Impact: Description'],
  [homeSchema, 'ourImpact', 'Impact'],
  [homeSchema, 'story.button', 'Story: Button'],
  [homeSchema, 'story.title', 'Story: Title'],
  [homeSchema, 'story.title.2.color', 'Title word 3: Colour'],
  [homeSchema, 'story.pointer1title', 'Pointer 1: Title'],
  [homeSchema, 'story.pointer2image.width', 'Pointer 2: Image width'],
  [homeSchema, 'sliderImages.0', 'Slide 1'],
  [homeSchema, 'upcomingEvent.name', 'Upcoming event'],
  [homeSchema, 'imageAlts./demo/a.webp', 'Description (alt text)'],
  [homeSchema, '', 'All of it'],
  [navigationSchema, 'dropdowns.0.links.1.url', 'Dropdown 1, link 2: Leads to'],
  [navigationSchema, 'dropdowns.0.links', 'Dropdown 1: Links'],
  [sharingSchema, 'pages./about.title', 'Page /about: Title'],
  [sharingSchema, 'pages', 'Pages'],
  [redirectsSchema, 'redirects./spenden', 'Redirect /spenden'],
  [aboutSchema, 'title1', 'First title'],
  [aboutSchema, 'image.url', 'Image'],
  [teamMemberSchema, 'type', 'Type'],
  [teamMemberSchema, 'imageAlts./demo/a.webp', 'Description (alt text)'],
] as const)('%# %s is called %s', (schema, path, name) => {
  expect(nameAt(schema, stepsOf(path))).toBe(name);
});

const kinds = [
  ...siteDocumentNames.map(
    (name) => [name, siteDocumentSchemas[name], documentSamples[name].valid.small] as const,
  ),
  ...listNames.map((name) => [name, siteListSchemas[name], listSamples[name].valid.small] as const),
];

test.each(kinds)('all fields and items in %s have different names', (_, schema, content) => {
  const fields = fieldsOf(schema, content).map(({ path }) => path);
  // Fields of groups go by their own names.
  const isGroup = (path: string) => fields.some((other) => other.startsWith(`${path}.`));
  const items = fields.flatMap((path) => path.match(/^.*\.\d+(?=\.)/) ?? []);
  const paths = fields.filter((path) => !isGroup(path) && !path.endsWith('._type'));
  const names = [...new Set([...paths, ...items])].map((path) =>
    nameAt(schema, stepsOf(path), content),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('items are named after their parents', () => {
  expect(itemNameAt(homeSchema, ['events'])).toBe('initiative');
  expect(itemNameAt(navigationSchema, ['dropdowns', 0, 'links'])).toBe('Dropdown 1, link');
});

test('a block is named by its type and position, and its fields after it', () => {
  const cards = { _type: 'cards', title: '', cards: [{ title: 'Chess' }] };
  const page = { blocks: [{ _type: 'divider', look: 'line' }, cards] };
  const nameOf = (path: string) => nameAt(ownPageSchema, stepsOf(path), page);
  expect(nameOf('blocks.1')).toBe('Cards (block 2)');
  expect(nameOf('blocks.1.title')).toBe('Cards (block 2): Title');
  expect(nameOf('blocks.1.cards.0.url')).toBe('Cards (block 2), card 1: Leads to');
  expect(nameOf('blocks.0.look')).toBe('Divider (block 1): Look');
  expect(itemNameAt(ownPageSchema, ['blocks'], page)).toBe('block');
});
