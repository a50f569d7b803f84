import { parseRule } from '../events/recurrenceRule.ts';
import { times } from '../samples/sample.ts';
import { shownLine } from '../shownText.ts';
import { timeMessages } from '../texts/timeMessages.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

/** As long as a rule with many days of the year. */
const longest = 504;

/** A recurrence rule of RFC 5545 without the date that it begins with, or an empty string. */
export const recurrence = (options: FieldOptions) =>
  describedText(
    trimmedText(longest, (typed) =>
      shownLine(typed)
        .toUpperCase()
        .replace(/^RRULE:/, ''),
    ).refine((rule) => rule === '' || parseRule(rule) !== undefined, timeMessages.invalidRule),
    'recurrence',
    options,
  );

export const recurrenceKind: Kind = {
  rules: textRules,
  openApi: () => ({
    description: 'A recurrence rule (RFC 5545) without DTSTART; empty for none',
    examples: ['FREQ=WEEKLY;BYDAY=TU;COUNT=10', 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231'],
  }),
  samples: {
    short: () => 'FREQ=WEEKLY;COUNT=3',
    longest: () => `FREQ=YEARLY;BYYEARDAY=${times(119, (day) => 100 + day).join()}`,
    other: (number) => `FREQ=DAILY;INTERVAL=${number + 1}`,
    refused: [
      'weekly',
      'FREQ=DAILY;INTERVAL=0',
      'FREQ=DAILY;COUNT=3;UNTIL=20270101',
      'FREQ=DAILY;',
    ],
  },
};
