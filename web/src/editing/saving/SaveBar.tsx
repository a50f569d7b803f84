import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { roomForBars } from '../../theme/media.ts';
import { Button } from '../../ui/Button.tsx';
import { whenText } from '../../ui/dateText.ts';
import { AdviceLink } from '../advice/AdviceList.tsx';
import type { AdviceLine } from '../advice/useAdvice.ts';
import type { Editor } from '../form/useContentForm.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { PublicLink } from '../page/StaffPage.tsx';
import { useNameOf } from '../page/useStaff.ts';

export interface SaveBarProps {
  editor: Editor;
  /** The advice on the changes. */
  advice: AdviceLine[];
  /** The id of the form that it saves. */
  form: string;
  /** What the button says while it saves. */
  saving?: string | undefined;
  publicPath: string;
}

/** The Update button, always in reach, and what has become of what was typed. */
export const SaveBar = ({
  editor,
  advice,
  form,
  saving = commonTexts.updating,
  publicPath,
}: SaveBarProps) =>
  useReadOnly() ? null : (
    <Box
      css={{ [roomForBars]: { position: 'sticky' } }}
      bottom="4"
      zIndex="5"
      mt="6"
      px="5"
      py="3"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      bg="bg.panel"
      borderRadius="2xl"
      boxShadow="raised"
      _highContrast={{ borderWidth: '1px' }}
    >
      {/* Why something could not be saved has a line of its own where there is little room. */}
      <Box minW="0" flex={editor.notSaved ? '1 1 18rem' : '1 1 6rem'}>
        <SaveState editor={editor} />
        <AdviceLink lines={advice} />
      </Box>
      <HStack gap="5" flexShrink="0" ms="auto">
        <Box fontSize="sm" hideBelow="md">
          <PublicLink path={publicPath} />
        </Box>
        <Button type="submit" form={form} disabled={editor.saving}>
          {editor.saving ? saving : commonTexts.update}
        </Button>
      </HStack>
    </Box>
  );

/** Whether the changes are saved, which it never says before the server has confirmed it. */
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
        <Button variant="ghost" size="sm" flexShrink="0" onClick={editor.save}>
          {commonTexts.tryAgain}
        </Button>
      )}
    </HStack>
  );
}
