import { expect, test } from 'vitest';
import { isCurrentPage } from './isCurrentPage.ts';

test.each([
  ['/mentorform', '/mentorform', true],
  ['/MentorForm?from=band#top', '/mentorform', true],
  ['/', '/home', true],
  ['/team', '/team/ruth', true],
  ['/news', '/news/forty-laptops', true],
  ['/events', '/events/open-evening', true],
  ['/events/open-evening', '/events/open-evening', true],
  ['/events/open-evening', '/events/summer', false],
  ['/about', '/mission', false],
  ['/garden', '/garden', true],
  ['/Garden/?from=menu', '/garden', true],
  ['/thé', '/th%C3%A9', true],
  ['/garden', '/garden/beds', false],
  ['/garden', '/about', false],
  ['https://partner.example/about', '/about', false],
  ['', '/', false],
])('the current page: whether %s leads to %s is %s', (href, pathname, expected) => {
  expect(isCurrentPage(href, pathname)).toBe(expected);
});
