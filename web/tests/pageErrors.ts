import { isLink, isPicture } from '@lamplight/content/addresses';
import { Parser } from 'htmlparser2';
import { graphIn, type renderedOf } from './pages.ts';

interface Tag {
  name: string;
  attributes: [string, string][];
}

function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => tags.push({ name, attributes: Object.entries(attributes) }),
  });
  parser.end(html);
  return tags;
}

/** Whether it is an address for other sites. */
const isAddressFor = ({ attributes }: Tag) =>
  attributes.some(([key, value]) => key === 'property' && /^og:(image|url)$/.test(value));

/** Whether it is one of the sizes of a picture. */
const isSize = (value: string) => isPicture(value.replace(/ \d+w$/, '')) && / \d+w$/.test(value);

/** Whether it is the icon with a letter that replaces a missing logo. */
const isIcon = ({ attributes }: Tag, value: string) =>
  attributes.some(([key, rel]) => key === 'rel' && /^(apple-touch-)?icon$/.test(rel)) &&
  value.startsWith('data:image/svg+xml,') &&
  /^(<[^<>]+>)+.?(<\/[^<>]+>)+$|^(<[^<>]+>)+&(amp|lt);(<\/[^<>]+>)+$/u.test(
    decodeURIComponent(value.slice(19)),
  );

/** Whether an attribute runs something, leads where nothing may, or styles. */
function wrongIn(tag: Tag, key: string, value: string): boolean {
  if (key.startsWith('on') || ['srcdoc', 'action', 'formaction', 'style'].includes(key))
    return true;
  if (key === 'src') return !isPicture(value);
  if (/^(image)?srcset$/.test(key)) return !value.split(', ').every(isSize);
  if (key === 'href') return !value.startsWith('#') && !isLink(value) && !isIcon(tag, value);
  if (key === 'content' && isAddressFor(tag)) return !isLink(value);
  return key === 'http-equiv';
}

/** The addresses in a graph: all values where schema.org has one. */
const addressesIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return /^(@id|url|logo|image|item|sameAs|thumbnailUrl|embedUrl)$/.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, key));
  return Object.entries(Object(value)).flatMap(([name, each]) => addressesIn(each, name));
};

/** The errors on a page, if there are any. */
export function errorsIn({ html, styles }: Awaited<ReturnType<typeof renderedOf>>): string[] {
  const tags = tagsOf(html);
  const scripts = tags.filter(({ name }) => name === 'script');
  return [
    ...(scripts.length === 3 ? [] : [`${scripts.length} scripts`]),
    ...addressesIn(graphIn(html)).filter(
      (address) => !/^https:\/\/\S+$/.test(address) || !isLink(address),
    ),
    ...tags.filter(({ name }) => /^(base|object|embed|iframe)$/.test(name)).map(({ name }) => name),
    ...tags.flatMap((tag) =>
      tag.attributes.flatMap(([key, value]) =>
        wrongIn(tag, key, value) ? `${tag.name} ${key}=${value}` : [],
      ),
    ),
    ...styles.filter((style) => /<\/|red;/.test(style)).map(() => 'style'),
    ...(/[\u202a-\u202e]/.test(html) ? ['a text that turns others around'] : []),
  ];
}
