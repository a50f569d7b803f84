import { describedText, type FieldOptions, singleLine } from './field.ts';
import { type Kind, lineSamples, textRules } from './kind.ts';

export interface TextOptions {
  /** It is about an event, and may say when that is. */
  event?: boolean;
}

interface LineOptions extends TextOptions {
  /** It is a sentence: while it is edited it wraps, so that all of it can be seen. */
  sentence?: boolean;
}

/** A single line of at most 200 characters. */
export const line = (options: FieldOptions & LineOptions) =>
  describedText(singleLine(), 'line', options);

export const lineKind: Kind<LineOptions> = { rules: textRules, samples: lineSamples };
