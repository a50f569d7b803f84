import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { searchableText } from '@lamplight/content/canonical';
import { listLimits, unlimitedLists } from '@lamplight/content/limits';
import { nextOrder, orderBefore } from '@lamplight/content/order';
import { listItem } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { type PageName, sitePages } from '@lamplight/content/sitePages';
import { rightToEdit } from '@lamplight/content/staffPages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { itemsTexts } from '@lamplight/content/texts/staffArea/items';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { markFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { serverNow } from '../../device/serverClock.ts';
import { useLongList } from '../../firebase/live/longList.ts';
import { Button } from '../../ui/Button.tsx';
import { FindField } from '../../ui/FindField.tsx';
import { LoadingCards } from '../../ui/LoadingLines.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { onIntent, reportNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import { useNavigationIntent } from '../page/navigationIntent.ts';
import { PublicLink, StaffPage } from '../page/StaffPage.tsx';
import { useMay } from '../page/useStaff.ts';
import { ReminderLine } from '../reminders/ReminderLine.tsx';
import { remindedPath } from '../reminders/remindedPath.ts';
import { useZone } from '../schedule/useZone.ts';
import { scheduleNote } from '../schedule/words.ts';
import { DeletedButton } from './DeletedButton.tsx';
import { DraftRows } from './DraftRows.tsx';
import { ItemRows, type ItemSummary, type ReadItem } from './ItemRows.tsx';
import type { ItemsEditing } from './ItemsEditing.ts';
import { useItemDrafts } from './useItemDrafts.ts';
import { useMoves } from './useMoves.ts';
import { type FurtherQuestion, useRemoval } from './useRemoval.ts';

interface ItemsPageProps<Content extends object> {
  page: PageName;
  editing: ItemsEditing<Content>;
  /** Opens an item, or a new one behind the last, where that is not in a dialog. */
  onOpen?: (id: string | 'new', lastOrder: number | undefined) => void;
  /** A further question before an item is deleted. */
  askToo?: (id: string) => FurtherQuestion | undefined;
  /** Called after a deleted item was restored. */
  onRestored?: (id: string) => void;
}

const loadDialog = lazyModule(() => import('./ItemDialog.tsx'));

