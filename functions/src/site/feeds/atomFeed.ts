import { newsFeeds } from '@lamplight/content/newsFeeds';
import { inXml } from '../xml.ts';
import type { NewsFeed } from './newsFeed.ts';

type Attributes = Readonly<Record<string, string>>;

/** The news as Atom (RFC 4287). */
export const atomFeed = ({ items, ...feed }: NewsFeed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('id', feed.id),
    element('title', feed.title),
    element('updated', feed.updated),
    link({ rel: 'self', type: newsFeeds.atom.type, href: feed.self.atom }),
    link({ rel: 'alternate', type: 'text/html', href: feed.page }),
    `<author>${element('name', feed.author)}${element('uri', feed.home)}</author>`,
    feed.icon && element('icon', feed.icon),
    feed.wideLogo && element('logo', feed.wideLogo),
    ...items.map(entry),
    '</feed>',
  ]
    .filter(Boolean)
    .join('\n');

const entry = ({ link: href, picture, ...item }: NewsFeed['items'][number]) =>
  [
    '<entry>',
    element('id', item.id),
    element('title', item.title),
    element('published', item.published),
    element('updated', item.updated),
    item.author && `<author>${element('name', item.author)}</author>`,
    ...item.tags.map((tag) => `<category term="${inXml(tag)}"/>`),
    link({ rel: 'alternate', href }),
    picture && link({ rel: 'enclosure', ...enclosed(picture) }),
    element('content', item.html, ' type="html"'),
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');

const pictureTypes: Attributes = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
};

/** How a picture is described; its type is known only if its address has an ending. */
function enclosed({ address, alt }: { address: string; alt: string }): Attributes {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(address).pathname) ?? [];
  const known = pictureTypes[ending.toLowerCase()];
  return { ...(known && { type: `image/${known}` }), href: address, title: alt };
}

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${inXml(text)}</${name}>`;

const link = (attributes: Attributes) =>
  `<link${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${inXml(value)}"`)
    .join('')}/>`;
