import { expect, test } from 'vitest';
import { isCurrentPage } from './isCurrentPage.ts';

test.each([
  ['/mentorform', '/mentorform', true],
  ['/MentorForm?from=band#top', '/mentorform', true],
  ['/', '/home', true],
  ['/team', '/team/ruth', true],
  ['/news', '/news/forty-laptops', true],
  ['/events', '/events/open-evening', true],
  ['/about', '/mission', false],
  ['/no-such-page', '/no-such-page', false],
  ['https://partner.example/about', '/about', false],
  ['', '/', false],
])('the current page: whether %s leads to %s is %s', (href, pathname, expected) => {
  expect(isCurrentPage(href, pathname)).toBe(expected);
});
