import { describe, expect, test } from 'vitest';
import { aboutSchema } from './about.ts';
import { colour, line, link, ofEvent, picture, required, video } from './fields.ts';
import { type Field, fieldsOf } from './fieldsOf.ts';
import { homeSchema } from './home.ts';
import { newsItemSchema } from './newsItem.ts';
import { homeSamples } from './samples/home.ts';
import { z } from './zod.ts';

const kindsOf = (fields: Field[]) =>
  Object.fromEntries(fields.map(({ path, kind }) => [path, kind]));

describe('the fields of content', () => {
  test('are found in objects and lists, with their kinds and values', () => {
    const small = homeSamples.valid.small;
    const fields = fieldsOf(homeSchema, small);
    expect(fields).toContainEqual({
      path: 'events.0.imageUrl',
      kind: 'picture',
      value: '/demo/initiative-homework-club.1200w.webp',
    });
    expect(kindsOf(fields)).toMatchObject({
      'sliderImages.1': 'picture',
      'story.title.1.color': 'colour',
      'story.pointer1image.url': 'picture',
      'story.button': undefined,
      'events.0.description': undefined,
      'events.0.imageWidth': undefined,
      'events.0.videoUrl': 'video',
      'mainevent.0.description': 'event',
      'upcomingEvent.name': 'event',
      'imageAlts./demo/slide-evening-study.1600w.webp': undefined,
    });
  });

  test('are those of pictures that are required, and of numbers', () => {
    expect(kindsOf(fieldsOf(aboutSchema, {}))['image.url']).toBe('picture');
    expect(fieldsOf(newsItemSchema, { image: { width: 800 } })).toContainEqual({
      path: 'image.width',
      kind: undefined,
      value: 800,
    });
  });

  test('are found in what does not fit the schema', () => {
    for (const value of [undefined, null, 7, 'text', [], { events: 7 }, { events: [null] }]) {
      const fields = fieldsOf(homeSchema, value);
      expect(fields).toContainEqual({ path: 'ourImpact.image', kind: 'picture', value: undefined });
    }
  });

  test('keep their kind whatever else is asked of them', () => {
    const schema = z.object({
      piped: required(z.string().trim()).pipe(picture()),
      optional: link().optional(),
      nullable: video().nullable(),
      refined: colour().refine((value) => value !== '#000000'),
      required: required(ofEvent(line())),
      plain: line(),
    });
    expect(kindsOf(fieldsOf(schema, {}))).toEqual({
      piped: 'picture',
      optional: 'link',
      nullable: 'video',
      refined: 'colour',
      required: 'event',
      plain: undefined,
    });
  });
});
