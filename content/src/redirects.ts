import { isPlainAddress } from './addresses.ts';
import { byAddress, link } from './fields.ts';
import { listLimits } from './limits.ts';
import * as z from './zod.ts';

/** Old addresses of the site, and where each leads now. Which may lead where is said in `redirectRules.ts`. */
export const redirectsSchema = z.strictObject({
  redirects: byAddress(
    link({ label: 'Leads to', required: true }),
    { label: 'Redirects', item: 'redirect', limit: listLimits.redirects },
    isPlainAddress,
  ),
});

export type Redirects = z.infer<typeof redirectsSchema>;
