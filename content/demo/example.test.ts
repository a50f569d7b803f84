import { expect, test } from 'vitest';
import { listItem, siteDocument } from '../src/paths.ts';
import {
  listNames,
  siteDocumentNames,
  siteDocumentSchemas,
  siteListSchemas,
} from '../src/siteContent.ts';
import type * as z from '../src/zod.ts';
import { exampleAt, examplesIn } from './example.ts';

const examples = [
  ...siteDocumentNames.map((name) => {
    const path = siteDocument(name);
    return { path, schema: siteDocumentSchemas[name] as z.ZodType, example: exampleAt(path) };
  }),
  ...listNames.map((name) => {
    const path = listItem(name, 'new');
    return { path, schema: siteListSchemas[name] as z.ZodType, example: exampleAt(path) };
  }),
];

test('every document and list has an example without the demo’s pictures', () => {
  for (const { path, example } of examples) {
    expect(example, path).toBeDefined();
    expect(JSON.stringify(example), path).not.toContain('/demo/');
  }
});

test('examples lack only required pictures', () => {
  const lacking = examples.flatMap(({ path, schema, example }) =>
    (schema.safeParse(example).error?.issues ?? []).map(
      (issue) => `${path}: ${issue.path.join('.')}`,
    ),
  );
  expect(lacking).toEqual([
    'site/about: image.url',
    'team/new: image',
    'studentTestimonials/new: image',
    'mentorTestimonials/new: image',
    'news/new: image.url',
    ...['ycm', 'sz', 'shb', 'sem', 'hhk'].map((name) => `${name}/new: images`),
  ]);
});

test('an example is the demo organisation’s content, of a list its first item', () => {
  expect(exampleAt('site/contact')).toMatchObject({ mail: 'hello@lamplight.example' });
  expect(exampleAt('team/new')).toMatchObject({ name: 'Samuel Adeyemi', image: '' });
  expect(exampleAt('site/home')).toMatchObject({ sliderImages: [] });
  expect(examplesIn('mentorTestimonials').length).toBeGreaterThan(1);
  expect(JSON.stringify(examplesIn('pages'))).not.toMatch(/\/demo\/|annual-report/);
  expect(exampleAt('pictures/abc')).toBeUndefined();
});
