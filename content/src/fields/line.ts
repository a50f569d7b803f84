import { describedText, type FieldOptions, singleLine } from './field.ts';
import { type Kind, lineSamples, textRules } from './kind.ts';

export interface TextOptions {
  /** It is about an event, and may say when that is. */
  event?: boolean;
}

/** A single line of at most 200 characters. */
export const line = (options: FieldOptions & TextOptions) =>
  describedText(singleLine(), 'line', options);

export const lineKind: Kind<TextOptions> = { rules: textRules, samples: lineSamples };
