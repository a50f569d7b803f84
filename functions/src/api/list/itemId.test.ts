import { expect, test } from 'vitest';
import { itemId } from './itemId.ts';

const found = (id: string) => expect(itemId({ params: { id } })).toBe(id);
const notFound = (id: string) =>
  expect(() => itemId({ params: { id } })).toThrow(expect.objectContaining({ code: 'not-found' }));

test.each(['a', '7', 'Zoë 😀', 'a.b', '...', '__', '_a_', '__a'])('an item may be %j', found);

test.each(['', '.', '..', '/', 'a/b', 'a\n/b', '____', '__name__', '__a\nb__'])(
  'no item can be %j',
  notFound,
);

test('an id has at most 1,500 bytes', () => {
  found('x'.repeat(1_500));
  notFound('x'.repeat(1_501));
  notFound('é'.repeat(751));
});
