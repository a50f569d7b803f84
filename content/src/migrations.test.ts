import { describe, expect, test } from 'vitest';
import { contentSource } from './contentSource.ts';
import {
  assertKnownVersion,
  contentVersionLabel,
  migratedData,
  NewerContent,
  nextData,
  storedVersion,
} from './documentMetadata.ts';
import { libraryFileSchema } from './libraryFile.ts';
import { libraryPictureSchema } from './libraryPicture.ts';
import {
  at,
  contentVersion,
  isOld,
  type Migration,
  migrated,
  migrations,
  versionAfter,
} from './migrations.ts';
import { editable } from './readable.ts';
import { documentSamples, listSamples } from './samples/bySite.ts';
import { hostileValues } from './samples/hostile.ts';
import { beforeMigrations, sampleMigrations } from './samples/migrations.ts';
import { noStoredPages } from './samples/noPages.ts';
import { changed } from './samples/sample.ts';
import { siteDocumentSchemas, siteListSchemas } from './siteContent.ts';
import type * as z from './zod.ts';

type Content = Record<string, unknown>;

/** What a migration makes of content of the version before it. */
interface Example {
  /** The migration, by what it changes. */
  of: string | undefined;
  path: string;
  before: Content;
  after: Content;
}

/** At least one for each document that a migration changes. */
const examples: Example[] = [
  ...[
    ['site/home', 'events', { name: 'Reading' }, '-a7zg1o'],
    ['site/giving', 'gifts', { amount: '26 dollars' }, '-al85r8'],
    ['site/navigation', 'dropdowns', { title: 'Programmes' }, '-1hfycki'],
    ['site/organisation', 'texts', { word: 'Home', instead: 'Start' }, '-1hcsu1o'],
    ['site/privacy', 'sections', { heading: 'Mail' }, '-hmnfqe'],
    ...['international', 'ycm', 'sz', 'shb', 'sem', 'hhk'].map(
      (list) => [`${list}/one`, 'images', { url: '/a.webp' }, '-cc243u'] as const,
    ),
  ].map(
    ([path, list, item, key]): Example => ({
      of: 'Objects in lists have keys.',
      path: String(path),
      before: { [String(list)]: [item, item] },
      after: {
        [String(list)]: [
          { _key: key, ...Object(item) },
          { _key: `${key}-2`, ...Object(item) },
        ],
      },
    }),
  ),
  {
    of: 'Own wordings are known by keys of texts, no longer by their English.',
    path: 'site/organisation',
    before: {
      texts: [
        { _key: 'a', word: 'Our story will stand here soon.', instead: 'Patience!' },
        { _key: 'b', word: 'A text of long ago', instead: 'Gone' },
      ],
    },
    after: {
      texts: [
        { _key: 'a', word: 'about.comingSoon', instead: 'Patience!' },
        { _key: 'b', word: 'A text of long ago', instead: 'Gone' },
      ],
    },
  },
  // Those of the next one come here.
];

const { about, home } = documentSamples;
const { ycm, team } = listSamples;

const sampleExamples: Example[] = [
  ...([
    [
      'site/about',
      1,
      { heading: 'A lamp', text: 'It began.' },
      { heading: 'A lamp', story: 'It began.' },
    ],
    [
      'site/home',
      2,
      { ourImpact: { title: 'A light|in nine' } },
      { ourImpact: { title1: 'A light', title2: 'in nine' } },
    ],
    ['ycm/one', 3, { images: [{ url: '/a.webp' }] }, { images: [{ caption: '', url: '/a.webp' }] }],
    ['team/ruth', 3, { name: 'Ruth', group: 'founder' }, { name: 'Ruth', type: 'founder' }],
    [
      'site/about',
      3,
      { heading: 'A lamp', story: 'It began.' },
      { title1: 'A lamp', story: 'It began.' },
    ],
  ] as const),
].map(([path, nth, before, after]) => {
  return { of: sampleMigrations[nth - 1]?.what, path, before, after };
});

/** The version that the content of an example is of. */
const versionOf = ({ of }: Example, all: readonly Migration[]): number =>
  all.findIndex(({ what }) => what === of) + 1;

const placeOf = (path: string) => (path.startsWith('site/') ? path : (path.split('/')[0] ?? ''));

/** The schema of today of what is at a path; undefined where there is no such thing any more. */
function schemaAt(path: string): z.ZodType | undefined {
  const [collection = '', id = ''] = path.split('/');
  const schemas: Record<string, z.ZodType | undefined> =
    collection === 'site'
      ? siteDocumentSchemas
      : { ...siteListSchemas, pictures: libraryPictureSchema, files: libraryFileSchema };
  return schemas[collection === 'site' ? id : collection];
}

