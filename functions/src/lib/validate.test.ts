import { homeSchema } from '@lamplight/content/home';
import { messages } from '@lamplight/content/messages';
import { homeSamples } from '@lamplight/content/samples/home';
import { changed } from '@lamplight/content/samples/sample';
import { expect, test } from 'vitest';
import { KnownError } from './errors.ts';
import { validated } from './validate.ts';

const home = homeSamples.valid.small ?? {};

const fieldsOf = (data: unknown) => {
  try {
    validated(homeSchema, data);
  } catch (error) {
    return error instanceof KnownError ? error.fields : error;
  }
  return 'valid';
};

test('valid content is read', () => {
  expect(validated(homeSchema, home)).toEqual(home);
});

test('a wrong field is named with its dotted path and the message of the content model', () => {
  const data = changed(home, 'story.pointer1title', 'x'.repeat(201));
  expect(fieldsOf(data)).toEqual({ 'story.pointer1title': messages.textTooLong(200) });
});

test('items are named by their place in the list', () => {
  expect(fieldsOf(changed(home, 'sliderImages.1', ''))).toEqual({
    'sliderImages.1': messages.sliderImageRequired,
  });
});

test('an unknown field is named itself, not its parent', () => {
  expect(Object.keys(fieldsOf(changed(home, 'story.pointer5title', 'Five')) ?? {})).toEqual([
    'story.pointer5title',
  ]);
});

test('the key of a map says why it is refused', () => {
  const key = `https://pictures.example/${'p'.repeat(1_400)}`;
  expect(fieldsOf(changed(home, 'imageAlts', { [key]: 'A lamp.' }))).toEqual({
    [`imageAlts.${key}`]: messages.invalidAltKey,
  });
});

test('a body with thousands of unknown fields is not answered with all of them', () => {
  const unknown = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
  expect(Object.keys(fieldsOf({ ...home, ...unknown }) ?? {})).toHaveLength(100);
});
