import { plainPath } from './addresses.ts';
import { textLimits } from './limits.ts';

/** How many levels an address has at most: `/projects/garden/beds`. */
const maxLevels = 3;

/** Words of letters and digits of any script, with single hyphens between them. */
const level = String.raw`[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*`;

/** The pattern of addresses, as `firestore.rules` have it too; they check lower case separately. */
export const addressPattern = `(/${level}){1,${maxLevels}}`;

const address = new RegExp(`^${addressPattern}$`, 'u');

/** Whether a page of the organisation's own may have an address. */
export const isPageAddress = (text: string): boolean =>
  text.length <= textLimits.line && address.test(text) && plainPath(text) === text;

/** Makes an address from a title or from what someone typed; empty if nothing of it can be used. */
export function pageAddressFrom(typed: string): string {
  const levels = plainPath(typed.trim())
    .split('/')
    .map((each) =>
      each
        .replaceAll(/['’]/gu, '')
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replaceAll(/^-+|-+$/g, ''),
    )
    .filter(Boolean);
  return levels.length > 0 ? `/${levels.join('/')}` : '';
}

/** The address one level up, such as `/projects` of `/projects/garden`; undefined of the first level. */
export function addressAbove(address: string): string | undefined {
  const above = address.slice(0, address.lastIndexOf('/'));
  return above || undefined;
}

/** The id of the claim to an address. It has no slash, because ids can't have any. */
export const addressId = (address: string): string => address.slice(1).replaceAll('/', '~');
