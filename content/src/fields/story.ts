import { textLimits } from '../limits.ts';
import { textOf } from '../samples/sample.ts';
import { shownLines } from '../shownText.ts';
import * as z from '../zod.ts';
import { described, describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

const storyText = () => trimmedText(textLimits.story, shownLines);

/** Long text with line breaks, of at most 20,000 characters. */
export const story = (options: FieldOptions) => describedText(storyText(), 'story', options);

/**
 * The words and pictures of a video as text, for people who can't hear or see it (WCAG 2.2, criteria 1.2.1 to 1.2.3).
 * Older clients of the API don't send it; then it is empty.
 */
export const transcript = () =>
  described(
    z.preprocess((value) => (value === undefined ? '' : value), storyText()),
    'story',
    {
      label: 'Transcript',
      hint: 'Everything said and shown, for people who can’t hear or see the video. Add captions at YouTube or Vimeo',
    },
  );

export const storyKind: Kind = {
  rules: textRules,
  samples: {
    short: ({ label }) => `${label} in\n\ntwo paragraphs.`,
    longest: () => textOf(textLimits.story),
  },
};
