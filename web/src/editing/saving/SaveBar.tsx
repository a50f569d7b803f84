import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { useMemo } from 'react';
import { roomForBars } from '../../theme/media.ts';
import { Button } from '../../ui/Button.tsx';
import { whenText } from '../../ui/dateText.ts';
import { AdviceLink } from '../advice/AdviceList.tsx';
import type { AdviceLine } from '../advice/useAdvice.ts';
import type { Editor } from '../form/useContentForm.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { useNameOf } from '../page/useStaff.ts';
import { SaveButtons } from '../publishing/SaveButtons.tsx';
import { useChangeCount } from './useChangeCount.ts';

export interface SaveBarProps {
  editor: Editor;
  /** The advice on the changes. */
  advice: AdviceLine[];
  /** The id of the form that it saves. */
  form: string;
  /** What the button says while it saves. */
  saving?: string | undefined;
}

/** The Update button, always in reach, and the state of the changes. */
export function SaveBar({ editor, advice, form, saving }: SaveBarProps) {
  const count = useChangeCount(editor);
  const nothingToDo = useNothingToDo(editor);
  if (useReadOnly()) return null;
  return (
    <Box
      css={{ [roomForBars]: { position: 'sticky' } }}
      bottom="0"
      zIndex="5"
      mt="6"
      px={{ base: '4', md: '5' }}
      py="3"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      bg="bg.panel"
      borderWidth="1px"
      borderTopRadius="xl"
    >
      {/* Why something could not be saved has a line of its own where there is little room. */}
      <Box minW="0" flex={editor.notSaved ? '1 1 18rem' : '1 1 6rem'}>
        <SaveState editor={editor} />
        <AdviceLink lines={advice} />
      </Box>
      <HStack gap={{ base: '2', md: '3' }} flexWrap="wrap" justifyContent="end" ms="auto">
        {count > 0 && (
          <Text fontSize="sm" color="fg.muted">
            {editingTexts.changes(count)}
          </Text>
        )}
        <SaveButtons editor={editor} form={form} saving={saving} idle={nothingToDo} />
      </HStack>
    </Box>
  );
}

/** Whether there is nothing to save and no error to fix; a page that was never saved can be saved unchanged. */
function useNothingToDo({ changed, lastSave, form, formSchema, resets }: Editor): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: without changes, other values come with a reset alone
  const isValid = useMemo(
    () => changed || formSchema.safeParse(form.getValues()).success,
    [changed, form, formSchema, resets],
  );
  return !changed && lastSave !== null && isValid;
}

/** Whether the changes are saved, shown only once the server has confirmed it. */
export function SaveState({ editor }: { editor: Editor }) {
  const nameOf = useNameOf();
  const { saving, notSaved, changed, overtaken, draftStored, lastSave } = editor;
  const text = () => {
    if (saving) return commonTexts.saving;
    if (notSaved) return editingTexts.notSaved(notSaved);
    if (overtaken) return messages.changedMeanwhile;
    if (changed) return draftStored ? editingTexts.unsaved : editingTexts.unsavedNotKept;
    if (!lastSave) return editingTexts.neverSaved;
    const name = nameOf(lastSave.by);
    return editingTexts.saved(whenText(lastSave.at), name);
  };
  return (
    <HStack gap="3" minW="0">
      <Text role="status" fontSize="sm" color={notSaved ? 'fg.error' : 'fg.muted'}>
        {text()}
      </Text>
      {notSaved && !saving && (
        <Button variant="ghost" size="sm" flexShrink="0" onClick={editor.retry}>
          {commonTexts.tryAgain}
        </Button>
      )}
    </HStack>
  );
}
