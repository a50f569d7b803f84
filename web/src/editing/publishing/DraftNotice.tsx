import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { Button } from '../../ui/Button.tsx';
import { whenText } from '../../ui/dateText.ts';
import { offerUndo } from '../../ui/toaster.tsx';
import type { Editor } from '../form/useContentForm.ts';
import { calloutBox, useReadOnly } from '../page/ReadOnly.tsx';
import { useNameOf } from '../page/useStaff.ts';
import { withReason } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

/** Says that a form edits a draft, or that there is one, and what can be done with it. */
export function DraftNotice({ editor: { publishing, changed, saving } }: { editor: Editor }) {
  const nameOf = useNameOf();
  const readOnly = useReadOnly();
  const { run, busy } = usePendingSaves();
  if (!publishing?.lastSave || !(publishing.isOpen || publishing.isElsewhere)) return null;
  const { isOpen, isNew, lastSave, hasClash, choose, settle } = publishing;
  const discard = () =>
    run(async () => {
      const undo = await publishing.discard();
      offerUndo(draftsTexts.discarded, () => run(undo, withReason(draftsTexts.discardFailed)));
    }, withReason(draftsTexts.discardFailed));
  const text = isOpen ? draftsTexts.editing : draftsTexts.elsewhere;
  return (
    <Stack role="status" mb="6" gap="3" {...calloutBox}>
      <HStack flexWrap="wrap" justifyContent="space-between" gap="3">
        <Text flex="1 1 16rem">{text(whenText(lastSave.at), nameOf(lastSave.by))}</Text>
        <HStack flexWrap="wrap" gap="2">
          {/* Unsaved changes belong to the text that they change. */}
          {!isNew && !changed && (
            <Button variant="ghost" size="sm" onClick={() => choose(!isOpen)}>
              {isOpen ? draftsTexts.toLive : draftsTexts.open}
            </Button>
          )}
          {isOpen && !readOnly && (
            <Button variant="outline" size="sm" disabled={busy || saving} onClick={discard}>
              {draftsTexts.discard}
            </Button>
          )}
        </HStack>
      </HStack>
      {hasClash && (
        <HStack flexWrap="wrap" justifyContent="space-between" gap="3">
          <Text flex="1 1 16rem">{draftsTexts.clash}</Text>
          {!readOnly && (
            <Button size="sm" onClick={settle}>
              {draftsTexts.settle}
            </Button>
          )}
        </HStack>
      )}
    </Stack>
  );
}
