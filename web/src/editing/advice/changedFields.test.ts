import { demoHome } from '@lamplight/content/demo/home';
import { type Home, homeSchema } from '@lamplight/content/home';
import { plainBlock } from '@lamplight/content/richText';
import { testimonialSchema } from '@lamplight/content/testimonial';
import * as z from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { changedFields, fieldText } from './changedFields.ts';

/** The paths of all changed fields after a change of the demo organisation's home page. */
function changedBy(change: (home: Home) => void): string[] {
  const values = structuredClone(demoHome);
  change(values);
  return changedFields({ schema: homeSchema, base: demoHome, values }).map(({ path }) => path);
}

test('an unchanged form has no changed fields', () => {
  expect(changedBy(() => {})).toEqual([]);
});

test('lists changed fields, and none next to them', () => {
  const change = (home: Home) => {
    home.story.button = 'Come in';
    const [event] = home.mainevent;
    if (event) event.name = 'Evening';
  };
  expect(changedBy(change)).toEqual(['story.button', 'mainevent.0.name']);
});

test('a rich text counts as changed if its formatting changes, and is read without it', () => {
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

test('items that only moved, or were moved by others, are unchanged', () => {
  const change = (home: Home) => {
    home.sliderImages.push(...home.sliderImages.splice(0, 1));
    home.mainevent.reverse();
    home.story.title.splice(1, 1);
  };
  expect(changedBy(change)).toEqual([]);
});

test('an item that moved lists only its other changes', () => {
  const change = (home: Home) => {
    const [event] = home.mainevent.splice(0, 1);
    if (event) home.mainevent.push({ ...event, name: 'Evening' });
  };
  expect(changedBy(change)).toEqual([`mainevent.${demoHome.mainevent.length - 1}.name`]);
});

test('identifies items by their ids', () => {
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
