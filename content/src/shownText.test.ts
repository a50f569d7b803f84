import { describe, expect, test } from 'vitest';
import { feedbackSchema } from './feedback.ts';
import { email, line, link, paragraph, percent, picture, story } from './fields.ts';
import { textLimits } from './limits.ts';
import { mentorApplicationSchema } from './mentorApplication.ts';
import { readable } from './readable.ts';
import { feedbackSamples } from './samples/feedback.ts';
import { mentorApplicationSamples } from './samples/mentorApplication.ts';
import { shownText } from './shownText.ts';
import { siteDocumentSchemas } from './siteContent.ts';
import { messages } from './texts/messages.ts';

const said = { label: 'Field' };

describe('an invisible text is stored as empty', () => {
  test.each([
    '\u200b',
    ' \u200b\u200b ',
    '\u2060',
    '\ufeff',
    '\u202e',
    '\u202a\u202c',
    '\u2066\u2069',
    '\u200d',
    '\u200c\u200c',
    '\ufe0f',
    '\u200e',
    '\u200f',
    '\u061c',
    '\u00ad',
    '\u034f',
    '\u115f\u1160',
    '\u3164',
    '\u2800',
    '\u{e0067}\u{e007f}',
    '\u{e0100}',
  ])('%j', (text) => {
    for (const kind of [
      line(said),
      paragraph(said),
      story(said),
      link(said),
      picture(said),
      email(said),
      percent(said),
    ])
      expect(kind.parse(text)).toBe('');
    expect(line({ ...said, required: true }).safeParse(text).error?.issues[0]?.message).toBe(
      messages.allFieldsRequired,
    );
    const slide = picture({ ...said, required: messages.sliderImageRequired });
    expect(slide.safeParse(text).error?.issues[0]?.message).toBe(messages.sliderImageRequired);
  });
});

test.each([
  ['Ruth\u202eAbel', 'RuthAbel'],
  ['\u202aRuth\u202c', 'Ruth'],
  ['\u2067Ruth\u2069 Abel', 'Ruth Abel'],
  ['ru\u200bth@\ufeffexample.org\u2060', 'ruth@example.org'],
  ['\u200e5550100199', '5550100199'],
  ['Ruth \u200e', 'Ruth'],
  ['Ruth\ufff9a\ufffab\ufffb', 'Ruthab'],
  ['https://example.org/\u{e0041}\u{e0042}', 'https://example.org/'],
])('%j is stored as %j', (typed, stored) => {
  expect(shownText(typed)).toBe(stored);
  expect(line(said).parse(typed)).toBe(stored);
});

describe('keeps characters that languages and emoji need:', () => {
  test.each([
    ['a joined emoji', '👩\u200d🏫 teaches'],
    ['an emoji at the end', 'Thank you ❤\ufe0f'],
    ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['Persian', 'می\u200cخواهم'],
    ['a Hijri year', '١٤٤٨ ه\u200d'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Arabic next to Latin', 'مرحبا C++\u200f!'],
    ['Hebrew', 'שלום\u200f!'],
    ['an ideograph’s variant', '葛\u{e0100}'],
    ['a soft hyphen', 'Donau\u00addampf'],
    ['Mongolian', 'ᠠ\u180e'],
  ])('%s', (_, text) => expect(paragraph(said).parse(text)).toBe(text));
});

test('control characters are removed, and the rest may be empty', () => {
  expect(line(said).parse('Ring\u0007')).toBe('Ring');
  expect(line(said).parse('\u200b\u0007')).toBe('');
});

test('submissions are cleaned in the same way', () => {
  const feedback = { ...feedbackSamples.valid.small, emailOrPhone: '\u202a5550100199\u202c' };
  expect(feedbackSchema.parse(feedback)).toMatchObject({ emailOrPhone: '5550100199' });
  for (const field of ['fullName', 'email', 'phone']) {
    const application = { ...mentorApplicationSamples.valid.small, [field]: '\u200b' };
    const [issue] = mentorApplicationSchema.safeParse(application).error?.issues ?? [];
    expect(issue).toMatchObject({ path: [field], message: messages.requiredFieldsMissing });
  }
});

test('stored overrides and invisible texts are not shown', () => {
  const address = '/demo/a.webp';
  const stored = {
    title1: 'Our \u202eyrots',
    story: '\u200b',
    imageAlts: { [address]: 'A \u2066lamp' },
  };
  const shown = readable(siteDocumentSchemas.about, stored);
  expect(shown).toMatchObject({ title1: 'Our yrots', story: '' });
  expect(shown.imageAlts).toEqual({ [address]: 'A lamp' });
});

test('removed characters don’t count towards the limit', () => {
  const longest = 'x'.repeat(textLimits.line);
  expect(line(said).parse(`\u200b${longest}\u200b`)).toBe(longest);
  expect(line(said).safeParse(`${longest}x`).success).toBe(false);
});
