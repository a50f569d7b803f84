import { expect, test } from 'vitest';
import { isColour, isPercent } from './styleValues.ts';

test.each([
  'red;}body{display:none}',
  '#fff;background:url(//evil.example)',
  '#fff\n}',
  'expression(alert(1))',
  '</style><script>',
  '100%;x:y',
  '100%\n',
  '',
])('%j is neither a colour nor a size', (value) => {
  expect(isColour(value)).toBe(false);
  expect(isPercent(value)).toBe(false);
});

test.each(['#fff', '#662D91'])('%s is a colour', (value) => expect(isColour(value)).toBe(true));

test.each(['1%', '33.5%', '100%'])('%s is a size', (value) => expect(isPercent(value)).toBe(true));
