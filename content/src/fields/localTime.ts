import { isLocalTime } from '../events/localTimes.ts';
import { shownLine } from '../shownText.ts';
import { timeMessages } from '../texts/timeMessages.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

interface LocalTimeOptions {
  /** It ends what another one begins. */
  ends?: boolean;
  /** It's edited as a date. A time that is stored with it is kept until it's edited. */
  dateOnly?: boolean;
}

/** Longer than any that there is. */
const longest = 80;

/** A date, or a date and a time on the clocks of a place (`localTimes.ts`), or an empty string. */
export const localTime = (options: FieldOptions & LocalTimeOptions) =>
  describedText(
    trimmedText(longest, shownLine).refine(
      (value) => value === '' || isLocalTime(value),
      timeMessages.invalidLocalTime,
    ),
    'localTime',
    { ...options, asText: (value) => String(value).replace('T', ' ') },
  );

const sampled = (year: number, number = 0) =>
  new Date(Date.UTC(year, 2, 10, 18, number)).toISOString().slice(0, 16);

export const localTimeKind: Kind<LocalTimeOptions> = {
  rules: textRules,
  openApi: () => ({
    description: 'A date, or a date and a time without an offset (ISO 8601); empty for none',
    examples: ['2027-03-10T18:00', '2027-03-10'],
  }),
  samples: {
    short: ({ ends }) => sampled(ends ? 2028 : 2027),
    longest: ({ ends }) => sampled(ends ? 2028 : 2027),
    other: (number, { ends }) => sampled(ends ? 2029 : 2026, number),
    refused: [
      'tomorrow',
      '2027-02-30',
      '2027-03-10T24:00',
      '2027-03-10T18:00Z',
      '2027-03-10 18:00',
    ],
  },
};
