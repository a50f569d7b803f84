import { pageQuery, titleAt } from '@lamplight/content/staffPages';
import { useOwnPages } from '../../firebase/live/ownPages.ts';

/** The titles of pages of the staff area, by their addresses. Editors of pages that staff have made are called like these. */
export function useTitles(addresses: readonly string[]): (address: string) => string {
  const own = useOwnPages(addresses.some((address) => address.includes(pageQuery)));
  return (address) => {
    const [, id] = address.split(pageQuery);
    return own.find(({ _id }) => _id === id)?.title || titleAt(address);
  };
}
