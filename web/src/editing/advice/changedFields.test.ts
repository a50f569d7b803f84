import { demoHome } from '@lamplight/content/demo/home';
import { type Home, homeSchema } from '@lamplight/content/home';
import { plainBlock } from '@lamplight/content/richText';
import { testimonialSchema } from '@lamplight/content/testimonial';
import * as z from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { changedFields, fieldText } from './changedFields.ts';

/** The paths of what is not as it was after a change of the demo organisation's home page. */
function changedBy(change: (home: Home) => void): string[] {
  const values = structuredClone(demoHome);
  change(values);
  return changedFields({ schema: homeSchema, base: demoHome, values }).map(({ path }) => path);
}

test('in a form as it was nothing has changed', () => {
  expect(changedBy(() => {})).toEqual([]);
});

test('what was changed has, and nothing next to it', () => {
  const change = (home: Home) => {
    home.story.button = 'Come in';
    const [event] = home.mainevent;
    if (event) event.name = 'Evening';
  };
  expect(changedBy(change)).toEqual(['story.button', 'mainevent.0.name']);
});

test('a formatted text has changed where it has another one, and its text is read without formatting', () => {
  const block = { ...plainBlock('A lamp', 'a'), style: 'h2' as const };
  const base = { ...demoHome, ourImpact: { ...demoHome.ourImpact, description: [block] } };
  const changed = (home: object) =>
    changedFields({ schema: homeSchema, base, values: { ...base, ...home } });
  expect(changed({ ourImpact: structuredClone(base.ourImpact) })).toEqual([]);
  const description = [{ ...block, style: 'h3' as const }];
  const [field, ...others] = changed({ ourImpact: { ...base.ourImpact, description } });
  expect([field?.path, field && fieldText(field), others]).toEqual([
    'ourImpact.description',
    'A lamp',
    [],
  ]);
});

test('items that have only been moved, themselves or because of others, have not', () => {
  const change = (home: Home) => {
    home.sliderImages.push(...home.sliderImages.splice(0, 1));
    home.mainevent.reverse();
    home.story.title.splice(1, 1);
  };
  expect(changedBy(change)).toEqual([]);
});

test('of an item that was moved, only what else was changed in it has', () => {
  const change = (home: Home) => {
    const [event] = home.mainevent.splice(0, 1);
    if (event) home.mainevent.push({ ...event, name: 'Evening' });
  };
  expect(changedBy(change)).toEqual([`mainevent.${demoHome.mainevent.length - 1}.name`]);
});

test('items that have ids are known by them', () => {
  const schema = z.object({ items: z.array(testimonialSchema.extend({ _id: z.string() })) });
  const item = (_id: string, image: string, name = _id) => ({
    _id,
    name,
    position: name,
    image,
    feedback: name,
  });
  const base = { items: [item('a', '/a.webp'), item('b', '/b.webp')] };
  const values = { items: [item('b', '/c.webp'), item('a', '/a.webp')] };
  expect(changedFields({ schema, base, values }).map(({ path }) => path)).toEqual([
    'items.0.image',
  ]);
});