/** A list whose items are added and edited in a dialog, moved and deleted. */
export function ItemsPage<Content extends object>(props: ItemsPageProps<Content>) {
  const { page, editing, onOpen, askToo, onRestored } = props;
  const { path, title } = sitePages[page];
  const mayEdit = useMay(rightToEdit(page));
  const list = useLongList(editing.list);
  const { live } = list;
  const moves = useMoves(editing.list, list, editing.saveFailed);
  const remove = useRemoval((id) => listItem(editing.list, id), editing, undefined, askToo);
  const { schema, summary } = editing;
  const drafts = useItemDrafts(editing, list);
  const reminded = remindedPath(page);
  const zone = useZone();
  const items = useMemo(
    () =>
      moves.items.map(({ _id, content: data }): ReadItem<Content> => {
        const content = readable(schema, data);
        const note = scheduleNote(content, zone, serverNow());
        const badge = drafts.badges.get(_id);
        return { _id, content, summary: { ...summary(content), note, ...(badge && { badge }) } };
      }),
    [moves.items, schema, summary, zone, drafts.badges],
  );
  const [searchText, setSearchText] = useState('');
  const find = (text: string) => {
    setSearchText(text);
    // It may be one of those that aren't read yet.
    if (text) list.showAll();
  };
  const [opened, openDialog] = useState<string | 'new' | null>(null);
  const orders = live.state === 'loaded' ? live.value.map(({ order }) => order) : [];
  const lastOrder = orders.at(-1);
  const setOpened = (id: string | 'new') => (onOpen ? onOpen(id, lastOrder) : openDialog(id));
  const add = useRef<HTMLButtonElement>(null);

  const { sortedBy } = editing;
  const found = useMemo(() => {
    const matching = items.filter((item) => matches(item, searchText));
    if (!sortedBy) return matching;
    return matching.toSorted((one, other) => sortedBy(one.content) - sortedBy(other.content));
  }, [items, searchText, sortedBy]);
  const groups = editing.groups ?? [{ name: '', includes: () => true }];
  const loaded = live.state === 'loaded';
  const dialog = useLazyModule(loadDialog, opened !== null, () => {
    openDialog(null);
    reportNotLoaded();
  });
  useEffect(() => {
    if (loaded) markFirstPageUsable();
  }, [loaded]);
  const press = () => {
    add.current?.focus();
    add.current?.click();
  };
  // A link to a field without an item adds a new item, which has the field.
  useNavigationIntent('field', loaded, press);
  useNavigationIntent('action', loaded, press);
  useNavigationIntent('item', loaded, setOpened);
  useNavigationIntent('find', loaded, find);
  const full = !unlimitedLists.includes(editing.list) && items.length >= listLimits.items;
  // It stays while items are deleted, so that nothing jumps.
  const [many, setMany] = useState(false);
  if (!many && items.length > 10) setMany(true);

  return (
    <StaffPage
      page={page}
      width="list"
      action={
        <>
          {!onOpen && <PublicLink path={path} />}
          <DeletedButton
            list={editing.list}
            nameOf={(content) => summary(readable(schema, content)).name}
            full={full}
            restoreFailed={editing.saveFailed}
            onRestored={onRestored}
          />
          {mayEdit && (
            <Button
              ref={add}
              data-adds
              disabled={!loaded || full}
              {...onIntent(loadDialog)}
              onClick={() => setOpened('new')}
            >
              <LuPlus aria-hidden size="18" /> {editing.add}
            </Button>
          )}
        </>
      }
    >
      {live.state === 'loading' && (
        <Box maxW="60rem" mx="auto">
          <LoadingCards count={6} height="5rem" />
        </Box>
      )}
      {live.state === 'failed' && <Unreachable message={editing.fetchFailed} />}
      {loaded && (
        <Stack gap="8" maxW="60rem" mx="auto" {...onIntent(loadDialog)}>
          {many && (
            <FindField label={commonTexts.find} value={searchText} onFind={find} maxW="24rem" />
          )}
          {groups.map(({ name, includes }) => (
            <section key={name} aria-label={name || title}>
              {name && (
                <Heading as="h2" size="lg" mb="4">
                  {name}
                </Heading>
              )}
              <ItemRows
                items={found.filter(({ content }) => includes(content))}
                all={items}
                none={noneText(searchText, list.rest)}
                movable={mayEdit && searchText === '' && !sortedBy}
                pictureSize={editing.pictureSize}
                onArrange={moves.arrange}
                onEdit={setOpened}
                onRemove={remove}
              />
            </section>
          ))}
          <DraftRows drafts={drafts} pictureSize={editing.pictureSize} onEdit={setOpened} />
          <ShowAll {...list} count={items.length} failed={editing.fetchFailed} />
          {reminded && <ReminderLine of={reminded} />}
        </Stack>
      )}
      {opened !== null && loaded && dialog && (
        <dialog.ItemDialog
          id={opened === 'new' ? null : opened}
          order={orderOfNew(orders, editing.newestFirst)}
          isFirst={orders.length === 0}
          editing={editing}
          publicPath={path}
          onClose={() => openDialog(null)}
        />
      )}
      <VisuallyHidden role="status">{moves.announcement}</VisuallyHidden>
    </StaffPage>
  );
}

interface ShowAllProps
  extends Pick<ReturnType<typeof useLongList>, 'isWhole' | 'rest' | 'showAll'> {
  /** How many items are shown. */
  count: number;
  /** The message if the others can't be read. */
  failed: string;
}

/** Offers to show the other items of a list that may have more than are read at first. */
function ShowAll({ isWhole, rest, showAll, count, failed }: ShowAllProps) {
  if (rest === 'failed') return <Text role="alert">{failed}</Text>;
  // Those that are shown are read anew.
  const isAgain = rest === 'loading' && count > listLimits.items;
  if (isWhole || isAgain) return null;
  return (
    <HStack gap="4" flexWrap="wrap">
      <Text>{itemsTexts.firstOf(count)}</Text>
      <Button variant="outline" aria-disabled={rest !== null} onClick={showAll}>
        {rest === null ? itemsTexts.showAll : commonTexts.loading}
      </Button>
    </HStack>
  );
}

const noneText = (searchText: string, rest: ReturnType<typeof useLongList>['rest']) => {
  if (searchText === '') return itemsTexts.none;
  return rest === 'loading' ? commonTexts.loading : itemsTexts.noneFound;
};

const orderOfNew = (orders: readonly (number | undefined)[], newestFirst = false) =>
  newestFirst ? orderBefore(orders[0]) : nextOrder(orders.at(-1));

/** Whether an item's name or detail contains the search text, ignoring case and accents. */
const matches = ({ summary }: { summary: ItemSummary }, searchText: string) =>
  searchableText(`${summary.name} ${summary.detail}`).includes(searchableText(searchText));
