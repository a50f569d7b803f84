import { eventSchema } from '@lamplight/content/events/event';
import { isMap } from '@lamplight/content/isMap';
import { eventPath, newsItemPath } from '@lamplight/content/itemAddress';
import { newsItemSchema } from '@lamplight/content/newsItem';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import { readable } from '@lamplight/content/readable';
import { publicPages, type SitePage } from '@lamplight/content/sitePages';
import { teamMemberSchema } from '@lamplight/content/teamMember';
import { isShownMember } from '@lamplight/content/teamTypes';
import { listOf } from './draftedStore.ts';

/** The thank-you messages of forms, which the pages of these forms show. */
const thanks = ['site/feedbackGreeting', 'site/mentorGreeting'];

/**
 * The address of the page that shows a document: its own, that of its list, or the home page where it is on all pages.
 * @param path such as `team/ruth`
 * @param content of the document
 */
export function pageOfDraft(path: string, content: unknown): string {
  const list = listOf(path);
  const { address } = isMap(content) ? content : {};
  if (list === 'pages') return encodeURI(String(address));
  const found = publicPages.find(([, page]) => shows(page, list ?? path))?.[1].path ?? '/';
  if (list === 'team' && isShownMember(readable(teamMemberSchema, content)))
    return teamMemberPath(path.slice('team/'.length));
  if (list === 'news')
    return newsItemPath(path.slice('news/'.length), readable(newsItemSchema, content).heading);
  if (list === 'events')
    return eventPath(path.slice('events/'.length), readable(eventSchema, content).title);
  return thanks.includes(path) ? `${found}?sent` : found;
}

/** Whether a page is made of a list, or of the document at a path. */
const shows = ({ content, reads, blocks }: SitePage, of: string): boolean =>
  [content, reads, { document: blocks }].some(
    (each) => each && ('list' in each ? each.list === of : `site/${each.document}` === of),
  );
