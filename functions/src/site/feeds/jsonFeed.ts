import type { NewsFeed } from './newsFeed.ts';

/** The news as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const jsonFeed = ({ items, ...feed }: NewsFeed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self.json,
    icon: feed.icon || undefined,
    favicon: feed.smallIcon || undefined,
    authors: [{ name: feed.author, url: feed.home }],
    language: feed.language,
    items: items.map(({ id, title, link, published, updated, author, tags, html, picture }) => ({
      id,
      url: link,
      title,
      content_html: html,
      image: picture?.address,
      date_published: published,
      date_modified: updated,
      authors: author ? [{ name: author }] : undefined,
      tags: tags.length > 0 ? tags : undefined,
    })),
  });
