import { isTimeZone } from '../instants.ts';
import { textLimits } from '../limits.ts';
import { shownLine } from '../shownText.ts';
import { timeMessages } from '../texts/timeMessages.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

/** A time zone by its IANA name, such as `Africa/Nairobi`, or an empty string. */
export const timeZone = (options: FieldOptions) =>
  describedText(
    trimmedText(textLimits.line, shownLine).refine(
      (zone) => zone === '' || isTimeZone(zone),
      timeMessages.unknownTimeZone,
    ),
    'timeZone',
    options,
  );

export const timeZoneKind: Kind = {
  rules: textRules,
  samples: {
    short: () => 'Africa/Nairobi',
    longest: () => 'America/Argentina/Buenos_Aires',
    other: (number) => `Etc/GMT+${number % 13}`,
    refused: ['Atlantis', '../Africa', '+03:00'],
  },
};
