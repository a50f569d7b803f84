/** Where each old address leads. */
type Redirects = Readonly<Record<string, string>>;

/**
 * Redirects with one more, from the address of a page that is gone. Those that led to it lead to its target at once, and
 * none leads away from the target, where there is a page.
 */
export const withRedirectFrom = (redirects: Redirects, address: string, target: string) => ({
  ...Object.fromEntries(
    Object.entries(redirects)
      .filter(([from]) => from !== target)
      .map(([from, to]) => [from, to === address ? target : to]),
  ),
  [address]: target,
});

/** Redirects without the one from an address that has a page again. */
export const withoutRedirectFrom = (redirects: Redirects, address: string) =>
  Object.fromEntries(Object.entries(redirects).filter(([from]) => from !== address));

/**
 * Redirects once that page is back. What was changed since stays.
 * @param before the redirects as long as the page was there
 */
export const redirectsOnceRestored = (
  redirects: Redirects,
  before: Redirects,
  { address, target }: { address: string; target: string },
) =>
  Object.fromEntries(
    Object.entries(redirects)
      .filter(([from, to]) => from !== address || to !== target)
      .map(([from, to]) => [from, to === target && before[from] === address ? address : to]),
  );
