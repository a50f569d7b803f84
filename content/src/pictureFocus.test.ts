import { expect, test } from 'vitest';
import { isPicture } from './addresses.ts';
import { focusOf, withFocus, withoutFocus } from './pictureFocus.ts';

const lamp = '/pictures/lamp.1600w.webp';

test.each([
  [{ x: 40, y: 25 }, `${lamp}#focus=40,25`],
  [{ x: 0, y: 100 }, `${lamp}#focus=0,100`],
  [{ x: 50, y: 50 }, lamp],
])('the focal point %o is written to the address and read back', (focus, address) => {
  expect(withFocus(lamp, focus)).toBe(address);
  expect(withFocus(`${lamp}#focus=7,8`, focus)).toBe(address);
  expect(focusOf(address)).toEqual(focus);
  expect(withoutFocus(address)).toBe(lamp);
  expect(isPicture(address)).toBe(true);
});

test('a focal point is a whole percentage within the picture', () => {
  expect(withFocus(lamp, { x: -3, y: 33.4 })).toBe(`${lamp}#focus=0,33`);
  expect(withFocus(lamp, { x: 101, y: 99.6 })).toBe(`${lamp}#focus=100,100`);
});

test.each([
  '',
  lamp,
  `${lamp}#focus=101,20`,
  `${lamp}#focus=1,2,3`,
  `${lamp}#focus=-1,20`,
  `${lamp}#focus=1.5,20`,
  `${lamp}#focus=40,25?size=1`,
  `${lamp}#top`,
])('the address “%s” has no focal point and is unchanged', (address) => {
  expect(focusOf(address)).toEqual({ x: 50, y: 50 });
  expect(withoutFocus(address)).toBe(address);
});
