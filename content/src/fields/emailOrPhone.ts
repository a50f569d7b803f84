import { emailPattern } from '../addresses.ts';
import { storedEmailOrPhone } from '../emails.ts';
import { textLimits } from '../limits.ts';
import { shownLine } from '../shownText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { emailKind } from './email.ts';
import { described, type FieldOptions, trimmedText } from './field.ts';
import type { Kind } from './kind.ts';

/** An email address, or exactly ten digits. */
const emailOrPhonePattern = new RegExp(`${emailPattern.source}|^\\d{10}$`);

/** How to answer someone: an email address or a phone number of ten digits, always required. */
export const emailOrPhone = (options: FieldOptions) =>
  described(
    trimmedText(textLimits.line, (typed) => storedEmailOrPhone(shownLine(typed))).regex(
      emailOrPhonePattern,
      fieldMessages.invalidEmailOrPhone,
    ),
    'emailOrPhone',
    { ...options, required: true },
  );

export const emailOrPhoneKind: Kind = emailKind;
