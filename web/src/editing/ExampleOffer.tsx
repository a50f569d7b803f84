import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { tellNotLoaded } from '../ui/useLate.ts';
import { useReadOnly } from './ReadOnly.tsx';
import type { Editor } from './useContentForm.ts';

const texts = {
  empty:
    'Nothing is saved here yet. Type your own, or begin with the example of another organisation.',
  typed: 'Nothing is saved here yet. Visitors see what you type once you have saved it.',
  filled:
    'This is the example, without its pictures. Put your own words in its place before you save.',
};

/** Offers to fill a form with the example, as long as nothing was ever saved there and nothing is typed. */
export function ExampleOffer({ editor }: { editor: Editor }) {
  const { fillWithExample, changed, draft } = editor;
  /** How often it was. */
  const [filled, setFilled] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone then.
  useEffect(() => {
    if (filled === 0) return;
    const field = box.current?.closest('form')?.querySelector<HTMLElement>(visibleField);
    (field ?? box.current)?.focus();
  }, [filled]);
  if (useReadOnly() || !fillWithExample || draft) return null;
  const fill = () =>
    fillWithExample().then((isFilled) => isFilled && setFilled(filled + 1), tellNotLoaded);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      display="grid"
      alignItems="center"
      mb="6"
      p="5"
      bg="lamp.100"
      borderWidth="1px"
      borderColor="lamp.500"
      borderRadius="xl"
    >
      {/* It keeps its room: what is below must not move while somebody types there. */}
      <Box
        gridArea="1 / 1"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="4"
        visibility={changed ? 'hidden' : undefined}
      >
        <Text flex="1 1 18rem">{texts.empty}</Text>
        <Button variant="outline" onClick={fill}>
          Fill with the example
        </Button>
      </Box>
      <Text role="status" gridArea="1 / 1">
        {changed && (filled > 0 ? texts.filled : texts.typed)}
      </Text>
    </Box>
  );
}

const visibleField = ':is(input, textarea, select):not([hidden])';
