import { describe, expect, test } from 'vitest';
import { homeSchema } from './home.ts';
import { mentorApplicationSchema } from './mentorApplication.ts';
import { newsItemSchema } from './newsItem.ts';
import { emptyValue, readable, recordOf } from './readable.ts';
import { brokenHome, homeSamples } from './samples/home.ts';
import { z } from './zod.ts';

describe('content that does not parse', () => {
  const home = readable(homeSchema, brokenHome);

  test('keeps what fits and empties what does not, field by field', () => {
    expect(home.sliderImages).toEqual([]);
    expect(home.story).toEqual(emptyValue(homeSchema).story);
    expect(home.testimonials).toEqual([{ name: 'Amina', role: '', quote: '' }]);
    expect(home.video).toEqual(homeSamples.valid.small?.video);
  });

  test('leaves out items that are not of the list’s kind', () => {
    expect(home.events).toHaveLength(2);
    expect(home.events[0]).toMatchObject({ name: '', description: '' });
    expect(home.events[1]).toEqual(homeSamples.valid.small?.events[0]);
  });

  test.each([undefined, null, 'text', 7, [], new Date()])(
    'is never a reason to throw: %s',
    (data) => {
      expect(readable(homeSchema, data)).toEqual(emptyValue(homeSchema));
    },
  );
});

test.each(Object.entries(homeSamples.valid))(
  'valid content is read as it is: %s',
  (_name, content) => {
    expect(readable(homeSchema, content)).toEqual(content);
  },
);

test('a number that does not fit is zero', () => {
  const image = { url: '/demo/a.webp', width: 6_000, height: '675' };
  expect(readable(newsItemSchema, { image }).image).toEqual({ ...image, width: 0, height: 675 });
});

test('of a list of choices, those that there are remain', () => {
  const stored = { daysAvailable: ['Mondays', 'Weekends', 7], ageGroup: 'Adults' };
  expect(readable(mentorApplicationSchema, stored)).toMatchObject({
    daysAvailable: ['Weekends'],
    ageGroup: '',
  });
});

test('the record of several documents is all of their fields, empty where nothing can be read', () => {
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
