import { isPicture } from '../addresses.ts';
import { textLimits } from '../limits.ts';
import { addressOf, badAddresses } from '../samples/sample.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { address, describedText, type FieldOptions } from './field.ts';
import { type Kind, textRules } from './kind.ts';

interface PictureOptions {
  /** Shown round, 100 by 100 pixels. */
  portrait?: boolean;
  /** Shown small and square, and as the icon of the site. */
  icon?: boolean;
  /** Its caption says what it shows, so that it has no alt text of its own. */
  captioned?: boolean;
}

/** The address of a picture, or an empty string. */
export const picture = (options: FieldOptions & PictureOptions) =>
  describedText(address(isPicture, fieldMessages.invalidPicture), 'picture', options);

export const pictureKind: Kind<PictureOptions> = {
  rules: textRules,
  samples: {
    short: () => '/demo/pointer-learn.800w.webp',
    longest: () => addressOf(textLimits.url),
    other: (number) => `/demo/other-${number}.webp`,
    refused: badAddresses,
  },
};
