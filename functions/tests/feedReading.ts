import * as z from '@lamplight/content/zod';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';

/** Atom as a library reads it that shares no code with its writer. */
export const atomRead = parseAtomFeed;

const address = z.url({ protocol: /^https?$/ });

/** The parts of JSON Feed that ours have, as https://www.jsonfeed.org/version/1.1/ asks for them. */
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: address,
  feed_url: address,
  icon: z.optional(address),
  favicon: z.optional(address),
  authors: z.array(z.strictObject({ name: z.string(), url: address })),
  language: z.string(),
  items: z.array(
    z.strictObject({
      id: z.string(),
      url: address,
      title: z.string(),
      content_html: z.string(),
      image: z.optional(address),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.strictObject({ name: z.string().min(1) })).optional(),
      tags: z.array(z.string().min(1)).optional(),
    }),
  ),
});

/** A JSON Feed, if it keeps the rules; the library is not strict. */
export function jsonFeedRead(text: string) {
  parseJsonFeed(text);
  return jsonFeedSchema.parse(JSON.parse(text));
}
