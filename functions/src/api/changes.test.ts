import { storedVersion } from '@lamplight/content/documentMetadata';
import { homeSchema } from '@lamplight/content/home';
import { keyed, withoutKeys } from '@lamplight/content/itemKeys';
import { brokenHome, homeSamples } from '@lamplight/content/samples/home';
import { describe, expect, test } from 'vitest';
import { laidOver, newContent, submitted } from './changes.ts';

const home = homeSamples.valid.small ?? {};

describe('what a body asks for', () => {
  test('is its content alone, with the version that its author saw', () => {
    const body = {
      _id: 'home',
      version: 3,
      updatedAt: 'now',
      updatedBy: 'me',
      draft: 1,
      events: [],
    };
    expect(submitted(body, ['draft'])).toEqual({ version: 3, changes: { events: [] } });
  });

  test('names no version where the body names none', () => {
    expect(submitted({ events: [] }, [])).toEqual({ version: undefined, changes: { events: [] } });
  });

  test.each(['3', null, -1, 1.5, {}])('cannot be for the version %j', (version) => {
    expect(() => submitted({ version }, [])).toThrow(
      expect.objectContaining({ code: 'invalid-content', fields: { version: expect.any(String) } }),
    );
  });
});

describe('changes to stored content', () => {
  const stored = { ...home, version: 4, updatedAt: 'then', updatedBy: 'someone' };

  const laidOverHome = (
    data: Record<string, unknown> | undefined,
    changes: object,
    version?: number,
  ) =>
    laidOver([{ schema: homeSchema }], { version, changes: { ...changes } })([
      data && storedVersion('site/home', data),
    ])[0]?.content;

  test('replace the top-level keys that they name and leave the others', () => {
    const testimonials = [{ name: 'Noor', role: 'Mentor', quote: 'I came back.' }];
    expect(withoutKeys(laidOverHome(stored, { testimonials }))).toEqual({ ...home, testimonials });
  });

  test('give items that come without a key that of the stored item that they are', () => {
    const [first] = homeSamples.valid.small?.testimonials ?? [];
    const second = { name: 'Noor', role: 'Mentor', quote: 'I came back.' };
    const [one, other] = keyed([Object(first), second]);
    const two = { ...stored, testimonials: [one, other] };
    const lay = (...testimonials: object[]) =>
      Object(laidOverHome(two, { testimonials })).testimonials;
    expect(lay(second, { ...first })).toEqual([other, one]);
    expect(lay({ ...first }, { ...second, quote: 'I stayed.' })).toEqual([
      one,
      { ...Object(other), quote: 'I stayed.' },
    ]);
    expect(lay({ ...first }, second, { ...second, name: 'Ruth' })).toEqual([
      one,
      other,
      { ...second, name: 'Ruth', _key: expect.stringMatching(/^\w{12}$/) },
    ]);
  });

  test('are stored as the schema reads them', () => {
    const video = { url: '', title: '  An evening  ', description: '' };
    expect(laidOverHome(stored, { video })).toMatchObject({ video: { title: 'An evening' } });
  });

  test('make the first version where nothing is stored', () => {
    const video = { url: '', title: 'An evening', description: '' };
    expect(laidOverHome(undefined, { video })).toMatchObject({ video, sliderImages: [] });
  });

  test('are laid over the version alone that their author saw', () => {
    expect(laidOverHome(stored, { events: [] }, 4)).toMatchObject({ events: [] });
    expect(laidOverHome(undefined, { sliderImages: ['/demo/a.webp'] }, 0)).toBeDefined();
    for (const version of [0, 3, 5]) {
      expect(() => laidOverHome(stored, { events: [] }, version)).toThrow(
        expect.objectContaining({ code: 'changed-meanwhile' }),
      );
    }
  });

  test('heal content that was broken by hand', () => {
    const broken = Object.fromEntries(Object.entries(brokenHome ?? {}));
    expect(laidOverHome(broken, { sliderImages: ['/demo/a.webp'] })).toMatchObject({
      sliderImages: ['/demo/a.webp'],
      testimonials: [{ name: 'Amina', role: '', quote: '' }],
    });
  });

  test.each([
    ['an unknown key', { admin: true }, 'admin'],
    [
      'an unknown key in a part',
      { video: { url: '', title: '', description: '', a: 1 } },
      'video.a',
    ],
    ['a key that would change the prototype', JSON.parse('{"__proto__":{"a":1}}'), '__proto__'],
    ['a wrong value', { sliderImages: ['javascript:alert(1)'] }, 'sliderImages.0'],
  ])('are refused for %s, which the error names', (_, changes, field) => {
    expect(() => laidOverHome(stored, changes)).toThrow(
      expect.objectContaining({ code: 'invalid-content', fields: { [field]: expect.any(String) } }),
    );
  });
});

test('fields of a new item that are not sent count as left empty', () => {
  expect(newContent(homeSchema, { changes: { events: [] } })).toMatchObject({
    sliderImages: [],
    events: [],
  });
  expect(() => newContent(homeSchema, { changes: { sliderImages: [''] } })).toThrow(
    expect.objectContaining({ code: 'invalid-content' }),
  );
});
