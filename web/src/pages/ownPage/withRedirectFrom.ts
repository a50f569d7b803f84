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

/** Redirects from all addresses that a page has had, the latest first; those of former ones that lead elsewhere stay. */
export const withRedirectsFrom = (
  redirects: Redirects,
  [address = '', ...former]: readonly string[],
  target: string,
): Redirects =>
  former
    .filter((from) => [undefined, address].includes(redirects[from]))
    .reduce(
      (all, from) => withRedirectFrom(all, from, target),
      withRedirectFrom(redirects, address, target),
    );

/** Redirects without those from the addresses of a page that is back: that of the latest, and others with its target. */
export const withoutRedirectsFrom = (
  redirects: Redirects,
  [address = '', ...former]: readonly string[],
): Redirects => {
  const { [address]: target, ...others } = redirects;
  if (target === undefined) return redirects;
  return Object.fromEntries(
    Object.entries(others).filter(([from, to]) => !former.includes(from) || to !== target),
  );
};

/**
 * Redirects once that page is back. What was changed since stays.
 * @param before the redirects as long as the page was there
 * @param addresses those of the page, the latest first
 */
export function redirectsOnceRestored(
  redirects: Redirects,
  before: Redirects,
  { addresses, target }: { addresses: readonly string[]; target: string },
): Redirects {
  const [address] = addresses;
  const back = Object.entries(redirects)
    .filter(([from, to]) => !(addresses.includes(from) && to === target) || before[from] === to)
    .map(([from, to]) => [from, to === target && before[from] === address ? address : to]);
  const dropped = Object.entries(before).filter(
    ([from]) => from === target || addresses.includes(from),
  );
  return { ...Object.fromEntries(dropped), ...Object.fromEntries(back) };
}
