import { isMadeId } from './newsId.ts';
import { pageAddressFrom } from './pageAddresses.ts';
import { sitePages } from './sitePages.ts';

/** About as many characters of a heading are in an address. */
const longestHeading = 60;

/**
 * Where visitors read a news item. The heading is there for people: the id alone says which item it is, so that old
 * addresses lead on when the heading changes. An id that staff can read needs none.
 */
export function newsItemPath(id: string, heading: string): string {
  const words = isMadeId(id) ? wordsOf(heading) : '';
  return `${sitePages.news.path}/${encodeURIComponent(words ? `${words}-${id}` : id)}`;
}

function wordsOf(heading: string): string {
  const words = pageAddressFrom(heading.replaceAll('/', ' ')).slice(1);
  if (words.length <= longestHeading) return words;
  const end = words.lastIndexOf('-', longestHeading);
  return end > 0 ? words.slice(0, end) : [...words].slice(0, longestHeading).join('');
}
