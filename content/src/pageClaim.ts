import { isMap } from './isMap.ts';

/**
 * The claim to an address is a document of its own that names its page, so that one of two simultaneous saves is
 * refused. It is never deleted: an old address leads to where its page is now. Another page can take it over once the
 * page that it names is gone or has another address.
 */
export interface Claim {
  /** The id of the page. */
  page: string;
}

/** The page that a stored claim names; undefined where there is none. */
export const pageOf = (claim: unknown): string | undefined =>
  isMap(claim) && typeof claim.page === 'string' && claim.page !== '' ? claim.page : undefined;
