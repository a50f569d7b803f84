import { describe, expect, test } from 'vitest';
import { descriptionOf, type FieldKind } from './descriptions.ts';
import { itemOf } from './fieldsOf.ts';
import { libraryFileSchema } from './libraryFile.ts';
import { libraryPictureSchema } from './libraryPicture.ts';
import { personContact } from './person.ts';
import { documentSamples, listSamples } from './samples/bySite.ts';
import { feedbackSamples } from './samples/feedback.ts';
import { samplesOf } from './samples/generated.ts';
import { mentorApplicationSamples } from './samples/mentorApplication.ts';
import {
  listNames,
  siteDocumentNames,
  siteDocumentSchemas,
  siteListSchemas,
} from './siteContent.ts';
import { handlingSchema } from './submission.ts';
import { submissionKinds } from './submissionKinds.ts';
import * as z from './zod.ts';

/** All that people type, each with what its fields may hold. */
const everything: [name: string, schema: z.ZodType, content: unknown][] = [
  ...siteDocumentNames.map(
    (name) => [name, siteDocumentSchemas[name], documentSamples[name].valid.small] as const,
  ),
  ...listNames.map((name) => [name, siteListSchemas[name], listSamples[name].valid.small] as const),
  ['feedback', submissionKinds.feedback.schema, feedbackSamples.valid.small],
  ['mentors', submissionKinds.mentors.schema, mentorApplicationSamples.valid.small],
  ['a picture', libraryPictureSchema, samplesOf(libraryPictureSchema, {}).small],
  ['a file', libraryFileSchema, samplesOf(libraryFileSchema, {}).small],
  ['the handling', handlingSchema, { state: 'new', note: 'Rang.' }],
].map(([name, schema, content]) => [name, schema, content] as [string, z.ZodType, unknown]);

const severalLines: readonly FieldKind[] = ['paragraph', 'story'];
const texts: readonly FieldKind[] = ['line', 'phone', ...severalLines];
const notTyped: readonly FieldKind[] = ['choices', 'agreement'];

type Change = (kind: FieldKind, text: string) => string;

/** Content in which every text that is typed is another. */
function withTexts(schema: z.ZodType, value: unknown, change: Change, within?: FieldKind): unknown {
  const kind = descriptionOf(schema)?.kind ?? within;
  if (schema instanceof z.ZodEnum || (kind && notTyped.includes(kind))) return value;
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries<z.ZodType>(schema.shape).map(([key, field]) => [
        key,
        withTexts(field, Object(value)[key], change),
      ]),
    );
  }
  const item = itemOf(schema);
  if (!item) return typeof value === 'string' ? change(kind ?? 'line', value) : value;
  if (Array.isArray(value)) return value.map((each) => withTexts(item, each, change));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, each]) => [
      key,
      withTexts(item, each, change, 'line'),
    ]),
  );
}

/** Puts it within texts, and around addresses, numbers and the like. */
const withIn =
  (character: string): Change =>
  (kind, text) =>
    texts.includes(kind) ? `one${character}two` : `${character}${text}${character}`;

const stored =
  (inOne: string, inSeveral: string): Change =>
  (kind, text) => {
    if (!texts.includes(kind)) return text;
    return severalLines.includes(kind) ? inSeveral : inOne;
  };

describe.each(everything)('in every field of %s', (_, schema, content) => {
  const takes = (typed: Change, expected: Change) =>
    expect(schema.parse(withTexts(schema, content, typed))).toEqual(
      withTexts(schema, content, expected),
    );

  test.each(['\n', '\r\n', '\r', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029'])(
    'the line break %j stays one or becomes a space',
    (character) => takes(withIn(character), stored('one two', 'one\ntwo')),
  );

  test('a tab stays one or becomes a space', () =>
    takes(withIn('\t'), stored('one two', 'one\ttwo')));

  test.each(['\u0000', '\u0007', '\u001b', '\u001c', '\u001e', '\u007f', '\u0080', '\u009f'])(
    'the control character %j is removed',
    (character) => takes(withIn(character), stored('onetwo', 'onetwo')),
  );
});

test('search terms are cleaned in the same way', () => {
  expect(personContact().parse('0700\t123\u000b456\u0007')).toEqual({
    kind: 'phone',
    value: '0700123456',
  });
});
