import { line, list, paragraph, picture, required, typed } from './fields.ts';
import { listLimits } from './limits.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

const captionedImageSchema = z.strictObject({
  url: required(typed(), messages.urlRequired).pipe(picture()),
  caption: line(),
});

/** A page of one of the five programmes; at least one image is required (specification, section 5). */
export const workPageSchema = z.strictObject({
  title: required(line()),
  description: required(paragraph()),
  images: list(captionedImageSchema, listLimits.captionedImages).min(1, messages.allFieldsRequired),
});

/**
 * A section of the international programme. The first is the page's main heading; images are
 * optional (specification, section 5).
 */
export const programmeSchema = z.strictObject({
  title: required(line(), messages.programFieldsRequired),
  description: required(paragraph(), messages.programFieldsRequired),
  images: list(captionedImageSchema, listLimits.captionedImages),
});

export type CaptionedImage = z.infer<typeof captionedImageSchema>;
export type WorkPage = z.infer<typeof workPageSchema>;
export type Programme = z.infer<typeof programmeSchema>;
