import { isMap } from './isMap.ts';

/**
 * Which page has an address is said by a document of its own, its claim, so that of two people who save at one moment
 * one is told. It is never deleted: by it an old address leads to where its page is now. It passes on to another page
 * once the one that it names is gone or has another address.
 */
export interface Claim {
  /** The id of the page. */
  page: string;
}

/** The page that a stored claim names; undefined where there is none. */
export const pageOf = (claim: unknown): string | undefined =>
  isMap(claim) && typeof claim.page === 'string' && claim.page !== '' ? claim.page : undefined;
