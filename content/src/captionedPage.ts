import { line, list, picture, richText } from './fields.ts';
import { listLimits } from './limits.ts';
import { moreBlocks } from './moreBlocks.ts';
import { scheduled } from './scheduled.ts';
import { fieldMessages } from './texts/fieldMessages.ts';
import * as z from './zod.ts';

const captionedImage = z.strictObject({
  url: picture({ label: 'URL', required: fieldMessages.urlRequired, captioned: true }),
  caption: line({ label: 'Caption', sentence: true }),
});

const images = (required: boolean) =>
  list(captionedImage, {
    label: 'Images',
    item: 'image',
    limit: listLimits.captionedImages,
    required,
  });

/** A page of one of the five programmes; at least one image is required, facts are optional. */
export const workPageSchema = scheduled({
  title: line({ label: 'Title', required: true }),
  description: richText({ label: 'Description', required: true }),
  ages: line({ label: 'Ages', hint: 'Such as “6 to 18”' }),
  when: line({ label: 'When', hint: 'Such as “Monday to Thursday, 4 to 7 pm”' }),
  where: line({ label: 'Where' }),
  cost: line({ label: 'Cost', hint: 'Such as “Free”' }),
  images: images(true),
  ...moreBlocks,
});

const required = fieldMessages.programFieldsRequired;

/**
 * A section of the international programme. The first is the page's main heading; images are
 * optional.
 */
export const programmeSchema = scheduled({
  title: line({ label: 'Title', required }),
  description: richText({ label: 'Description', required }),
  images: images(false),
});

export type CaptionedImage = z.infer<typeof captionedImage>;
export type WorkPage = z.infer<typeof workPageSchema>;
export type Programme = z.infer<typeof programmeSchema>;
