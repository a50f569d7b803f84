import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ListName } from '@lamplight/content/siteLists';
import { Button } from '../../../ui/Button.tsx';
import { tellSuccess } from '../../../ui/toaster.tsx';
import type { FailureText } from '../../failures.ts';
import { useUnderWay } from '../../underWay.tsx';
import { useNameOf } from '../../useStaff.ts';
import { DeletedRow } from './DeletedRow.tsx';
import { useDeletedItems } from './useDeletedItems.ts';

export interface DeletedDrawerProps {
  list: ListName;
  /** What an item with this content is called. */
  nameOf: (content: unknown) => string;
  /** Whether the list holds as many items as it may. */
  full: boolean;
  restoreFailed: FailureText;
  onRestored?: (id: string) => void;
  onClose: () => void;
}

/** The items of a list that were deleted, each with a button that brings it back. */
export function DeletedDrawer({ list, full, restoreFailed, ...props }: DeletedDrawerProps) {
  const { items, state, read, restore } = useDeletedItems(list);
  const staffName = useNameOf();
  const { run, busy } = useUnderWay();

  const bringBack = (id: string, name: string) =>
    run(async () => {
      await restore(id);
      props.onRestored?.(id);
      tellSuccess(`${name} is back.`);
    }, restoreFailed);

  return (
    <Drawer.Root
      open
      onOpenChange={({ open }) => open || props.onClose()}
      size={{ mdDown: 'full', md: 'md' }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Recently deleted</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Drawer.Description color="fg.muted" mb="5">
                {full
                  ? 'The list is full. Delete something before you bring anything back.'
                  : 'What you restore is public again at once, in its former place.'}
              </Drawer.Description>
              <Stack as="ul" listStyle="none" gap="3" aria-label="Deleted">
                {items.map((item) => {
                  const name = props.nameOf(item) || 'Without a name';
                  return (
                    <DeletedRow
                      key={item._id}
                      name={name}
                      at={item.deletedAfter}
                      by={staffName(item.by)}
                      disabled={busy || full}
                      onRestore={() => bringBack(item._id, name)}
                    />
                  );
                })}
              </Stack>
              <Text role="status" color="fg.muted" my="4" textAlign="center">
                {state === 'loading' && 'Loading...'}
                {state === 'failed' && 'What was deleted cannot be read. Are you online?'}
                {state === 'loaded' && items.length === 0 && 'Nothing that could be restored.'}
              </Text>
              {state === 'failed' && (
                <Button variant="outline" w="100%" onClick={read}>
                  Try again
                </Button>
              )}
            </Drawer.Body>
            <Drawer.Footer>
              <Button onClick={props.onClose}>Close</Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
