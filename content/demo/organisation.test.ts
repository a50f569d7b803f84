import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { libraryFileSchema } from '../src/libraryFile.ts';
import { libraryPictureSchema } from '../src/libraryPicture.ts';
import { ordersOf } from '../src/order.ts';
import { siteDocument } from '../src/paths.ts';
import { withoutFocus } from '../src/pictureFocus.ts';
import {
  listNames,
  siteDocumentNames,
  siteDocumentSchemas,
  siteListSchemas,
} from '../src/siteContent.ts';
import { submissionStates } from '../src/submission.ts';
import { submissionKinds, submissionNames } from '../src/submissionKinds.ts';
import { teamTypes } from '../src/teamTypes.ts';
import type * as z from '../src/zod.ts';
import { demoAbout } from './about.ts';
import { demoFiles } from './files.ts';
import { demoHome } from './home.ts';
import { demoLibrary } from './library.ts';
import { demoNavigation } from './navigation.ts';
import { demoDocuments } from './organisation.ts';
import { demoSubmissions } from './submissions.ts';
import { demoTeam } from './team.ts';

const itemsOf = (name: string) => demoDocuments.filter(({ path }) => path.startsWith(`${name}/`));
const documentAt = (path: string) => demoDocuments.find((document) => document.path === path);

test.each(siteDocumentNames)('the demo organisation’s document %s is valid', (name) => {
  const document = documentAt(siteDocument(name));
  expect(siteDocumentSchemas[name].parse(document?.content)).toEqual(document?.content);
});

describe.each(listNames)('the demo organisation’s list %s', (name) => {
  const items = itemsOf(name);
  const schema: z.ZodType = siteListSchemas[name];

  test('is in order', () => {
    expect(items.map(({ order }) => order)).toEqual(ordersOf(items.map(() => undefined)));
    expect(items).not.toEqual([]);
  });

  test.each(items)('has valid content at $path', ({ content }) => {
    expect(schema.parse(content)).toEqual(content);
  });
});

test('the team has members of every type', () => {
  const types = Object.values(demoTeam).map(({ type }) => type);
  expect(new Set(types)).toEqual(new Set(teamTypes));
});

test('the navigation links to each content page once', () => {
  const urls = demoNavigation.dropdowns.flatMap(({ links }) => links.map(({ url }) => url));
  expect(urls.toSorted()).toEqual(
    [
      '/about',
      '/mission',
      '/support',
      '/team',
      '/news',
      '/international',
      '/mentorform',
      '/studentTestimonial',
      '/mentorTestimonial',
      '/ycm',
      '/sz',
      '/shb',
      '/sem',
      '/hhk',
    ].toSorted(),
  );
});

const picturesIn = (content: unknown): string[] => {
  if (typeof content === 'string') return content.startsWith('/demo/') ? [content] : [];
  if (typeof content !== 'object' || content === null) return [];
  return [...Object.keys(content), ...Object.values(content)].flatMap(picturesIn);
};

const fileOf = (url: string) => new URL(url.replace('/demo/', './pictures/'), import.meta.url);

test.each([...new Set(picturesIn(demoDocuments))])('the picture %s exists', (url) => {
  expect(existsSync(fileOf(url))).toBe(true);
});

test('every picture has alt text or is decorative', () => {
  for (const { content } of demoDocuments) {
    if (!('imageAlts' in content)) continue;
    const { imageAlts, ...others } = content;
    // Captions say what those of programmes show.
    const described = 'images' in others ? { ...others, images: [] } : others;
    expect(picturesIn(described).filter((url) => !Object.hasOwn(imageAlts, url))).toEqual([]);
  }
});

test.each([demoHome, demoAbout])(
  'pictures of the home and About pages are not decorative',
  (page) => {
    expect(Object.values(page.imageAlts)).not.toContain('');
  },
);

test.each(demoLibrary)('the library has the right size for $path', async ({ content }) => {
  const { address, width, height } = libraryPictureSchema.parse(content);
  const file = fileURLToPath(fileOf(address));
  expect(await sharp(file).metadata()).toMatchObject({ width, height });
});

test.each(demoFiles)('the file $path is valid', ({ content }) => {
  expect(libraryFileSchema.parse(content)).toEqual(content);
});

test.each(demoSubmissions)(
  '$content.subject$content.fullName is a valid submission',
  ({ kind, content }) => {
    expect(submissionKinds[kind].schema.parse(content)).toEqual(content);
  },
);

test.each(submissionNames)('%s has submissions of every state', (name) => {
  const states = demoSubmissions.filter(({ kind }) => kind === name).map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(submissionStates));
});

test('the library has all pictures of the pages', () => {
  const shown = demoDocuments.flatMap(({ content }) => picturesIn(content)).map(withoutFocus);
  expect(new Set(demoLibrary.map(({ content }) => content.address))).toEqual(new Set(shown));
});
