import { describe, expect, test } from 'vitest';
import { aboutSchema } from './about.ts';
import { choices, colour, line } from './fields.ts';
import { type Field, fieldsOf } from './fieldsOf.ts';
import { homeSchema } from './home.ts';
import { newsItemSchema } from './newsItem.ts';
import { homeSamples } from './samples/home.ts';
import { brandColour } from './styleValues.ts';
import * as z from './zod.ts';

const kindsOf = (fields: Field[]) =>
  Object.fromEntries(fields.map(({ path, description }) => [path, description?.kind]));

describe('the fields of content', () => {
  test('are found in objects and lists, with their kinds and values', () => {
    const small = homeSamples.valid.small;
    const fields = fieldsOf(homeSchema, small);
    expect(fields).toContainEqual({
      path: 'events.0.imageUrl',
      description: { kind: 'picture', label: 'Image', required: false },
      value: '/demo/initiative-homework-club.1200w.webp',
    });
    expect(kindsOf(fields)).toMatchObject({
      'sliderImages.1': 'picture',
      'story.title.1.color': 'colour',
      'story.pointer1image.url': 'picture',
      'story.button': 'line',
      'events.0.description': 'richText',
      'events.0.imageWidth': 'percent',
      'events.0.videoUrl': 'video',
      'mainevent.0.description': 'richText',
      'imageAlts./demo/slide-evening-study.1600w.webp': undefined,
    });
  });

  test('include required pictures and numbers', () => {
    expect(kindsOf(fieldsOf(aboutSchema, {}))['image.url']).toBe('picture');
    expect(fieldsOf(newsItemSchema, { image: { width: 800 } })).toContainEqual({
      path: 'image.width',
      description: { kind: 'pixels', label: 'Image width', required: true },
      value: 800,
    });
  });

  test('are found even in values that don’t fit the schema', () => {
    for (const value of [undefined, null, 7, 'text', [], { events: 7 }, { events: [null] }]) {
      const fields = fieldsOf(homeSchema, value);
      expect(fields).toContainEqual(
        expect.objectContaining({ path: 'ourImpact.image', value: undefined }),
      );
    }
  });

  test('are a single value where the kind has no inner fields', () => {
    const seasons = choices(['Spring', 'Autumn'], { label: 'Seasons', required: 'Choose' });
    expect(fieldsOf(z.object({ seasons }), { seasons: ['Autumn'] })).toEqual([
      expect.objectContaining({ path: 'seasons', value: ['Autumn'] }),
    ]);
  });

  test('keep their description when refined or required', () => {
    const schema = z.object({
      refined: colour({ label: 'Colour' }).refine((value) => value !== '#000000'),
      required: line({ label: 'Day', event: true, required: true }),
    });
    expect(fieldsOf(schema, {}).map(({ description }) => description)).toEqual([
      { kind: 'colour', label: 'Colour', required: true, initial: brandColour },
      { kind: 'line', label: 'Day', event: true, required: true },
    ]);
  });
});
