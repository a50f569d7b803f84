import { listLimits, unlimitedLists } from '@lamplight/content/limits';
import { siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import type { Role } from '@lamplight/content/rights';
import { type ListName, siteDocumentSchemas } from '@lamplight/content/siteContent';
import { allPages, sitePages } from '@lamplight/content/sitePages';
import { isAt, ownPageEditor, pageQuery, staffPages } from '@lamplight/content/staffPages';
import { searchVariants } from '@lamplight/content/submission';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { commandsTexts } from '@lamplight/content/texts/staffArea/commands';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { titleIn } from '@lamplight/content/titleIn';
import { useEffect, useState } from 'react';
import { get } from 'react-hook-form';
import { nameOfItem } from '../../editing/history/itemTexts.ts';
import { useEditorAddress } from '../../editing/page/PageTabs.tsx';
import { useStaff } from '../../editing/page/useStaff.ts';
import { useTitles } from '../../editing/page/useTitles.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { useStoredDocument, useStoredList } from '../../firebase/live/documents.ts';
import { useLoadedFiles } from '../../firebase/live/files.ts';
import { draftsOf, isUnpublished, useOpenDrafts } from '../../firebase/live/openDrafts.ts';
import { useOwnPages } from '../../firebase/live/ownPages.ts';
import type { StoredItem } from '../../firebase/reading/stored.ts';
import { type Submission, watchSubmissions } from '../../firebase/submissions.ts';
import { senderOf } from '../../submissions/dataSubject/contacts.ts';
import { criteriaOf, noFilter } from '../../submissions/useSubmissions.ts';
import { dayText } from '../../ui/dateText.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import {
  type Command,
  inDialogs,
  inForms,
  numberedItems,
  pagesOfItems,
  withEditors,
} from './commands.ts';
import { recentPages } from './recentPages.ts';

/** The pages that were open last, without the one that is. @param pages that may be opened */
export function useRecent(pages: readonly Command[]): Command[] {
  const { uid } = useStaff();
  const here = useEditorAddress();
  const [recent] = useState(() => recentPages(uid).filter((address) => address !== here));
  const shown = recent.slice(0, mostRecent);
  const titleOf = useTitles(shown);
  const own = useOwnPages(shown.some((address) => address.includes(pageQuery)));
  const drafts = useOpenDrafts();
  const begun = drafts.state === 'loaded' ? draftsOf('pages', drafts.value) : [];
  const isThere = (id: string) => [...own, ...begun].some(({ _id }) => _id === id);
  return shown.flatMap((address) => {
    const [path = '', tab] = address.split('?');
    const page = pages.find(({ to }) => isAt(path, to));
    if (!page) return [];
    const group = 'recent' as const;
    if (!tab) return [{ ...page, group }];
    const [, id] = address.split(pageQuery);
    const isGone = id !== undefined && own.length > 0 && !isThere(id);
    return isGone ? [] : [{ name: titleOf(address), to: address, group }];
  });
}

const mostRecent = 5;

/** The item that is called as typed, such as “Main event 2”, as long as there is one. */
export function useNumbered(role: Role, typed: string): Command[] {
  const search = useDebounced(typed, 150);
  const commands = numberedItems(role, search);
  const document = commands[0]?.document;
  const stored = useStoredDocument(document ? siteDocument(document) : null);
  if (!document || stored.state !== 'loaded' || search !== typed) return [];
  const content = readable(siteDocumentSchemas[document], stored.value.content);
  return commands.flatMap(({ document: of, item: at, ...command }) => {
    const item: unknown = of === document && get(content, at);
    if (!item) return [];
    const detail = [nameOfItem(item), command.detail].filter(Boolean).join(' · ');
    return [{ ...command, detail }];
  });
}

const pages = Object.keys(pagesOfItems) as (keyof typeof pagesOfItems)[];

/**
 * The items of all lists, as long as this is rendered, and a way on to each list that may have more.
 * @param needed whether lists are read
 */
