import { isReservedPath, pathIn } from './addresses.ts';
import { byAddress, link } from './fields.ts';
import { listLimits } from './limits.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

/** Where each old address leads. */
type Targets = Readonly<Record<string, string>>;

/** The address of this site that a link leads to; undefined for one that leads elsewhere. */
const ownTarget = (to = '') => (to.startsWith('/') ? pathIn(to) : undefined);

/** What is wrong with sending visitors on from an old address, if anything is. */
export function wrongRedirect(from: string, targets: Targets): string | undefined {
  if (isReservedPath(from)) return messages.redirectReserved;
  const next = ownTarget(targets[from]);
  if (next === undefined || !Object.hasOwn(targets, next)) return undefined;
  if (next === from) return messages.redirectToItself;
  const after = targets[next] ?? '';
  return ownTarget(after) === from
    ? messages.redirectLoop(next)
    : messages.redirectChain(next, after);
}

/** Old addresses of the site, and where each leads now: neither in a circle, nor to one that leads on itself. */
export const redirectsSchema = z.strictObject({
  redirects: byAddress(link({ label: 'Leads to', required: true }), {
    label: 'Redirects',
    item: 'redirect',
    limit: listLimits.redirects,
  }).superRefine((targets, context) => {
    for (const from of Object.keys(targets)) {
      const message = wrongRedirect(from, targets);
      if (message) context.addIssue({ code: 'custom', path: [from], message });
    }
  }),
});

export type Redirects = z.infer<typeof redirectsSchema>;
