import type { Block } from '@lamplight/content/richText';
import { plainBlock } from '@lamplight/content/richText';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import { expect, test } from 'vitest';
import type { Known } from './advice.ts';
import { adviceOnRichText } from './richText.ts';

const known = { origin: 'https://lamplight.example', isThere: () => false } as unknown as Known;
const about = (value: unknown) => adviceOnRichText('', known, { kind: 'richText' } as never, value);

const paragraph = (text: string, marks: string[] = []): Block => {
  const block = plainBlock(text, text.slice(0, 8) || 'k');
  return { ...block, children: block.children.map((span) => ({ ...span, marks })) };
};
const heading = (text: string, style: 'h2' | 'h3' = 'h2'): Block => ({ ...paragraph(text), style });
const linked = (text: string, href: string): Block => ({
  ...paragraph(text, ['l']),
  markDefs: [{ _type: 'link', _key: 'l', href }],
});

test('a plain text and a good structure get no advice', () => {
  expect(about('One.\n\nTwo.')).toBeNull();
  expect(about([heading('Lamps'), heading('Big', 'h3'), paragraph('They are big.')])).toBeNull();
  expect(about([linked('Support us', '/support')])).toBeNull();
  expect(about([linked('office@lamplight.example', 'mailto:office@lamplight.example')])).toBeNull();
});

test.each(['here', 'Click here.', 'Read more …', 'this link'])(
  'a link that says “%s” is vague',
  (text) => {
    expect(about([linked(text, '/support')])).toMatch(/doesn’t say where it leads/);
  },
);

test.each(['https://lamplight.example/support', 'www.lamplight.example'])(
  'a link showing the bare address %s needs a text',
  (text) => {
    expect(about([linked(text, 'https://lamplight.example/support')])).toBe(adviceTexts.bareLink);
  },
);

test('finds a link to a missing page, with its text', () => {
  expect(about([linked('Our lamps', '/lamps')])).toBe(
    adviceTexts.inLink('Our lamps', adviceTexts.noPage('/lamps')),
  );
});

test('finds headings that skip a level or have no text below them', () => {
  expect(about([heading('Small', 'h3'), paragraph('Text')])).toBe(
    adviceTexts.skippedLevel('Small'),
  );
  expect(about([paragraph('Text'), heading('Last')])).toBe(adviceTexts.emptyHeading('Last'));
  expect(about([heading('One'), heading('Two'), paragraph('Text')])).toBe(
    adviceTexts.emptyHeading('One'),
  );
});

test('finds a paragraph all in bold or in capitals', () => {
  expect(about([paragraph('All of it is loud.', ['strong'])])).toBe(adviceTexts.allBold);
  expect(about([paragraph('COME TO THE OPEN EVENING ON FRIDAY')])).toBe(adviceTexts.allCapitals);
  expect(about('COME TO THE OPEN EVENING ON FRIDAY')).toBe(adviceTexts.allCapitals);
  expect(about([paragraph('SHB, YCM')])).toBeNull();
});
