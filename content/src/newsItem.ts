import { group, imageAlts, line, link, picture, pixels, richText } from './fields.ts';
import { listLimits } from './limits.ts';
import { scheduled } from './scheduled.ts';
import type * as z from './zod.ts';

/** A news item; every field but the alt texts is required. */
export const newsItemSchema = scheduled({
  image: group({
    url: picture({ label: 'Image', required: true }),
    width: pixels({ label: 'Image width' }),
    height: pixels({ label: 'Image height' }),
  }),
  heading: line({ label: 'Heading', required: true }),
  description: richText({ label: 'Description', required: true }),
  buttonText: line({ label: 'Button text', required: true }),
  articleUrl: link({ label: 'Article link', required: true }),
  imageAlts: imageAlts(listLimits.fewImageAlts),
});

export type NewsItem = z.infer<typeof newsItemSchema>;
