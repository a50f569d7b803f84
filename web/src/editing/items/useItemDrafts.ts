import { readable } from '@lamplight/content/readable';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { plannedTexts } from '@lamplight/content/texts/staffArea/planned';
import { useMemo } from 'react';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import type { useLongList } from '../../firebase/live/longList.ts';
import {
  draftsOf,
  type ItemDraft,
  isUnpublished,
  useOpenDrafts,
} from '../../firebase/live/openDrafts.ts';
import { whenText } from '../../ui/dateText.ts';
import { useNameOf, useStaff } from '../page/useStaff.ts';
import { discardDraft } from '../publishing/discardDraft.ts';
import { useDiscard } from '../publishing/useDiscard.ts';
import type { ReadItem } from './ItemRows.tsx';
import type { ItemsEditing } from './ItemsEditing.ts';

/** The drafts of a list's items as `DraftRows` shows them. */
export type ItemDrafts = ReturnType<typeof useItemDrafts<object>>;

/**
 * The drafts of a list's items: of published items, and of those that aren't published yet, or were deleted.
 * @param list the published ones: there may be others if it isn't whole
 */
export function useItemDrafts<Content extends object>(
  { list, schema, summary }: ItemsEditing<Content>,
  { live: items, isWhole }: Pick<ReturnType<typeof useLongList>, 'live' | 'isWhole'>,
) {
  const connection = useConnection();
  const { uid } = useStaff();
  const nameOf = useNameOf();
  const { discard: close } = useDiscard();
  const live = useOpenDrafts();
  const isDeleted = (id: string) =>
    isWhole && items.state === 'loaded' && !items.value.some(({ _id }) => _id === id);
  const mine = useMemo(() => {
    return draftsOf(list, live.state === 'loaded' ? live.value : []);
  }, [live, list]);
  const badges = useMemo(
    () =>
      new Map(
        mine.map(({ _id, publish }) => [_id, publish ? plannedTexts.badge : draftsTexts.draft]),
      ),
    [mine],
  );
  const rowOf = (draft: ItemDraft, before: object = {}): ReadItem<Content> => {
    const { _id, fields, savedAt, savedBy } = draft;
    const content = readable(schema, { ...before, ...fields });
    const { detail, ...known } = summary(content);
    const when = savedAt && draftsTexts.draftBy(whenText(savedAt), nameOf(savedBy));
    return { _id, content, summary: { ...known, detail: when ?? detail } };
  };

  const discard = (id: string, name: string) => {
    const draft = mine.find(({ _id }) => _id === id);
    if (draft) close(() => discardDraft(connection, draft.path, draft, uid), name);
  };

  return {
    /** Badges by item id: the item has a draft, or one that is scheduled. */
    badges,
    /** Items that visitors have never seen. */
    unpublished: mine.filter(isUnpublished).map((draft) => rowOf(draft)),
    /** Drafts of items that were deleted since. */
    ofDeleted: mine.filter((draft) => !isUnpublished(draft) && isDeleted(draft._id)),
    /** The row of a draft. @param before the content that it changes */
    rowOf,
    discard,
  };
}
