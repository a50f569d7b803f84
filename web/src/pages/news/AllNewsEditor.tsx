import { newsItemPath } from '@lamplight/content/itemAddress';
import { type NewsItem, newsItemSchema } from '@lamplight/content/newsItem';
import { isolated } from '@lamplight/content/shownText';
import { newsTexts } from '@lamplight/content/texts/staffArea/news';
import { serverNow } from '../../device/serverClock.ts';
import { contentForm } from '../../editing/form/contentForm.ts';
import type { ItemsEditing } from '../../editing/items/ItemsEditing.ts';
import { ItemsPage } from '../../editing/items/ItemsPage.tsx';
import { withReason } from '../../editing/saving/failures.ts';
import { dayText } from '../../ui/dateText.ts';

const newsEditing: ItemsEditing<NewsItem> = {
  ...contentForm(newsItemSchema),
  list: 'news',
  newestFirst: true,
  initial: () => ({ date: new Date(serverNow()).toLocaleDateString('sv') }),
  publicPathOf: (id) => newsItemPath(id, ''),
  summary: ({ heading, date, tags, pinned, image }) => ({
    name: heading || newsTexts.untitled,
    detail: [
      pinned && newsTexts.pinned,
      date && dayText(new Date(date), { timeZone: 'UTC' }),
      ...tags.map(isolated),
    ]
      .filter(Boolean)
      .join(' · '),
    picture: image.url,
  }),
  pictureSize: 64,
  add: newsTexts.add,
  addTitle: newsTexts.add,
  editTitle: newsTexts.edit,
  added: newsTexts.added,
  updated: newsTexts.updated,
  deleted: newsTexts.deleted,
  saveFailed: withReason(newsTexts.saveFailed),
  deleteFailed: withReason(newsTexts.deleteFailed),
  fetchFailed: newsTexts.fetchFailed,
};

/** The list of all news, each item in a dialog. */
export const Component = () => <ItemsPage page="allNews" editing={newsEditing} />;
