import { expect, test } from 'vitest';
import { emailPattern } from './addresses.ts';
import { email, link, picture, video } from './fields.ts';
import { contactOf, holds } from './person.ts';
import { emptyValue, readable } from './readable.ts';
import { siteDocumentSchemas, siteListSchemas } from './siteContent.ts';
import { searchWords } from './submission.ts';
import { submissionKinds } from './submissionKinds.ts';
import type * as z from './zod.ts';

const said = { label: 'Field' };

/** As much as the body of a form may hold. */
const size = 262_144;
const of = (text: string) => text.repeat(size / text.length);

/** Texts over which a pattern that tries things twice takes minutes. */
const hostile = [
  `a@${of('.')}@`,
  `a@${of('a.')} `,
  `a@${of('a-')}.`,
  of('@'),
  `${of("'")}@`,
  `${of('a')}!`,
  `${of('1')}x`,
  `1${of(' ')}x`,
  `1.${of('0')}%x`,
  `${of('1 ')}x`,
  `${of('(')}1`,
  `#${of('f')}`,
  `https://${of('a')} `,
  `https://vimeo.com/${of('/1')}`,
  `https://www.youtube.com/watch?${of('v&')}`,
  `mailto:${of('a')}\n`,
  `${of('\u00a0')}a${of('\u00a0')}`,
  of('\u0301'),
  `${of('\u200b')}a`,
  `${of('\u200f')}a`,
  `${of('\ufe0f ')}a`,
  of('\u{1f3f4}\u{e0067}'),
  of('\u{1f3f4}'),
];

/** The most that one of them may take, in microseconds of the processor: other work on the machine doesn't count. */
const longest = 1_000_000;

const slowOnes = (work: (text: string) => unknown) =>
  hostile.filter((text) => {
    const began = process.threadCpuUsage();
    work(text);
    return process.threadCpuUsage(began).user > longest;
  });

const schemas: Record<string, z.ZodType> = {
  ...siteDocumentSchemas,
  ...siteListSchemas,
  feedback: submissionKinds.feedback.schema,
  mentors: submissionKinds.mentors.schema,
};

/** Content in which every field at the top is this text. */
const filledWith = (schema: z.ZodType, text: string) =>
  Object.fromEntries(Object.keys(Object(emptyValue(schema))).map((key) => [key, text]));

test.each(Object.entries(schemas))('every hostile text is quickly refused as %s', (_, schema) => {
  expect(slowOnes((text) => schema.safeParse(filledWith(schema, text)))).toEqual([]);
  expect(slowOnes((text) => readable(schema, filledWith(schema, text)))).toEqual([]);
});

test.each([
  ['a link', (text: string) => link(said).safeParse(text)],
  ['a picture', (text: string) => picture(said).safeParse(text)],
  ['a video', (text: string) => video(said).safeParse(text)],
  ['an email', (text: string) => email(said).safeParse(text)],
  ['the shape of an email', (text: string) => emailPattern.test(text)],
  ['the contact of a person', contactOf],
  ['what holds an email', holds({ kind: 'email', value: 'a@b.example' })],
  ['what holds a phone number', holds({ kind: 'phone', value: '5550100199' })],
  ['words to be found by', (text: string) => searchWords([text])],
])('every hostile text is quickly checked as %s', (_, work) => {
  expect(slowOnes(work)).toEqual([]);
});

test.each([
  ['a@b.c', true],
  ['a@.b.c', true],
  ['a@b..c', true],
  ['a@..c', true],
  ['a@b.c.', true],
  ['a@b', false],
  ['a@.b', false],
  ['a@b.', false],
  ['a@.', false],
  ['@b.c', false],
  ['a@b@c.d', false],
  ['a @b.c', false],
])('%s looks like an email: %j', (text, isOne) => {
  expect(emailPattern.test(text)).toBe(isOne);
  expect(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)).toBe(isOne);
});
