import { isMadeId } from './itemId.ts';
import { pageAddressFrom } from './pageAddresses.ts';
import { sitePages } from './sitePages.ts';

/** About how many characters of a name are in an address. */
const longestName = 60;

/**
 * Where visitors read an item of a list. Its name is there for people: the id alone says which item it is, so that old
 * addresses lead on when the name changes. An id that staff can read needs none.
 */
function itemPath(listPath: string, id: string, name: string): string {
  const words = isMadeId(id) ? wordsOf(name) : '';
  return `${listPath}/${encodeURIComponent(words ? `${words}-${id}` : id)}`;
}

/** Where visitors read a news item with a heading. */
export const newsItemPath = (id: string, heading: string): string =>
  itemPath(sitePages.news.path, id, heading);

/** Where visitors read of an event with a title. */
export const eventPath = (id: string, title: string): string =>
  itemPath(sitePages.events.path, id, title);

function wordsOf(name: string): string {
  const words = pageAddressFrom(name.replaceAll('/', ' ')).slice(1);
  if (words.length <= longestName) return words;
  const end = words.lastIndexOf('-', longestName);
  return end > 0 ? words.slice(0, end) : [...words].slice(0, longestName).join('');
}
