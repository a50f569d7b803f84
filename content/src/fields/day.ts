import { isDay } from '../day.ts';
import { shownLine } from '../shownText.ts';
import { timeMessages } from '../texts/timeMessages.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

/** An optional day such as `2026-11-30`, whatever the time zone, or an empty string. */
export const day = (options: Omit<FieldOptions, 'required'>) =>
  describedText(
    trimmedText(16, shownLine).refine((text) => text === '' || isDay(text), {
      error: () => timeMessages.invalidDay,
    }),
    'day',
    options,
  );

export const dayKind: Kind = {
  rules: textRules,
  openApi: () => ({ description: 'A day; empty for none', examples: ['2026-11-30'] }),
  samples: {
    short: () => '2026-11-30',
    longest: () => '2026-02-28',
    other: (number) => new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 10),
    refused: ['tomorrow', '2026-02-30', '2026-11-30T05:00', '30.11.2026', '0026-11-30'],
  },
};
