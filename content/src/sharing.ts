import { byAddress, line, picture } from './fields.ts';
import { listLimits } from './limits.ts';
import * as z from './zod.ts';

const shared = z.strictObject({
  title: line({
    label: 'Title',
    hint: 'The organisation’s name is added after it if it isn’t in it',
  }),
  description: line({
    label: 'Description',
    hint: 'What people find on the page, in a sentence or two',
    sentence: true,
  }),
  picture: picture({ label: 'Picture', hint: 'Best about twice as wide as high' }),
});

/**
 * How search engines show pages, and how messengers do where their addresses are shared; by the pages' addresses. What
 * is empty, or not there at all, is what the page says by itself.
 */
export const sharingSchema = z.strictObject({
  pages: byAddress(shared, { label: 'Pages', item: 'page', limit: listLimits.pages }),
});

/** What staff say of one page. */
export type Shared = z.infer<typeof shared>;

export type Sharing = z.infer<typeof sharingSchema>;
