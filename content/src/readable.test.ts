import { describe, expect, test } from 'vitest';
import { richText } from './fields/richText.ts';
import { tableRows } from './fields/tableRows.ts';
import { fieldsOf, itemOf, schemaAt, schemaWithin, stepsOf } from './fieldsOf.ts';
import { homeSchema } from './home.ts';
import { mentorApplicationSchema } from './mentorApplication.ts';
import { newsItemSchema } from './newsItem.ts';
import { editableDraft, emptyValue, readable, recordOf } from './readable.ts';
import { redirectsSchema } from './redirects.ts';
import { documentSamples, listSamples, oneListOfEachKind } from './samples/bySite.ts';
import { brokenHome, homeSamples } from './samples/home.ts';
import { hostileValues, withHostileItems } from './samples/hostile.ts';
import { changed } from './samples/sample.ts';
import { tried } from './samples/tried.ts';
import { siteDocumentNames, siteDocumentSchemas, siteListSchemas } from './siteContent.ts';
import * as z from './zod.ts';

describe('content that does not parse', () => {
  const home = readable(homeSchema, brokenHome);

  test('keeps valid fields and empties invalid ones', () => {
    expect(home.sliderImages).toEqual([]);
    expect(home.story).toEqual(emptyValue(homeSchema).story);
    expect(home.testimonials).toEqual([{ name: 'Amina', role: '', quote: '' }]);
    expect(home.video).toEqual(homeSamples.valid.small?.video);
  });

  test('drops items of the wrong type', () => {
    expect(home.events).toHaveLength(2);
    expect(home.events[0]).toMatchObject({ name: '', description: '' });
    expect(home.events[1]).toEqual(homeSamples.valid.small?.events[0]);
  });

  test.each([undefined, null, 'text', 7, [], new Date()])('never throws: %s', (data) => {
    expect(readable(homeSchema, data)).toEqual(emptyValue(homeSchema));
  });
});

test.each(Object.entries(homeSamples.valid))('valid content is unchanged: %s', (_name, content) => {
  expect(readable(homeSchema, content)).toEqual(content);
});

test('an invalid number becomes zero', () => {
  const image = { url: '/demo/a.webp', width: 6_000, height: '675' };
  expect(readable(newsItemSchema, { image }).image).toEqual({ ...image, width: 0, height: 675 });
});

test('only known choices remain', () => {
  const stored = { daysAvailable: ['Mondays', 'Weekends', 7], ageGroup: 'Adults' };
  expect(readable(mentorApplicationSchema, stored)).toMatchObject({
    daysAvailable: ['Weekends'],
    ageGroup: '',
  });
});

test('a record has the fields of all its documents, empty where unreadable', () => {
  const [door, lamp] = [
    z.strictObject({ name: z.string() }),
    z.strictObject({ light: z.string() }),
  ];
  const schemas = [door, lamp];
  expect(recordOf(schemas, [{ content: { name: 7 } }, undefined])).toEqual({ name: '', light: '' });
  expect(recordOf(schemas, [undefined, { content: { light: 'Warm' } }])).toEqual({
    name: '',
    light: 'Warm',
  });
});

const kinds: [string, z.ZodType, unknown][] = [
  ...siteDocumentNames.map((name): [string, z.ZodType, unknown] => [
    name,
    siteDocumentSchemas[name],
    documentSamples[name].valid.small,
  ]),
  ...oneListOfEachKind.map((name): [string, z.ZodType, unknown] => [
    `an item of ${name}`,
    siteListSchemas[name],
    listSamples[name].valid.small,
  ]),
];

