import { describe, expect, test } from 'vitest';
import { largestOrder, nextOrder, orderBefore, ordersOf, smallestOrder } from './order.ts';

describe('the orders of a sequence', () => {
  test.each([
    ['nothing', [], []],
    ['what is in order already', [1, 2, 50], [1, 2, 50]],
    ['new items', [undefined, undefined], [1_000, 2_000]],
    ['an item added at the end', [1_000, 2_000, undefined], [1_000, 2_000, 3_000]],
    ['an item added first', [undefined, 1_000], [0, 1_000]],
    ['two items added first', [undefined, undefined, 1_000], [-1_000, 0, 1_000]],
    ['an item moved up', [3_000, 1_000, 2_000], [0, 1_000, 2_000]],
    ['an item moved down', [2_000, 3_000, 1_000], [2_000, 3_000, 4_000]],
    [
      'two items between two others',
      [1_000, undefined, undefined, 1_004],
      [1_000, 1_001, 1_002, 1_004],
    ],
    ['two items of one order', [7, 7, 9], [7, 8, 9]],
    [
      'orders that are none',
      [Number.NaN, smallestOrder - 1, 0.5, 4_000],
      [1_000, 2_000, 3_000, 4_000],
    ],
    ['no room between two items', [1, 3, 2], [1, 3, 1_003]],
    ['no room between neighbours', [1, undefined, 2, 9], [-1_998, -998, 2, 9]],
    ['no room before the first', [undefined, smallestOrder], [1_000, 2_000]],
    ['no room behind the last', [5, largestOrder, undefined], [5, 1_005, 2_005]],
  ])('%s', (_, sequence, orders) => {
    expect(ordersOf(sequence)).toEqual(orders);
  });

  test.each([
    ['the first moved to the end', [1_000, 2_000, 3_000, 0], [1_000, 2_000, 2_333, 2_667]],
    ['no room for the last', [2_998, 2_999, 3_000, 0], [-999, 1, 1_001, 2_001]],
  ])('they stay below those behind them: %s', (_, sequence, orders) => {
    expect(ordersOf(sequence, 3_001)).toEqual(orders);
  });

  test('moving any of 200 items changes one order', () => {
    const orders = Array.from({ length: 200 }, (_, index) => (index + 1) * 1_000);
    for (const [from, to] of [
      [0, 199],
      [199, 0],
      [50, 51],
      [120, 3],
    ] as const) {
      const moved = orders.toSpliced(from, 1).toSpliced(to, 0, orders[from] ?? 0);
      const next = ordersOf(moved);
      expect(next.filter((order, index) => order !== moved[index])).toHaveLength(1);
      expect(next.toSorted((a, b) => a - b)).toEqual(next);
      expect(new Set(next).size).toBe(200);
    }
  });
});

test('an item is added after the last one, within the limit', () => {
  expect(nextOrder(undefined)).toBe(1_000);
  expect(nextOrder(4)).toBe(1_004);
  expect(nextOrder(largestOrder - 1)).toBe(largestOrder);
});

test('an item is added before the first one, within the limit', () => {
  expect(orderBefore(undefined)).toBe(1_000);
  expect(orderBefore(0)).toBe(-1_000);
  expect(orderBefore(smallestOrder + 1)).toBe(smallestOrder);
});
