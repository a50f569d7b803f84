import { textLimits } from '../limits.ts';
import { shownLine } from '../shownText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { parseVideo, videoLink } from '../video.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

interface VideoOptions {
  /** The name of the field next to it that holds its transcript. */
  transcript?: string;
}

/** A link to one video of YouTube or Vimeo, stored with `https://` if typed without, or an empty string. */
export const video = (options: FieldOptions & VideoOptions) =>
  describedText(
    trimmedText(textLimits.url, (typed) => videoLink(shownLine(typed))).superRefine(
      (value, context) => {
        const found = value === '' || parseVideo(value);
        if (typeof found === 'string')
          context.addIssue({ code: 'custom', message: fieldMessages.noVideo[found] });
      },
    ),
    'video',
    options,
  );

const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

export const videoKind: Kind<VideoOptions> = {
  rules: textRules,
  samples: {
    short: () => film,
    longest: () => `${film}&list=`.padEnd(textLimits.url, 'x'),
    other: (number) => `https://youtu.be/ScMzIvx-${100 + number}`,
    // Not `...badAddresses`: bundlers keep a spread, and visitors would load it.
    refused: [
      'javascript:alert(1)',
      '//evil.example/video',
      'https://evil.example/watch?v=aqz-KE-bpKQ',
      'javascript://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ],
  },
};
