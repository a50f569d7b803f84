import { createFormControl, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { errorTexts, onTyped, wrongNames } from './hookForm.ts';

const empty = { type: 'too_small', message: 'All fields are required' };
const errors = {
  title: empty,
  slides: [undefined, { value: { type: 'custom', message: 'Slider image URL is required' } }],
  images: { root: empty },
} as unknown as FieldErrors;

test('errors name their fields, in lists too, and each text appears once', () => {
  expect(wrongNames(errors)).toEqual(['title', 'slides.1.value', 'images']);
  expect(errorTexts(errors)).toEqual(['All fields are required', 'Slider image URL is required']);
});

test('typing in a field is distinguished from values set by code', async () => {
  const form = createFormControl<{ begin: string; end: string }>({
    defaultValues: { begin: 'stored', end: '' },
  });
  const heard: unknown[] = [];
  const stop = onTyped(form as unknown as UseFormReturn, 'begin', (values) =>
    heard.push(values.begin),
  );
  const type = (name: 'begin' | 'end', value: string) =>
    form.register(name).onChange({ type: 'change', target: { name, value } });
  form.setValue('begin', 'set');
  form.reset({ begin: 'restored', end: '' });
  await type('end', 'of another field');
  await type('begin', 'typed');
  expect(heard).toEqual(['typed']);
  stop();
  await type('begin', 'typed later');
  expect(heard).toEqual(['typed']);
});