describe.each(kinds)('in %s', (name, schema, sound) => {
  test('hostile items are dropped or emptied, and valid ones after them stay', () => {
    const read = readable(schema, withHostileItems(schema, sound));
    expect(misfitsIn(schema, read)).toEqual([]);
    expect(lostFrom(schema, read, sound)).toEqual([]);
  });

  test('a hostile field is emptied, and all others stay', () => {
    const paths = fieldsOf(schema, sound).flatMap(({ path }) =>
      /\.\d+$|^(imageAlts|redirects)/.test(path) ? [] : [path],
    );
    // Nothing in them is emptied: values that don't fit are dropped.
    if (name !== 'redirects') expect(paths).not.toEqual([]);
    for (const [turn, path] of paths.entries()) {
      const field = schemaAt(schema, stepsOf(path), sound) as z.ZodType;
      // A block of another type is another block.
      if (path.endsWith('._type')) continue;
      for (const value of tried(hostileValues, turn)) {
        const { success, data } = field.safeParse(value);
        const becomes = success ? data : emptyValue(field);
        const read = readable(schema, changed(Object(sound), path, value));
        expect(read, path).toEqual(changed(Object(sound), path, becomes));
      }
    }
  });
});

/** The values that are neither of the schema's kind nor empty. */
function misfitsIn(schema: z.ZodType, value: unknown, path = ''): string[] {
  const { success } = schema.safeParse(value);
  if (schema instanceof z.ZodObject || schema instanceof z.ZodArray) {
    return Object.entries(Object(value)).flatMap(([key, each]) => {
      const field = schemaWithin(schema, key, each);
      return field ? misfitsIn(field, each, `${path}.${key}`) : [`${path}.${key}`];
    });
  }
  if (schema instanceof z.ZodRecord) {
    const key = schema.keyType as z.ZodType;
    const each = schema.valueType as z.ZodType;
    return Object.entries(Object(value)).flatMap((entry) =>
      key.safeParse(entry[0]).success && each.safeParse(entry[1]).success
        ? []
        : [`${path}.${entry[0]}`],
    );
  }
  return success || value === emptyValue(schema) ? [] : [path];
}

/** The values that were there and no longer are; items of lists are to be the last ones. */
function lostFrom(schema: z.ZodType, read: unknown, sound: unknown, path = ''): string[] {
  if (schema instanceof z.ZodArray) {
    const items = sound as unknown[];
    const last = items.length > 0 ? (read as unknown[]).slice(-items.length) : [];
    return items.flatMap((item, index) =>
      lostFrom(itemOf(schema, item) as z.ZodType, last[index], item, `${path}.${index}`),
    );
  }
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) {
    return Object.entries(Object(sound)).flatMap(([key, each]) =>
      lostFrom(schemaAt(schema, [key]) as z.ZodType, Object(read)[key], each, `${path}.${key}`),
    );
  }
  return read === sound ? [] : [path];
}

test('a draft keeps texts that can’t be published yet, in lists and by address too', () => {
  const redirects = { '/old.html': '', '/older.html': 'about' };
  expect(editableDraft(redirectsSchema, { redirects })).toEqual({ redirects });
  const sliderImages = ['http://a.example/one.jpg'];
  const imageAlts = { '/two.webp': 'A'.repeat(300) };
  expect(editableDraft(homeSchema, { sliderImages, imageAlts })).toMatchObject({
    sliderImages,
    imageAlts,
  });
  expect(readable(homeSchema, { sliderImages, imageAlts })).toMatchObject({
    sliderImages: [],
    imageAlts: {},
  });
});

test('a draft keeps formatted texts and cells that are too long', () => {
  const schema = z.strictObject({
    text: richText({ label: 'Text' }),
    rows: tableRows({ label: 'Rows' }),
  });
  const paragraph = (_key: string, text: string) => ({
    _type: 'block',
    _key,
    style: 'normal',
    children: [{ _type: 'span', _key: '0', text, marks: ['strong'] }],
    markDefs: [],
  });
  const text = [
    paragraph('one', 'A'.repeat(4_900)),
    paragraph('two', 'B'.repeat(300)),
    paragraph('three', 'C'),
  ];
  const rows = [{ cells: ['A'.repeat(300), 'B'] }];
  expect(editableDraft(schema, { text, rows })).toMatchObject({ text, rows });
  expect(readable(schema, { text, rows })).toMatchObject({
    text: [text[0]],
    rows: [{ cells: ['B'] }],
  });
});
