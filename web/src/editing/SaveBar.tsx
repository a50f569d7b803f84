import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { roomForBars } from '../theme/media.ts';
import { Button } from '../ui/Button.tsx';
import { AdviceLink } from './advice/AdviceList.tsx';
import type { AdviceLine } from './advice/useAdvice.ts';
import { PublicLink } from './PublicLink.tsx';
import { SaveState } from './SaveState.tsx';
import type { Editor } from './useContentForm.ts';

export interface SaveBarProps {
  editor: Editor;
  /** What is to be said of the changes. */
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
  saving = 'Updating...',
  publicPath,
}: SaveBarProps) => (
  <Box
    css={{ [roomForBars]: { position: 'sticky' } }}
    bottom="4"
    zIndex="5"
    mt="6"
    px="5"
    py="3"
    display="flex"
    alignItems="center"
    justifyContent="space-between"
    gap="4"
    bg="white"
    borderRadius="full"
    boxShadow="raised"
    _highContrast={{ borderWidth: '1px' }}
  >
    <Box minW="0">
      <SaveState editor={editor} />
      <AdviceLink lines={advice} />
    </Box>
    <HStack gap="5" flexShrink="0">
      <Box fontSize="sm" hideBelow="md">
        <PublicLink path={publicPath} />
      </Box>
      <Button type="submit" form={form} disabled={editor.saving || editor.draft !== null}>
        {editor.saving ? saving : 'Update'}
      </Button>
    </HStack>
  </Box>
);