export function useItems(needed: boolean, typed: string) {
  // Always the same lists, in the same order.
  const lists = pages.map((page) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the table does not change
    const live = useStoredList(sitePages[page].content.list satisfies ListName, { needed });
    return { page, items: live.state === 'loaded' ? live.value : [] };
  });
  const text = typed.trim();
  return {
    items: lists.flatMap(commandsOf),
    further: text === '' ? [] : lists.filter(mayHaveMore).map(({ page }) => findIn(page, text)),
  };
}

interface ReadList {
  page: (typeof pages)[number];
  items: StoredItem[];
}

const commandsOf = ({ page, items }: ReadList): Command[] => {
  const { title, editor } = sitePages[page];
  return items.map((item, index) => ({
    name: titleIn(item.content) || commonTexts.nameless,
    ...(page in inForms && {
      also: `${inForms[page as keyof typeof inForms].item} ${index + 1}`,
    }),
    group: 'items',
    detail: title,
    ...(page in withEditors
      ? { to: ownPageEditor(item._id) }
      : {
          to: editor.path,
          wanted: page in inDialogs ? { item: item._id } : { field: `items.${index}` },
        }),
  }));
};

const mayHaveMore = ({ page, items }: ReadList): boolean =>
  unlimitedLists.includes(sitePages[page].content.list) && items.length >= listLimits.items;

function findIn(page: ReadList['page'], text: string): Command {
  const { title, editor } = sitePages[page];
  const name = commandsTexts.findIn(text, title);
  return { name, group: 'items', to: editor.path, wanted: { find: text } };
}

/** Items and pages that are drafts and were never published. */
export function useDraftedItems(): Command[] {
  const live = useOpenDrafts();
  const drafts = live.state === 'loaded' ? live.value : [];
  return drafts.filter(isUnpublished).flatMap(({ of, fields }) => {
    const [list, id = ''] = of.split('/');
    const page = pages.find((each) => sitePages[each].content.list === list);
    if (!page) return [];
    const { title, editor } = sitePages[page];
    const found: Command = {
      name: titleIn(fields) || commonTexts.nameless,
      group: 'items',
      detail: `${title} · ${draftsTexts.draft}`,
      ...(page in withEditors
        ? { to: ownPageEditor(id) }
        : { to: editor.path, wanted: { item: id } }),
    };
    return [found];
  });
}

/** The files for visitors. @param needed whether they are read */
export const useFileCommands = (needed: boolean): Command[] =>
  useLoadedFiles(needed).map(
    ({ _id, title }): Command => ({
      name: title,
      group: 'items',
      detail: staffPages.files.title,
      to: staffPages.files.path,
      wanted: { item: _id },
    }),
  );

/** From so many letters on entries are asked for, and so many of each kind are shown. */
const [min, maxEntries] = [3, 4];

/** The store finds one of several words; so many entries are read to find those that have all. */
const maxRead = 100;

/** What visitors sent that has these words in its sender or subject. */
export function useEntries(typed: string): Command[] {
  const connection = useConnection();
  const search = useDebounced(typed.trim(), 300);
  const [found, setFound] = useState<Command[]>([]);
  const [of, setOf] = useState(search);
  useEffect(() => {
    setFound([]);
    setOf(search);
    if (search.length < min) return;
    const stops = allPages.flatMap(([, { title, editor }]) => {
      const kind = editor.unread;
      if (!kind) return [];
      const asCommand = (entry: Submission): Command => ({
        name: nameOf(kind, entry),
        group: 'submissions',
        detail: title,
        to: editor.path,
        wanted: { entry: entry.id },
      });
      return watchSubmissions(
        connection,
        kind,
        criteriaOf({ ...noFilter, state: 'all', search }),
        searchVariants(search).several ? maxRead : maxEntries,
        (page) =>
          setFound((before) => [
            ...before.filter(({ to }) => to !== editor.path),
            ...page.found.slice(0, maxEntries).map(asCommand),
          ]),
        (error) => console.info('Could not search the submissions:', error),
      );
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [connection, search]);
  // The results of the previous search are hidden until the store has answered.
  return of === typed.trim() ? found : [];
}

const nameOf = (kind: SubmissionName, { content, createdAt }: Submission): string =>
  [senderOf({ kind, content }), content.subject, dayText(createdAt)].filter(Boolean).join(', ');
