import { textLimits } from '../limits.ts';
import { isPageAddress, pageAddressFrom } from '../pageAddresses.ts';
import { isSitePath } from '../reservedPaths.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

/** Where visitors find a page of the organisation's own, such as `/projects/garden`. */
export const pageAddress = (options: FieldOptions) =>
  describedText(
    trimmedText(textLimits.line, pageAddressFrom)
      .refine((address) => address === '' || isPageAddress(address), {
        error: () => fieldMessages.invalidPageAddress,
      })
      .refine((address) => !isSitePath(address), { error: () => fieldMessages.reservedAddress }),
    'pageAddress',
    options,
  );

export const pageAddressKind: Kind = {
  rules: textRules,
  samples: {
    short: () => '/our-history',
    longest: () => `/${'x'.repeat(textLimits.line - 1)}`,
    other: (number) => `/page-${number}`,
    refused: ['/about', '/Team/ruth', '/contentpages', '/api/x', '/a/b/c/d'],
  },
};
