import { byAddress, line, picture } from './fields.ts';
import { listLimits } from './limits.ts';
import * as z from './zod.ts';

const shared = z.strictObject({
  title: line({
    label: 'Title',
    hint: 'Your organisation’s name is added unless the title contains it',
  }),
  description: line({
    label: 'Description',
    hint: 'What people find on the page, in a sentence or two',
    sentence: true,
  }),
  picture: picture({ label: 'Picture', hint: 'Ideally about twice as wide as it is high' }),
});

/**
 * How search engines and messengers show pages, by the pages' addresses. Empty or missing values default to the page's
 * own.
 */
export const sharingSchema = z.strictObject({
  pages: byAddress(shared, { label: 'Pages', item: 'page', limit: listLimits.pages }),
});

/** The values that staff set for one page. */
export type Shared = z.infer<typeof shared>;

export type Sharing = z.infer<typeof sharingSchema>;
