import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { listItem } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteContent';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { historyTexts } from '@lamplight/content/texts/staffArea/history';
import { useState } from 'react';
import { type DeletedItem, readDeletedItems, restoreDeleted } from '../../api/deletedItems.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { whenText } from '../../ui/dateText.ts';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { toastSuccess } from '../../ui/toaster.tsx';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { useRead } from '../page/useRead.ts';
import { useNameOf } from '../page/useStaff.ts';
import type { FailureText } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

export interface DeletedDrawerProps {
  list: ListName;
  /** The name of an item with this content. */
  nameOf: (content: unknown) => string;
  /** Whether the list holds as many items as it may. */
  full: boolean;
  restoreFailed: FailureText;
  onRestored?: ((id: string) => void) | undefined;
  onClose: () => void;
}

/** The deleted items of a list, each with a button that restores it. */
export function DeletedDrawer({ list, full, restoreFailed, ...props }: DeletedDrawerProps) {
  const connection = useConnection();
  const [deleted, read] = useRead(() => readDeletedItems(connection, list), [connection, list]);
  const [restored, setRestored] = useState<readonly string[]>([]);
  const items =
    deleted.state === 'loaded' ? deleted.value.filter(({ _id }) => !restored.includes(_id)) : [];
  const staffName = useNameOf();
  const readOnly = useReadOnly();
  const { run, busy } = usePendingSaves();

  const onRestore = ({ _id: id, address: before }: DeletedItem, name: string) =>
    run(async () => {
      const address = await restoreDeleted(connection, listItem(list, id));
      setRestored((before) => [...before, id]);
      props.onRestored?.(id);
      const isMoved = address !== undefined && before !== undefined && address !== before;
      toastSuccess(isMoved ? historyTexts.restoredAt(name, address) : historyTexts.restored(name));
    }, restoreFailed);

  return (
    <SideDrawer
      title={editingTexts.recentlyDeleted}
      description={
        readOnly ? undefined : full ? historyTexts.listFull : historyTexts.restoreExplanation
      }
      size="md"
      state={deleted.state}
      failed={historyTexts.deletedFailed}
      none={items.length === 0 && historyTexts.nothingDeleted}
      action={deleted.state === 'failed' && { label: commonTexts.tryAgain, run: read }}
      onClose={props.onClose}
    >
      <Stack as="ul" listStyle="none" gap="3" aria-label={historyTexts.deleted}>
        {items.map((item) => {
          const name = props.nameOf(item) || commonTexts.nameless;
          const by = staffName(item.deletedAt ? item.deletedBy : item.by);
          return (
            <HStack
              key={item._id}
              as="li"
              borderWidth="1px"
              borderRadius="xl"
              p="4"
              justifyContent="space-between"
            >
              <Box minW="0">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text color="fg.muted" fontSize="sm">
                  {item.deletedAt
                    ? historyTexts.deletedWhen(whenText(item.deletedAt), by)
                    : historyTexts.lastSaved(whenText(item.deletedAfter), by)}
                </Text>
              </Box>
              {!readOnly && (
                <Button
                  variant="outline"
                  size="sm"
                  flexShrink="0"
                  aria-label={historyTexts.restore(name)}
                  disabled={busy || full}
                  onClick={() => onRestore(item, name)}
                >
                  {commonTexts.restore}
                </Button>
              )}
            </HStack>
          );
        })}
      </Stack>
    </SideDrawer>
  );
}
