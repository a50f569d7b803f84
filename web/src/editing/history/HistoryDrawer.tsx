import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Button } from '../../ui/Button.tsx';
import { useNameOf } from '../useStaff.ts';
import type { Change } from './changes.ts';
import type { HistorySource } from './historySource.ts';
import { SaveCard } from './SaveCard.tsx';
import type { Save } from './saves.ts';
import { useHistory } from './useHistory.ts';

interface HistoryDrawerProps extends Pick<HistorySource, 'paths' | 'schema' | 'read'> {
  /** Why the last change could not be undone. */
  refusal: string | null;
  onRestore: (save: Save) => void;
  onUndo: (save: Save, change: Change) => void;
  onClose: () => void;
}

/** Every save of what is edited, the newest first: who, when, and what was changed. */
export function HistoryDrawer({ paths, schema, read, refusal, ...on }: HistoryDrawerProps) {
  const { saves, state, more, readMore } = useHistory(paths, read);
  const nameOf = useNameOf();
  const loading = state === 'loading';
  return (
    <Drawer.Root
      open
      onOpenChange={({ open }) => open || on.onClose()}
      size={{ mdDown: 'full', md: 'lg' }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>History</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Drawer.Description color="fg.muted" mb="5">
                What you bring back is put into the form. Nothing is stored before you update.
              </Drawer.Description>
              <Text role="alert" color="fg.error" _empty={{ display: 'none' }} mb="5">
                {refusal}
              </Text>
              <Stack as="ol" listStyle="none" gap="4" aria-label="Saves">
                {saves.map((save, index) => (
                  <SaveCard
                    key={save.version}
                    save={save}
                    by={nameOf(save.by)}
                    schema={schema}
                    isCurrent={index === 0}
                    onRestore={() => on.onRestore(save)}
                    onUndo={(change) => on.onUndo(save, change)}
                  />
                ))}
              </Stack>
              <Text role="status" color="fg.muted" my="4" textAlign="center">
                {loading && 'Loading...'}
                {state === 'failed' && 'The history cannot be read. Are you online?'}
                {state === 'loaded' && saves.length === 0 && !more && 'Nothing was saved here yet.'}
              </Text>
              {more && !loading && (
                <Button variant="outline" w="100%" onClick={readMore}>
                  {state === 'failed' ? 'Try again' : 'Show older versions'}
                </Button>
              )}
            </Drawer.Body>
            <Drawer.Footer>
              <Button onClick={on.onClose}>Close</Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
