import { textLimits } from '../limits.ts';
import { shownLine } from '../shownText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { described, type FieldOptions, trimmedText, withRequired } from './field.ts';
import { type Kind, textRules } from './kind.ts';

interface ItemOfListOptions {
  /** The list that the item is of, one of those in `siteContent.ts`. */
  list: 'team';
}

/** The pattern of a document's id. */
const idPattern = /^([\w-]{1,100})?$/;

/** An item of a list of the site, by its id; it may be gone by now. */
export const itemOfList = (list: ItemOfListOptions['list'], options: FieldOptions) =>
  described(
    withRequired(
      trimmedText(textLimits.line, shownLine).regex(idPattern, fieldMessages.wrongKind),
      options,
    ),
    'itemOfList',
    { ...options, list },
  );

export const itemOfListKind: Kind<ItemOfListOptions> = {
  rules: textRules,
  samples: {
    short: () => 'one',
    longest: () => 'x'.repeat(100),
    other: (number) => `item-${number}`,
    refused: ['../home', 'a/b', 'a b'],
  },
};
