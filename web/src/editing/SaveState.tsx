import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/messages';
import { Button } from '../ui/Button.tsx';
import type { Editor } from './useContentForm.ts';
import { useNameOf } from './useNameOf.ts';
import { whenText } from './whenText.ts';

/** What has become of what was typed. It never says saved before the server has confirmed it. */
export function SaveState({ editor }: { editor: Editor }) {
  const lastSave = useLastSave(editor);
  const { saving, notSaved, changed, overtaken, kept } = editor;
  const text = () => {
    if (saving) return 'Saving...';
    if (notSaved) return `Not saved. ${notSaved}`;
    if (overtaken) return messages.changedMeanwhile;
    if (changed) return kept ? 'Unsaved changes' : 'Unsaved changes, not kept on this device';
    return lastSave;
  };
  return (
    <HStack gap="3" minW="0">
      <Text role="status" fontSize="sm" color={notSaved ? 'fg.error' : 'fg.muted'} lineClamp="2">
        {text()}
      </Text>
      {notSaved && !saving && (
        <Button variant="ghost" size="sm" flexShrink="0" onClick={editor.save}>
          Retry
        </Button>
      )}
    </HStack>
  );
}

/** When what is stored was saved, and by whom. */
function useLastSave({ lastSave }: Editor): string {
  const nameOf = useNameOf();
  if (!lastSave) return 'Never saved';
  const name = nameOf(lastSave.by);
  return `Saved at ${whenText(lastSave.at)}${name ? ` by ${name}` : ''}`;
}
