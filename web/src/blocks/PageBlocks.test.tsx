import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { demoNews } from '@lamplight/content/demo/news';
import { demoTeam } from '@lamplight/content/demo/team';
import type { EventDate } from '@lamplight/content/events/eventsContent';
import {
  type BlockName,
  blockNames,
  blockTypes,
  type PageBlock,
} from '@lamplight/content/pageBlocks';
import { emptyValue } from '@lamplight/content/readable';
import { samplesOf } from '@lamplight/content/samples/generated';
import * as z from '@lamplight/content/zod';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { publicSystem } from '../theme/publicSystem.ts';
import { PageBlocks } from './PageBlocks.tsx';

const system = publicSystem();

/** The first item of a list, called as the samples of blocks call it. */
const firstOf = <T extends object>(items: Record<string, T>) =>
  Object.values(items)
    .slice(0, 1)
    .map((item) => ({ ...item, _id: 'one' }));

const events = [
  {
    _id: 'one',
    path: '/events/one',
    title: 'Homework club',
    begin: '2026-12-01T16:00',
    end: '2026-12-01T18:00',
    beginsAt: Date.parse('2026-12-01T16:00Z'),
    endsAt: Date.parse('2026-12-01T18:00Z'),
    timeZone: 'Europe/London',
    place: 'Harbour Street library',
    note: '',
    status: 'planned',
  },
] as const satisfies EventDate[];

const lists = { team: firstOf(demoTeam), news: firstOf(demoNews), events: [...events] };

const files = {
  one: {
    title: 'Annual report',
    address: '/files/one/annual-report.pdf',
    type: 'pdf',
    bytes: 1_234_567,
  },
} as const;

const rendered = (...blocks: object[]) =>
  renderToString(
    <ChakraProvider value={system}>
      <StaticRouter location="/projects">
        <PageBlocks blocks={blocks as PageBlock[]} alts={{}} lists={lists} files={files} first />
      </StaticRouter>
    </ChakraProvider>,
  ).replaceAll(/<style.*?<\/style>|<!--.*?-->/gs, '');

const schemaOf = (name: BlockName) => z.strictObject(blockTypes[name].fields);

const sampleOf = (name: BlockName, key: string) => ({
  ...samplesOf<object>(schemaOf(name), {}).small,
  _type: name,
  _key: key,
});

const emptyOf = (name: BlockName) => ({ ...emptyValue(schemaOf(name)), _type: name, _key: 'a' });

/** A block that shows nothing. */
const nothing = '<div data-block="0"></div>';

/** Blocks that show something without any text from staff. */
const complete: BlockName[] = ['comingEvents', 'divider', 'latestNews'];

describe.each(blockNames)('a block of the type %s', (name) => {
  test('renders, and has its position', () => {
    const html = rendered(sampleOf(name, 'a'));
    expect(html).toContain('<div data-block="0">');
    expect(html).not.toContain(nothing);
  });

  test('renders nothing while empty, unless there is nothing to fill in', () => {
    expect(rendered(emptyOf(name)).includes(nothing)).toBe(!complete.includes(name));
  });

  test('renders with any one of its fields empty', () => {
    const sample = sampleOf(name, 'a');
    for (const [field, empty] of Object.entries(emptyOf(name)))
      expect(() => rendered({ ...sample, [field]: empty }), field).not.toThrow();
  });
});

test('leaves out a block of an unknown type and keeps the others', () => {
  const html = rendered(
    { _type: 'noSuchType', _key: 'a' },
    { _type: '../ui/Logo', _key: 'b' },
    sampleOf('quote', 'c'),
  );
  expect(html.match(/data-block="\w"/g)).toEqual(['data-block="2"']);
});

test('ids are unique, whatever blocks there are', () => {
  const html = rendered(
    ...['a', 'b'].flatMap((key) => blockNames.map((name) => sampleOf(name, key))),
  );
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('only a first picture that is visible on opening loads eagerly', () => {
  const [text, buttons, picture] = [
    { ...sampleOf('text', 'a'), text: 'Short' },
    sampleOf('buttons', 'b'),
    sampleOf('picture', 'c'),
  ];
  const eagerOnes = (...blocks: object[]) => rendered(...blocks).match(/loading="eager"/g)?.length;
  expect(eagerOnes(text, buttons, picture, picture)).toBe(1);
  expect(eagerOnes({ ...text, text: 'Long '.repeat(200) }, picture)).toBeUndefined();
});
