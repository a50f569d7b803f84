import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { submissionStates } from '@lamplight/content/submission';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { stateNames } from '@lamplight/content/texts/submissions';
import { roomForBars } from '../theme/media.ts';
import { Button } from '../ui/Button.tsx';
import type { ChosenSubmissions } from './useChosenSubmissions.ts';

/** What can be done with the entries that are chosen, in sight as long as there are any. */
export const ChosenBar = ({ chosen, setState, remove, chooseNone }: ChosenSubmissions) => (
  <Box
    role="group"
    aria-label={inboxTexts.selection}
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="2"
    px="4"
    py="3"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="xl"
    zIndex="docked"
    css={{ [roomForBars]: { position: 'sticky', top: '4rem' } }}
  >
    <Text as="span" role="status" fontWeight="600" me="auto">
      {inboxTexts.selected(chosen.length)}
    </Text>
    {submissionStates.map((state) => (
      <Button key={state} variant="outline" size="sm" onClick={() => setState(state)}>
        {stateNames[state]}
      </Button>
    ))}
    <Button variant="outline" size="sm" onClick={remove}>
      {commonTexts.delete}
    </Button>
    <Button variant="ghost" size="sm" onClick={chooseNone}>
      {inboxTexts.clearSelection}
    </Button>
  </Box>
);
