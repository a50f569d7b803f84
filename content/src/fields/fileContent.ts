import { factsIn, factsText } from '../fileContent.ts';
import { fileTypes } from '../fileTypes.ts';
import { shownLine } from '../shownText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

/** `<hash>.<bytes>.pdf` and the longest ending. */
const longest = 80;

/** The bytes that a file has, by their hash, their number and their type, as one text. */
export const fileContent = (options: FieldOptions) =>
  describedText(
    trimmedText(longest, shownLine).refine(
      (value) => value === '' || factsIn(value) !== undefined,
      fieldMessages.wrongKind,
    ),
    'fileContent',
    { ...options, asText: contentText },
  );

/** What people read for it, such as `PDF, 1,234,567 bytes`. */
function contentText(value: unknown): unknown {
  const facts = factsIn(String(value));
  return facts && `${fileTypes[facts.type].name}, ${facts.bytes.toLocaleString('en')} bytes`;
}

const sample = (digit: string, bytes = 1_234) =>
  factsText({ hash: digit.repeat(64), bytes, type: 'pdf' });

export const fileContentKind: Kind = {
  rules: textRules,
  samples: {
    short: () => sample('a'),
    longest: () => factsText({ hash: 'f'.repeat(64), bytes: 24_999_999, type: 'docx' }),
    other: (number) => sample('b', number + 1),
    refused: ['a.1.pdf', `${'g'.repeat(64)}.1.pdf`, `${'a'.repeat(64)}.1.exe`, sample('a', 0)],
  },
};
