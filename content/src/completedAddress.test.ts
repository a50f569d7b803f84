import { expect, test } from 'vitest';
import { isLink } from './addresses.ts';
import { completedAddress } from './completedAddress.ts';
import { link, picture } from './fields.ts';
import { hostileTexts } from './samples/hostile.ts';

const said = { label: 'Field' };

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['example.org/path?x=1#y', 'https://example.org/path?x=1#y'],
  ['example.org', 'https://example.org'],
  ['Example.ORG:8080/a', 'https://Example.ORG:8080/a'],
  ['münchen.de', 'https://münchen.de'],
  ['مثال.com/a', 'https://مثال.com/a'],
  ['xn--mgbh0fb.xn--kgbechtv', 'https://xn--mgbh0fb.xn--kgbechtv'],
  ['example.org/about.html', 'https://example.org/about.html'],
  ['name@example.org', 'mailto:name@example.org'],
  ['medium.com/@ruth.lamp', 'https://medium.com/@ruth.lamp'],
  ['ｎａｍｅ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'mailto:name@example.org'],
  ['jörg@müller.de', 'mailto:jörg@müller.de'],
  ['mailto: name@example.org', 'mailto:name@example.org'],
  ['mailto:name@example.org?subject=Good day', 'mailto:name@example.org?subject=Good%20day'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', 'tel:+442079460958'],
  ['+1 (555) 010-0142', 'tel:+15550100142'],
  ['tel:+44 20 7946 0958', 'tel:+442079460958'],
  ['tel: 0700\u00a0123 456', 'tel:0700123456'],
  ['TEL:٠٧٠٠١٢٣٤٥٦', 'tel:0700123456'],
  ['tel:+44 20 7946 0958;ext=5', 'tel:+442079460958;ext=5'],
])('%j is completed to %s', (typed, address) => {
  expect(completedAddress(typed)).toBe(address);
  expect(link(said).parse(` ${typed}\n`)).toBe(address);
  expect(link(said).parse(address)).toBe(address);
});

test.each([
  '',
  '/',
  '/about',
  'https://a.example',
  'HTTP://a.example',
  'mailto:a@b.example',
  'tel:+1-555-010-0142',
  'tel:+1%20(555)%20010.0142',
])('%j is stored unchanged', (typed) => {
  expect(link(said).parse(typed)).toBe(typed);
});

test.each([
  ...hostileTexts,
  'javascript:alert(1)//www.example.org',
  'javascript:www.example.org/%0aalert(1)',
  'javascript.example:alert(1)',
  'data:www.example.org',
  'about',
  'about.html',
  'flyer.PDF',
  'example.org /path',
  'https:// evil.example',
  'https:example.org',
  'ftp://a.example',
  '1.2.3.4',
  '020 7946 0958',
  '+12',
  '+44 (0)20 7946 0958',
  '+44 20 7946 0958 +44 20 7946 0959',
  'tel:',
  'tel: call us',
  'mailto:',
  'name@example',
])('%j can’t be completed and is refused', (typed) => {
  expect(isLink(completedAddress(typed))).toBe(false);
  expect(link(said).safeParse(typed).success).toBe(typed === '');
});

test('addresses of pictures are completed too, with https only', () => {
  expect(picture(said).parse('www.example.org/a.webp')).toBe('https://www.example.org/a.webp');
  expect(picture(said).safeParse('name@example.org').success).toBe(false);
});
