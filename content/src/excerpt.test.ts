import { afterEach, describe, expect, test, vi } from 'vitest';
import { excerpt } from './excerpt.ts';
import { isWellFormed } from './wellFormed.ts';

afterEach(() => vi.unstubAllGlobals());

const family = '👩‍👩‍👧‍👦';

const texts: Record<string, string> = {
  English: 'Young people learn best from someone who takes the time. '.repeat(9),
  Hindi: 'युवा लोग उस व्यक्ति से सबसे अच्छा सीखते हैं जो समय निकालता है। '.repeat(9),
  Arabic: 'يتعلم الشباب بشكل أفضل من شخص يخصص لهم الوقت. '.repeat(9),
  Thai: 'คนหนุ่มสาวเรียนรู้ได้ดีที่สุดจากคนที่ให้เวลากับพวกเขา'.repeat(9),
  Japanese: '若者は時間をかけてくれる人から最もよく学びます。'.repeat(12),
  Chinese: '年轻人从愿意花时间的人那里学得最好。'.repeat(12),
  emoji: family.repeat(60),
  'letters with marks': 'é̂'.repeat(200),
  'one long word': 'a'.repeat(400),
};

const isBoundary = (text: string, at: number, granularity: 'word' | 'grapheme') =>
  [...new Intl.Segmenter(undefined, { granularity }).segment(text)].some(
    ({ index }) => index === at,
  );

describe.each(Object.entries(texts))('a text of %s', (name, text) => {
  const hasWords = !['emoji', 'letters with marks', 'one long word'].includes(name);

  test('is cut between words or characters at any length', () => {
    for (let max = 20; max <= 160; max += 1) {
      const cut = excerpt(text, max);
      expect(cut).toMatch(/\S…$/u);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut.length).toBeGreaterThan(max / 2 - 12);
      const start = cut.slice(0, -1);
      expect(text.startsWith(start)).toBe(true);
      expect(isBoundary(text, start.length, hasWords ? 'word' : 'grapheme'), cut).toBe(true);
    }
  });

  test('is cut between characters without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    for (let max = 20; max <= 160; max += 1) {
      const cut = excerpt(text, max);
      expect(isWellFormed(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut.length).toBeGreaterThan(5);
    }
  });
});

test('a text with spaces is cut without the rules for words, which are slow to load', () => {
  const Segmenter = vi.spyOn(Intl, 'Segmenter');
  expect(excerpt('Young people learn best from each other', 20)).toBe('Young people learn…');
  expect(Segmenter).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('a text that fits is unchanged', () => {
  expect(excerpt('Learn together', 14)).toBe('Learn together');
  expect(excerpt('Learn together', 10)).toBe('Learn…');
  expect(excerpt('Learn together', 13)).toBe('Learn togeth…');
});
