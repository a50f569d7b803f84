import { describe, expect, test } from 'vitest';
import { isOneOf, redirectTarget, ruleFinder, type Site, validRedirects } from './redirectRules.ts';
import { isReservedPath } from './reservedPaths.ts';

test.each([
  '/',
  '/home',
  '/api',
  '/api/home',
  '/content',
  '/contentabout',
  '/login',
  '/robots.txt',
])('%s is reserved', (path) => expect(isReservedPath(path)).toBe(true));

test.each(['/contact-us', '/apis', '/about', '/content/a', '/logo.png', '/feed.xml'])(
  '%s can be redirected',
  (path) => expect(isReservedPath(path)).toBe(false),
);

const origin = 'https://www.lamp.example';
const site: Site = {
  isPage: (path) => ['/', '/about', '/team'].includes(path),
  isOwn: isOneOf([origin, 'https://lamp.web.app', 'http://127.0.0.1:5000']),
};

/** Other spellings of addresses at which the site is reached. */
const ownOrigins = [
  origin,
  'http://www.lamp.example',
  'https://lamp.example',
  'HTTPS://WWW.Lamp.EXAMPLE:443',
  'http://lamp.example:80',
  'https://lamp.example.',
  'https://someone@lamp.example',
  'https://lamp.web.app',
  'http://127.0.0.1:5000',
];

const led = (targets: Record<string, string>, path: string) =>
  redirectTarget(new URL(path, origin), ruleFinder(targets, site), site);

describe.each(ownOrigins)('with the site at %s', (own) => {
  const circles = [
    { '/a': `${own}/a` },
    { '/a': `${own}/A/?x=1#y` },
    { '/über': `${own}/u%CC%88ber` },
    { '/a': '/b', '/b': `${own}/a` },
    { '/a': `${own}/b`, '/b': '/c', '/c': `${own}/a` },
    { '/a?id=5': `${own}/a?id=5&x=1` },
    { '/?p=1': `${own}/?p=1` },
  ];

  test.each(circles)('the redirect loop %j is refused and not followed', (redirects) => {
    expect(validRedirects(site).safeParse({ redirects }).success).toBe(false);
    for (const path of Object.keys(redirects)) expect(led(redirects, path)).toBeUndefined();
  });
});

test.each([
  'https://lamp.example:8443',
  'https://old.lamp.example',
  'https://lamp.example.org',
  'http://127.0.0.1:5001',
])('%s is another site', (other) => {
  const redirects = { '/a': `${other}/a` };
  expect(validRedirects(site).safeParse({ redirects }).success).toBe(true);
  expect(led(redirects, '/a')).toBe(`${other}/a`);
});

test.each([
  ['/old', '/about'],
  ['/old?x=1', '/about?x=1'],
  ['/Old/?utm_source=mail&utm_campaign=%C3%BC', '/about?utm_source=mail&utm_campaign=%C3%BC'],
  ['/own-query?utm_source=mail', '/team?x=a%20b&utm_source=mail#c'],
  ['/own-query?x=2&y=3', '/team?x=a%20b&y=3#c'],
  ['/elsewhere?a=1', 'https://partner.example/give?a=1'],
  ['/mail?a=1', 'mailto:ruth@lamp.example'],
  ['/index.php', undefined],
  ['/index.php?id=4', undefined],
  ['/index.php?id=5', '/about'],
  ['/index.php?id=6', '/team'],
  ['/index.php?utm_source=mail&id=6', '/team?utm_source=mail'],
  ['/index.php?id=6&lang=de', '/team?german'],
  ['/about?p=1', '/team'],
  ['/about?p=2', undefined],
  ['/about', undefined],
])('%s leads to %s', (path, to) => {
  const redirects = {
    '/old': '/about',
    '/own-query': '/team?x=a%20b#c',
    '/elsewhere': 'https://partner.example/give',
    '/mail': 'mailto:ruth@lamp.example',
    '/index.php?id=5': '/about',
    '/index.php?id=6': '/team',
    '/index.php?id=6&lang=de': '/team?german',
    '/about?p=1': '/team',
    // Stored past the rules: pages win.
    '/about': '/team',
  };
  expect(led(redirects, path)).toBe(to);
});

test('a redirect loop closed by a visitor’s query is not followed', () => {
  const redirects = { '/a': '/b?y=1', '/b?x=1': '/c', '/c': '/a?x=1' };
  expect(led(redirects, '/a')).toBe('/b?y=1');
  expect(led(redirects, '/a?x=1')).toBeUndefined();
});

test('an invalid address leads nowhere', () => {
  expect(led({ '/a': 'https://[' }, '/a')).toBeUndefined();
});
