import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import { expect, test } from 'vitest';
import { adviceOnLink } from './links.ts';

const known = {
  origin: 'https://lamplight.example',
  isThere: (address: string) => !/missing|abuot|about\/us/.test(address),
  isFile: (id: string) => ({ report: true, gone: false })[id],
};

test.each([
  ['instagram', adviceTexts.noLink],
  ['javascript:alert(1)', adviceTexts.noLink],
  ['/abuot', adviceTexts.noPage('/abuot')],
  ['/about/us', adviceTexts.noPage('/about/us')],
  ['https://lamplight.example/abuot?x=1', adviceTexts.noPage('/abuot')],
  ['/demo/missing.pdf', adviceTexts.nothingThere],
  ['/api/missing', adviceTexts.nothingThere],
  ['https://instagram', adviceTexts.shortHost('instagram')],
  ['http://example.org', adviceTexts.notSecure],
  ['mailto:ruth', adviceTexts.noMail],
  ['mailto:ruth@example.org,noor', adviceTexts.noMail],
  ['tel:call-us', adviceTexts.noPhone],
  ['tel:12', adviceTexts.noPhone],
])('%s is a broken link', (link, text) => {
  expect(adviceOnLink(link, known)).toBe(text);
});

test.each([
  '/',
  '/home',
  '/About/',
  '/about?x=1#y',
  '/team/ruth',
  '/hhk',
  '/contentnews',
  '/demo/lamp.pdf',
  '/api/news',
  'https://lamplight.example/mission',
  'https://www.instagram.com/lamp',
  'https://[2001:db8::1]/',
  'mailto:ruth@example.org?subject=Hello',
  'mailto:jörg@müller.de',
  'www.instagram.com/lamp',
  'ruth@example.org',
  '+44 20 7946 0000',
  'mailto:ruth%40example.org,noor@example.org',
  'tel:+1-555-010-0142',
  'tel:+1%20(555)%20010.0142',
])('%s is a working link', (link) => {
  expect(adviceOnLink(link, known)).toBeNull();
});

test('says nothing before it is known whether the target exists', () => {
  expect(adviceOnLink('/missing.pdf', { ...known, isThere: () => undefined })).toBeNull();
});

test('mentions a link to a deleted file, whatever its address ends with', () => {
  expect(adviceOnLink('/files/gone/annual-report.pdf', known)).toMatch(/deleted/);
  expect(adviceOnLink('/files/report/old-name.pdf', known)).toBeNull();
  expect(adviceOnLink('/files/unknown/report.pdf', known)).toBeNull();
});
