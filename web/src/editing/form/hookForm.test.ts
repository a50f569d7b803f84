import type { FieldErrors } from 'react-hook-form';
import { expect, test } from 'vitest';
import { errorTexts, wrongNames } from './hookForm.ts';

const empty = { type: 'too_small', message: 'All fields are required' };
const errors = {
  title: empty,
  slides: [undefined, { value: { type: 'custom', message: 'Slider image URL is required' } }],
  images: { root: empty },
} as unknown as FieldErrors;

test('the errors of a form name their fields, in lists too, and each text once', () => {
  expect(wrongNames(errors)).toEqual(['title', 'slides.1.value', 'images']);
  expect(errorTexts(errors)).toEqual(['All fields are required', 'Slider image URL is required']);
});
