import { expect, test } from 'vitest';
import { newsListingIn, newsListingPath } from './newsListing.ts';

const first = { page: 1, tag: '', year: '' };

test.each([
  ['', first],
  ['page=2', { ...first, page: 2 }],
  ['tag=Coding+lab&year=2026&page=12', { page: 12, tag: 'Coding lab', year: '2026' }],
  ['page=0', first],
  ['page=-1', first],
  ['page=1e9', first],
  ['page=50', { ...first, page: 50 }],
  ['page=51', first],
  ['page=99999', first],
  ['year=26', first],
  ['year=0200', first],
  ['utm_source=mail&sent', first],
  [`tag=${'x'.repeat(500)}`, first],
])('?%s', (query, listing) => {
  expect(newsListingIn(new URLSearchParams(query))).toEqual(listing);
});

test('an address has only what its listing needs, in a fixed order', () => {
  expect(newsListingPath({})).toBe('/news');
  expect(newsListingPath({ page: 3, tag: 'Ä & B', year: '2026' })).toBe(
    '/news?tag=%C3%84+%26+B&year=2026&page=3',
  );
});
