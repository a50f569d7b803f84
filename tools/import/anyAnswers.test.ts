import { fileURLToPath } from 'node:url';
import { readable } from '@lamplight/content/readable';
import {
  type ListName,
  type SiteDocumentName,
  siteDocumentSchemas,
  siteListSchemas,
} from '@lamplight/content/siteContent';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import type * as z from '@lamplight/content/zod';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnswers } from './answers.ts';
import { fixturePictures as pictures } from './fixture.ts';
import { answerFiles, type Plan, planOf } from './plan.ts';

const now = new Date('2026-11-24T12:00:00Z');
const { answers } = await readAnswers(fileURLToPath(new URL('fixture', import.meta.url)));

/** The schema of what is stored at a path. */
function schemaOf(path: string): z.ZodObject {
  const [collection = '', name = ''] = path.split('/');
  if (collection in submissionKinds) {
    return submissionKinds[collection as SubmissionName].schema as unknown as z.ZodObject;
  }
  return collection === 'site'
    ? siteDocumentSchemas[name as SiteDocumentName]
    : siteListSchemas[collection as ListName];
}

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at, key) => Object(at)[key], content);

/** A path without the places in lists, which differ where items were left out. */
const unnumbered = (path: string) => path.replace(/^\d+\.?/, '').replaceAll(/\.\d+(?=\.|$)/g, '.#');

/**
 * The errors of a plan: content that pages would read otherwise, or that its schema refuses although it is
 * not named as left empty.
 */
function wrongIn({ documents, entries, findings }: Plan): unknown[] {
  const stored = [
    ...documents,
    ...entries.map(({ path, data: { spam, state, note, words, ...content } }) => ({
      path,
      content,
    })),
  ];
  const named = findings
    .filter(({ outcome }) => outcome === 'empty')
    .map(({ path }) => unnumbered(path));
  return stored.flatMap(({ path, content }) => {
    const schema = schemaOf(path);
    const isRead = JSON.stringify(readable(schema, content)) === JSON.stringify(content);
    const issues = schema.safeParse(content).error?.issues ?? [];
    const unnamed = issues
      .map(({ path: at }) => unnumbered(`0.${at.join('.')}`))
      .filter((at) => !named.some((each) => at === each || at.startsWith(`${each}.`)));
    return [...(isRead ? [] : [{ path, content }]), ...unnamed.map((at) => ({ path, at }))];
  });
}

test('stored content fits the schemas, except fields reported as empty', () => {
  expect(wrongIn(planOf(answers, { pictures, now }))).toEqual([]);
});

/** Keys of the old API, so that chance meets what is read. */
const keys = [
  ...new Set(
    JSON.stringify(
      [...Object.values(siteDocumentSchemas), ...Object.values(siteListSchemas)].map(({ shape }) =>
        Object.keys(shape),
      ),
    ).match(/\w+/g),
  ),
  'url',
  'width',
  'height',
  'color',
  'word',
  'caption',
  'links',
  'createdAt',
  '_id',
  'emailOrPhone',
];

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constant({ toString: 'x', length: -1 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        '<p>a</p>',
        'https://a.example/b',
        '//a',
        '&lt;b&gt;',
        'rgb(1,2,3)',
        '12px',
        '#fff',
      ),
      fc.constantFrom('word '.repeat(5_000), 'x'.repeat(300), '\ud800'.repeat(6_000)),
    ),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 12, noNullPrototype: true }),
  ),
})).any;

test('stored content fits the schemas for any answers', () => {
  fc.assert(
    fc.property(fc.constantFrom(...answerFiles), value, (file, answer) => {
      const made = planOf(new Map([[file, answer]]), { pictures, now });
      expect(wrongIn(made)).toEqual([]);
    }),
    { numRuns: 50 },
  );
}, 20_000);

/** Every place in some JSON. */
const placesIn = (json: unknown, at: string[] = []): string[][] =>
  typeof json === 'object' && json !== null
    ? [at, ...Object.entries(json).flatMap(([key, each]) => placesIn(each, [...at, key]))]
    : [at];

test('stored content fits the schemas with any value in one place of valid answers', () => {
  const places = [...answers].flatMap(([file, json]) => placesIn(json).map((at) => ({ file, at })));
  fc.assert(
    fc.property(fc.constantFrom(...places), value, ({ file, at }, changed) => {
      const copy = structuredClone({ answer: answers.get(file) });
      const parent = valueAt(copy, ['answer', ...at].slice(0, -1));
      Object(parent)[['answer', ...at].at(-1) as string] = changed;
      const made = planOf(new Map([[file, copy.answer]]), { pictures, now });
      expect(wrongIn(made)).toEqual([]);
    }),
    { numRuns: 50 },
  );
}, 20_000);
