import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { submissionStates } from '@lamplight/content/submission';
import { stateNames } from '@lamplight/content/texts/submissions';
import { roomForBars } from '../theme/media.ts';
import { Button } from '../ui/Button.tsx';
import type { ChosenSubmissions } from './useChosenSubmissions.ts';

/** What can be done with the entries that are chosen, in sight as long as there are any. */
export const ChosenBar = ({ chosen, setState, remove, chooseNone }: ChosenSubmissions) => (
  <Box
    role="group"
    aria-label="Selected submissions"
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
      {chosen.length} chosen
    </Text>
    {submissionStates.map((state) => (
      <Button key={state} variant="outline" size="sm" onClick={() => setState(state)}>
        {stateNames[state]}
      </Button>
    ))}
    <Button variant="outline" size="sm" onClick={remove}>
      Delete
    </Button>
    <Button variant="ghost" size="sm" onClick={chooseNone}>
      Clear selection
    </Button>
  </Box>
);
