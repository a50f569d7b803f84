import { listItem } from '@lamplight/content/paths';
import { times } from '@lamplight/content/samples/sample';
import { testimonialSamples } from '@lamplight/content/samples/testimonial';
import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { arrangeList, idsIn, restoreListAfterwards, saved, stored } from './documents.ts';
import { inParallel } from './inParallel.ts';
import { staff } from './people.ts';
import { ask } from './suite.ts';

const list = 'mentorTestimonials';
const content = { ...testimonialSamples.valid.small };

restoreListAfterwards(list);

const add = async () =>
  ask('POST', '/api/mentor-testimonials', { as: await staff(), body: content });

const placeOf = async (response: Response) =>
  (await stored(listItem(list, (await response.json())._id)))?.order;

/** Stores as many items, the last one at the given place. */
const arrangeItems = (count: number) =>
  arrangeList(
    list,
    Object.fromEntries(times(count, (index) => [`item-${index}`, saved(content, index + 1)])),
  );

describe('a new item is placed', () => {
  test('at 1,000 if it is the first in its list', async () => {
    await arrangeList(list, {});
    expect(await placeOf(await add())).toBe(1_000);
  });

  test.each([
    ['before those that were given no place by hand', { a: 70, b: 'last', c: null }, 1_070],
    ['behind the last that can be followed', { a: 70, b: 9_000_000_000 }, 1_070],
    ['at the end, where no place is left', { a: 70, b: 1_000_000_000 }, 1_000_000_000],
  ])('%s', async (_, orders, place) => {
    const items = Object.entries(orders).map(([id, order]) => [id, { ...content, order }]);
    await arrangeList(list, Object.fromEntries(items));
    expect(await placeOf(await add())).toBe(place);
  });
});

describe('a list of 200 items, as many as pages read,', () => {
  test('accepts no more', async () => {
    await arrangeItems(200);
    const response = await add();
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      message: messages.tooManyItems(200),
      code: 'list-full',
    });
    expect(await idsIn(list)).toHaveLength(200);
  });

  test('still saves its items, and accepts another once one is deleted', async () => {
    await arrangeItems(200);
    const as = await staff();
    const item = '/api/mentor-testimonials/item-199';
    expect((await ask('PUT', item, { as, body: content })).status).toBe(200);
    expect((await ask('DELETE', item, { as })).status).toBe(200);
    expect((await add()).status).toBe(201);
    expect((await add()).status).toBe(409);
  });

  test('keeps its limit and unique places when items are added concurrently', async () => {
    await arrangeItems(196);
    const answers = await inParallel(
      6,
      times(12, () => add),
    );
    const added = answers.filter(({ status }) => status === 201);
    const places = await Promise.all(added.map(placeOf));
    expect(places.toSorted((a, b) => a - b)).toEqual([1_196, 2_196, 3_196, 4_196]);
    const others = answers.filter(({ status }) => status !== 201);
    const refusals = await Promise.all(others.map((response) => response.json()));
    expect(refusals).toEqual(times(8, () => expect.objectContaining({ code: 'list-full' })));
  });
});
