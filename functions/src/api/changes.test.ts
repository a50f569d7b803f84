import { storedVersion } from '@lamplight/content/documentMetadata';
import { homeSchema } from '@lamplight/content/home';
import { keyed, withoutKeys } from '@lamplight/content/itemKeys';
import { brokenHome, homeSamples } from '@lamplight/content/samples/home';
import { describe, expect, test } from 'vitest';
import { laidOver, newContent, submitted } from './changes.ts';

const home = homeSamples.valid.small ?? {};

describe('a requested change', () => {
  test('has only the content and the version its author saw', () => {
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

  test('has no version if the body has none', () => {
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

  test('give items without a key the key of the stored item they match', () => {
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

  test('are normalised by the schema', () => {
    const video = { url: '', title: '  An evening  ', description: '' };
    expect(laidOverHome(stored, { video })).toMatchObject({ video: { title: 'An evening' } });
  });

  test('create the first version when nothing is stored', () => {
    const video = { url: '', title: 'An evening', description: '' };
    expect(laidOverHome(undefined, { video })).toMatchObject({ video, sliderImages: [] });
  });

  test('apply only to the version their author saw', () => {
    expect(laidOverHome(stored, { events: [] }, 4)).toMatchObject({ events: [] });
    expect(laidOverHome(undefined, { sliderImages: ['/demo/a.webp'] }, 0)).toBeDefined();
    for (const version of [0, 3, 5]) {
      expect(() => laidOverHome(stored, { events: [] }, version)).toThrow(
        expect.objectContaining({ code: 'changed-meanwhile' }),
      );
    }
  });

  test('repair content that was broken by hand', () => {
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
  ])('are refused for %s, with the field in the error', (_, changes, field) => {
    expect(() => laidOverHome(stored, changes)).toThrow(
      expect.objectContaining({ code: 'invalid-content', fields: { [field]: expect.any(String) } }),
    );
  });
});

test('missing fields of a new item count as empty', () => {
  expect(newContent(homeSchema, { changes: { events: [] } })).toMatchObject({
    sliderImages: [],
    events: [],
  });
  expect(() => newContent(homeSchema, { changes: { sliderImages: [''] } })).toThrow(
    expect.objectContaining({ code: 'invalid-content' }),
  );
});
