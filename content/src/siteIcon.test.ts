import { expect, test } from 'vitest';
import { iconAddress, isReadyLogo, manifestIcons } from './siteIcon.ts';

const hash = 'a'.repeat(64);
const ready = `/pictures/${hash}.512w.png`;
const photo = `/pictures/${hash}.1200w.webp`;

test('icons are declared with their size and type', () => {
  const iconsOf = (logo: string) => manifestIcons({ name: 'Farol', logo });
  const square = [192, 512].map((width) => ({
    src: `/pictures/${hash}.${width}w.png`,
    sizes: `${width}x${width}`,
    type: 'image/png',
  }));
  expect(iconsOf(ready)).toEqual(square);
  expect(iconsOf(`${ready}#focus=10,20`)).toEqual(square);
  for (const other of [photo, '/demo/portrait-07.600w.webp', 'https://a.example/logo.png']) {
    expect(iconsOf(other)).toEqual([{ src: other }]);
  }
  for (const none of ['', 'javascript:alert(1)']) {
    expect(iconsOf(none)).toEqual([
      { src: expect.stringMatching(/^data:image\/svg\+xml,/), sizes: 'any', type: 'image/svg+xml' },
    ]);
  }
});

test('a logo is ready when it has all icon sizes', () => {
  expect([ready, `${ready}#focus=1,2`].map(isReadyLogo)).toEqual([true, true]);
  const others = [photo, `/pictures/${hash}.512w.webp`, '/demo/logo.512w.png', ''];
  expect(others.filter(isReadyLogo)).toEqual([]);
  expect(iconAddress({ name: '', logo: `${ready}#focus=1,2` }, 32)).toBe(
    `/pictures/${hash}.32w.png`,
  );
});
