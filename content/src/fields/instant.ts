import { defaultZone, momentOf, storedInstant } from '../instants.ts';
import { shownLine } from '../shownText.ts';
import { timeMessages } from '../texts/timeMessages.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

interface InstantOptions {
  /** It ends what another one begins. */
  ends?: boolean;
}

/** Longer than any that there is. */
const longest = 80;

/** An optional moment with its time zone (`instants.ts`), or an empty string. */
export const instant = (options: Omit<FieldOptions, 'required'> & InstantOptions) =>
  describedText(
    trimmedText(longest, (typed) => storedInstant(shownLine(typed))).refine(
      (value) => value === '' || !Number.isNaN(momentOf(value)),
      timeMessages.invalidInstant,
    ),
    'instant',
    { ...options, asText: (value) => instantText(String(value)) },
  );

/** A moment for history and conflicts: `2026-11-30 05:00 UTC`. Visitors load this too, so it knows no zones. */
const instantText = (instant: string): string =>
  instant.replace(/^(.{10})T(.{5}).*/, `$1 $2 ${defaultZone}`);

const sampled = (year: number, minutes = 0) =>
  new Date(Date.UTC(year, 0, 1, 0, minutes)).toISOString().replace('.000Z', 'Z[Africa/Nairobi]');

export const instantKind: Kind<InstantOptions> = {
  rules: textRules,
  openApi: () => ({
    description: 'ISO 8601 with an offset, or RFC 9557 with a time zone; empty for none',
    examples: ['2026-11-30T05:00:00Z[Africa/Nairobi]', '2026-11-30T08:00:00+03:00'],
  }),
  // Something with samples of both is shown at any time.
  samples: {
    short: ({ ends }) => sampled(ends ? 2990 : 2001),
    longest: ({ ends }) => sampled(ends ? 2990 : 2001).replace(/\[.*/, `[${'X'.repeat(58)}]`),
    other: (number, { ends }) => sampled(ends ? 2991 : 2002, number),
    refused: [
      'tomorrow',
      '2026-11-30',
      '2026-11-30T05:00',
      '2026-02-30T05:00Z',
      '2026-11-30T05:00Z[../x]',
    ],
  },
};
