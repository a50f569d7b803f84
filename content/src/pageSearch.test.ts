import { expect, test } from 'vitest';
import { pagePathOf } from './pageSearch.ts';

test('only a listing’s query makes a different page', () => {
  const pathOf = (address: string) => pagePathOf(new URL(address, 'https://lamplight.example'));
  expect(pathOf('/team?page=2')).toBe('/team');
  expect(pathOf('/news/one?page=2')).toBe('/news/one');
  expect(pathOf('/news?utm_source=mail&page=2#top')).toBe('/news?page=2');
  expect(pathOf('/News?page=2')).toBe('/News?page=2');
});