describe.each<[string, readonly Migration[], Example[]]>([
  ['the migrations', migrations, examples],
  ['those of these tests', sampleMigrations, sampleExamples],
])('of %s', (_, all, given) => {
  test('each has an example of every document that it changes', () => {
    const shown = given.map(({ of, path }) => `${placeOf(path)}: ${of}`);
    const changes = all.flatMap(({ what, documents }) =>
      Object.keys(documents).map((place) => `${place}: ${what}`),
    );
    expect([...new Set(shown)].sort()).toEqual(changes.sort());
    expect(new Set(all.map(({ what }) => what)).size).toBe(all.length);
  });

  test('each makes of it what it says, and all after it make content of today', () => {
    for (const example of given) {
      const { path, before, after } = example;
      const version = versionOf(example, all);
      expect(migrated(path, before, version, all.slice(0, version)), path).toEqual(after);
      const today = migrated(path, before, version, all);
      const schema = schemaAt(path);
      if (schema) expect(editable(schema, today), path).toMatchObject(today);
    }
  });

  test('none throws, whatever was stored, and all that they make can be stored', () => {
    for (const example of given) {
      const { path, before } = example;
      const version = versionOf(example, all);
      for (const field of placesIn(before)) {
        for (const value of [...hostileValues, undefined]) {
          const broken = changed(before, field, value) as Content;
          const today = migrated(path, broken, version, all);
          expect(undefinedIn(today), `${path} ${field}`).toEqual([]);
        }
      }
      expect(migrated(path, {}, version, all)).toEqual({});
    }
  });
});

/** Every dotted path of a value. */
const placesIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => {
        const place = path ? `${path}.${key}` : key;
        return [place, ...placesIn(each, place)];
      })
    : [];

const undefinedIn = (value: unknown): string[] =>
  placesIn(value).filter(
    (path) => path.split('.').reduce<unknown>((at, key) => Object(at)[key], value) === undefined,
  );

/** Each kind of content that the migrations of these tests change, in all of its valid samples. */
const samples = [
  ['site/about', about.valid],
  ['site/home', home.valid],
  ['ycm/one', withoutCaptions(ycm.valid)],
  ['team/ruth', team.valid],
].flatMap(([path, valid]) =>
  Object.entries(valid as Record<string, Content>).map(
    ([name, content]) => [String(path), name, content] as const,
  ),
);

function withoutCaptions(valid: object) {
  return Object.fromEntries(
    Object.entries(valid).map(([name, content]) => [
      name,
      at('images.*.caption', () => '')(content),
    ]),
  );
}

test.each(samples)('%s, “%s”, is today what it was before', async (path, _, content) => {
  const before = beforeMigrations(placeOf(path), content);
  expect(before).not.toEqual(content);
  expect(migrated(path, before, 1, sampleMigrations)).toEqual(content);

  const metadata = { version: 7, updatedAt: 'then', updatedBy: 'ruth' };
  const stored = { ...before, order: 3, ...metadata };
  const data = migratedData(path, stored, sampleMigrations);
  expect(data).toEqual({ ...content, order: 3, ...metadata, shape: 4 });
  const asVersion = { version: 7, order: 3, content };
  expect(storedVersion(path, stored, sampleMigrations)).toEqual(asVersion);
  expect(storedVersion(path, data, sampleMigrations)).toEqual(asVersion);
  expect(migratedData(path, data, sampleMigrations)).toEqual(data);
});

test('pages read what is stored, of whatever version, as content of today', async () => {
  const content: Content = { ...about.valid.small };
  const old = { ...beforeMigrations('site/about', content), version: 2 };
  const member: Content = { ...team.valid.small };
  const items = [
    { id: 'ruth', data: { ...beforeMigrations('team', member), order: 1 } },
    { id: 'noor', data: { ...member, order: 2, shape: 4 } },
    { id: 'broken', data: 'text' },
  ];
  const store = { ...noStoredPages, document: async () => old, list: async () => items };
  const source = contentSource(store, sampleMigrations);
  expect(await source.document('about')).toEqual(content);
  expect(await source.list('team')).toEqual([
    { ...member, _id: 'ruth' },
    { ...member, _id: 'noor' },
    expect.objectContaining({ name: '', _id: 'broken' }),
  ]);
});

describe('a version', () => {
  test('that is not known here is not saved over', () => {
    const newer = { story: 'It began.', shape: contentVersion + 1 };
    expect(() => assertKnownVersion(newer)).toThrow(NewerContent);
    const today = { story: 'It began.', ...contentVersionLabel() };
    expect(assertKnownVersion(today)).toBe(today);
    expect(assertKnownVersion(undefined)).toBeUndefined();
    expect(storedVersion('site/about', newer).content).toEqual({ story: 'It began.' });
  });

  test('is told by content of later ones alone, and counts the changes', () => {
    expect(versionAfter(sampleMigrations)).toBe(4);
    expect([contentVersionLabel(1), contentVersionLabel(4)]).toEqual([{}, { shape: 4 }]);
    const who = { time: 'now', by: 'amina' };
    expect(nextData(undefined, { content: { name: 'Ruth' } }, who)).toEqual({
      name: 'Ruth',
      version: 1,
      updatedAt: 'now',
      updatedBy: 'amina',
      ...contentVersionLabel(),
    });
  });

  test('is old where a later change concerns the document', () => {
    const versions = [1, 2, 3, 4];
    const old = (path: string) => versions.map((each) => isOld(path, each, sampleMigrations));
    expect(old('site/about')).toEqual([true, true, true, false]);
    expect(old('site/home')).toEqual([true, true, false, false]);
    expect(old('site/home/revisions/3')).toEqual([true, true, false, false]);
    expect(old('site/mission')).toEqual([false, false, false, false]);
    expect(old('constructor/one')).toEqual([false, false, false, false]);
  });

  test.each(['2', 0, -1, 1.5, null, Number.NaN])('is the first where %j stands for it', (shape) => {
    const data = { text: 'It began.', shape };
    expect(storedVersion('site/about', data, sampleMigrations).content).toEqual({
      story: 'It began.',
    });
  });
});
