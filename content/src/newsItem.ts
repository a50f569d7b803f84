import {
  day,
  group,
  imageAlts,
  line,
  link,
  list,
  picture,
  pixels,
  richText,
  toggle,
} from './fields.ts';
import { listLimits } from './limits.ts';
import { scheduled } from './scheduled.ts';
import type * as z from './zod.ts';

/** A news item; the fields that the specification has are required, but for the alt texts. */
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
  date: day({ label: 'Date' }),
  author: line({ label: 'Author', hint: 'A name; leave empty to show none' }),
  tags: list(line({ label: 'Tag', required: true }), {
    label: 'Tags',
    hint: 'Such as “Coding lab”: visitors choose the news on one subject',
    item: 'tag',
    limit: listLimits.tags,
  }),
  pinned: toggle({ label: 'Keep at the top of the news' }),
  imageAlts: imageAlts(listLimits.fewImageAlts),
});

export type NewsItem = z.infer<typeof newsItemSchema>;
