import { isLink } from '../addresses.ts';
import { textLimits } from '../limits.ts';
import { addressOf, badAddresses } from '../samples/sample.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { address, describedText, type FieldOptions } from './field.ts';
import { type Kind, textRules } from './kind.ts';

interface LinkOptions {
  /** It never leads to a page of the site. */
  elsewhere?: boolean;
}

/** A link, or an empty string. */
export const link = (options: FieldOptions & LinkOptions) =>
  describedText(address(isLink, fieldMessages.invalidLink), 'link', options);

export const linkKind: Kind<LinkOptions> = {
  rules: textRules,
  samples: {
    short: () => 'https://partner.example/about?x=1#y',
    longest: () => addressOf(textLimits.url),
    other: (number) => `https://other.example/page-${number}`,
    refused: badAddresses,
  },
};
