import { describe, expect, test } from 'vitest';
import { line, link, paragraph, percent, picture, transcript } from './fields.ts';
import * as z from './zod.ts';

const said = { label: 'Field' };

describe('a percentage', () => {
  test.each([
    ['80%', '80%'],
    ['80', '80%'],
    [80, '80%'],
    [' 33.5 ', '33.5%'],
    ['100%', '100%'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(percent(said).parse(typed)).toBe(stored);
  });

  test.each(['0', '0.5%', '100.5%', '101', '-5', '50 %%', '1e2', 'auto', null, [80]])(
    '%j is refused',
    (typed) => {
      expect(percent(said).safeParse(typed).success).toBe(false);
    },
  );
});

describe('a link', () => {
  test.each([
    '',
    '/',
    '/about',
    '/about?x=1#y',
    'https://a.example',
    'mailto:a@b.example',
    'tel:+15550100',
  ])('%j is accepted', (typed) => expect(link(said).parse(typed)).toBe(typed));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https:// evil.example',
    'https://[',
    'https://a:b',
    'about',
    'ftp://a.example',
  ])('%j is refused', (typed) => expect(link(said).safeParse(typed).success).toBe(false));
});

test('a transcript is an optional text', () => {
  const video = z.strictObject({ text: transcript() });
  expect(video.parse({})).toEqual({ text: '' });
  expect(video.parse({ text: ' Come\nin. ' })).toEqual({ text: 'Come\nin.' });
  expect(video.safeParse({ text: null }).success).toBe(false);
  expect(video.safeParse({ text: 'x'.repeat(20_001) }).success).toBe(false);
});

test.each(['mailto:a@b.example', 'http://a.example/b.png', 'HTTP://a.example/b.png'])(
  'refuses %s as a picture, with a message that names the allowed addresses',
  (typed) => {
    const [issue] = picture(said).safeParse(typed).error?.issues ?? [];
    expect(issue?.message).toMatch(/starts with https:\/\/, or a path/);
  },
);

test('texts are trimmed, and malformed ones are refused', () => {
  expect(line(said).parse('  Amina  ')).toBe('Amina');
  expect(paragraph(said).parse('two\nlines\tand a tab')).toBe('two\nlines\tand a tab');
  expect(line(said).safeParse('half a pair \ud83d').success).toBe(false);
  expect(line(said).parse('😀')).toBe('😀');
});
