import { expect, test } from 'vitest';
import { tokens } from '../../theme/tokens.ts';
import { contrastText, contrastWithPage } from './contrast.ts';

test('the contrast with the page ranges from invisible to black', () => {
  expect(contrastWithPage(tokens.colors.paper.value)).toBe(1);
  expect(contrastWithPage('#000')).toBeCloseTo(20.2, 1);
  expect(contrastWithPage('#662d91')).toBeCloseTo(8.5, 0);
});

test.each(['', 'red', '#12', '#1234567'])('“%s” is not a colour', (text) => {
  expect(contrastWithPage(text)).toBeNull();
});

test('rounds a contrast down', () => {
  expect([4.46, 4.5, 6.99, 21].map(contrastText)).toEqual(['4.4:1', '4.5:1', '6.9:1', '21.0:1']);
});
