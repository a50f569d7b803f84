import { activityText } from '@lamplight/content/activity';
import { groupedBy } from '@lamplight/content/groupedBy';
import { momentOf, zoneNamedIn } from '@lamplight/content/instants';
import { libraryFiles, libraryPictures } from '@lamplight/content/paths';
import { isolated } from '@lamplight/content/shownText';
import { allPages, type SitePage, sitePages } from '@lamplight/content/sitePages';
import { editorOf, ownPageEditor, staffPages } from '@lamplight/content/staffPages';
import { activityTexts } from '@lamplight/content/texts/staffArea/activity';
import type { NavigationIntent } from '../../editing/page/navigationIntent.ts';
import { dayAndTime } from '../../editing/schedule/words.ts';
import type { ActivityEntry } from '../../firebase/reading/activity.ts';

/** The person, as the beginning of the sentence. @param nameOf someone's name, by uid; undefined if it isn't known */
export function whoText(
  { by, ...entry }: ActivityEntry,
  nameOf: (uid: string) => string | undefined,
): string {
  const name = nameOf(by);
  if (name) return name === 'you' ? activityTexts.you : isolated(name);
  if ('action' in entry && entry.action.kind === 'refused') return activityTexts.accountOf(by);
  return by === '' ? activityTexts.system : activityTexts.formerStaff;
}

/**
 * Actions, in words that follow the person's name.
 * @param times how often, if several saves are one line
 */
export const entryText = (entry: ActivityEntry, times = 1): string => {
  if ('action' in entry) return activityText(entry.action, titleOf, plannedText);
  const { of, version, page, draft } = entry.saved;
  const title = page?.title ? `“${isolated(page.title)}”` : titleOf(of);
  if (draft) return activityTexts.draft(draft, title);
  if (times > 1) return activityTexts.savedSeveralTimes(title);
  return version === 1 ? activityTexts.created(title) : activityTexts.saved(title);
};

/** A moment that was planned, as clocks show it in its zone. */
const plannedText = (instant: string) => dayAndTime(momentOf(instant), zoneNamedIn(instant));

/** The page of the staff area on which a document, a list, or what visitors send is edited. */
const pageWith = (name: string): (Pick<SitePage, 'title'> & { path: string }) | undefined => {
  if (name === libraryPictures) return staffPages.pictures;
  if (name === libraryFiles) return staffPages.files;
  const [inbox] = allPages.find(([, { editor }]) => name === editor.unread) ?? [];
  const { page, path } = editorOf(name) ?? {
    page: inbox,
    path: inbox && sitePages[inbox].editor.path,
  };
  return page && path ? { title: sitePages[page].title, path } : undefined;
};

const titleOf = (name: string): string => pageWith(name)?.title ?? name;

/** The page on which the object of an action is edited; undefined if it is on no page. */
export function pageOf(entry: ActivityEntry): string | undefined {
  if ('saved' in entry) {
    const { of, page } = entry.saved;
    return page ? ownPageEditor(page.id) : pageWith(of)?.path;
  }
  return 'of' in entry.action ? pageWith(String(entry.action.of))?.path : undefined;
}

/** The drawer that opens there: the earlier versions, or what can be restored. A library has no history of its own. */
export function openedFor(entry: ActivityEntry): NavigationIntent | null {
  if ('saved' in entry) {
    const { draft, of } = entry.saved;
    return draft || [libraryPictures, libraryFiles].includes(of) ? null : { open: 'history' };
  }
  return entry.action.kind === 'deleted' ? { open: 'deleted' } : null;
}

/**
 * The same with the saves that one person made of one page as one, the last of them.
 * @param entries the latest first
 */
export function joinedSaves(
  entries: readonly ActivityEntry[],
): { entry: ActivityEntry; times: number }[] {
  const groups = groupedBy(entries, (each) =>
    'saved' in each
      ? `${each.by} ${each.saved.of} ${each.saved.page?.id} ${each.saved.draft}`
      : each.id,
  );
  return [...groups.values()].flatMap((all) => {
    const [latest] = all;
    return latest ? [{ entry: latest, times: all.length }] : [];
  });
}
