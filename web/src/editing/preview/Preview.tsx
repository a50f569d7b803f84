import { Box } from '@chakra-ui/react/box';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { RefObject } from 'react';
import type { Editor } from '../useContentForm.ts';
import type { Over } from './mounting.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { Screen } from './usePreviewChoice.ts';

/** Widths of the screens that a page is shown on, in pixels. */
const screens: Record<Screen, { name: string; width: number }> = {
  phone: { name: 'Phone', width: 390 },
  desktop: { name: 'Desktop', width: 1280 },
};

interface PreviewProps {
  editor: Editor;
  path: string;
  over?: Over | undefined;
  screen: Screen;
  onScreen: (screen: Screen) => void;
  fields: RefObject<HTMLElement | null>;
}

/** What visitors will see, on a screen that can be chosen. */
export const Preview = ({ screen, onScreen, ...frame }: PreviewProps) => (
  <Box
    role="region"
    aria-label="Preview"
    display="flex"
    flexDirection="column"
    h="full"
    bg="bg.panel"
    borderRadius="2xl"
    boxShadow="card"
    overflow="hidden"
  >
    <HStack justifyContent="space-between" px="4" py="2" borderBottomWidth="1px" gap="4">
      <Text fontSize="sm" color="fg.muted">
        Click a part to edit it
      </Text>
      <SegmentGroup.Root
        size="sm"
        value={screen}
        onValueChange={({ value }) => onScreen(value as Screen)}
        aria-label="Screen"
        flexShrink="0"
      >
        <SegmentGroup.Indicator />
        {Object.entries(screens).map(([value, { name }]) => (
          <SegmentGroup.Item key={value} value={value}>
            <SegmentGroup.ItemText>{name}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </HStack>
    <PreviewFrame {...frame} width={screens[screen].width} />
  </Box>
);
