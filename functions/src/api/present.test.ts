import { storedVersion } from '@lamplight/content/documentMetadata';
import { homeSchema } from '@lamplight/content/home';
import { navigationSchema } from '@lamplight/content/navigation';
import { emptyValue } from '@lamplight/content/readable';
import { brokenHome, homeSamples } from '@lamplight/content/samples/home';
import { describe, expect, test } from 'vitest';
import { present } from './present.ts';

const home = { id: 'home', schemas: [homeSchema] };
const nav = { schemas: [navigationSchema] };
const content = homeSamples.valid.small;

describe('a stored document is shown', () => {
  test('with its id and version, without who saved it and when', () => {
    const stored = { ...content, version: 7, updatedAt: 'then', updatedBy: 'someone' };
    expect(present(home, [storedVersion('site/home', stored)])).toEqual({
      _id: 'home',
      ...content,
      version: 7,
    });
  });

  test('as its content alone where it has no id', () => {
    const stored = { heading: 'Lamplight', dropdowns: [], version: 7, updatedAt: 'then' };
    expect(present(nav, [storedVersion('site/navigation', stored)])).toEqual({
      heading: 'Lamplight',
      dropdowns: [],
    });
  });

  test('even when it is broken', () => {
    const stored = Object.fromEntries(Object.entries(brokenHome ?? {}));
    expect(present(home, [storedVersion('site/home', { ...stored, version: 'x' })])).toMatchObject({
      sliderImages: [],
      version: 0,
    });
  });

  test('as empty content of version 0 when it was never saved', () => {
    expect(present(home, [storedVersion('site/home')])).toEqual({
      _id: 'home',
      ...emptyValue(homeSchema),
      version: 0,
    });
  });
});
