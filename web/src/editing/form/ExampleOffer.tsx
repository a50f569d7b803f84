import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { reportNotLoaded } from '../../ui/useLazyModule.ts';
import { calloutBox, useReadOnly } from '../page/ReadOnly.tsx';
import { firstControlIn } from './focusField.ts';
import type { Editor } from './useContentForm.ts';

/** Offers to fill a form with the example, as long as nothing was ever saved there and nothing is typed. */
export function ExampleOffer({ editor }: { editor: Editor }) {
  const { fillWithExample, changed } = editor;
  /** How often it was. */
  const [filled, setFilled] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is removed.
  useEffect(() => {
    if (filled === 0) return;
    firstControlIn(box.current?.closest('form'))?.focus();
  }, [filled]);
  if (useReadOnly() || !fillWithExample) return null;
  const fill = () =>
    fillWithExample().then((isFilled) => isFilled && setFilled(filled + 1), reportNotLoaded);
  return (
    <Box ref={box} display="grid" alignItems="center" mb="6" {...calloutBox} py="5">
      {/* It keeps its room: what is below must not move while someone types there. */}
      <Box
        gridArea="1 / 1"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="4"
        visibility={changed ? 'hidden' : undefined}
      >
        <Text flex="1 1 18rem">{editingTexts.exampleOffer}</Text>
        <Button variant="outline" onClick={fill}>
          {editingTexts.fillWithExample}
        </Button>
      </Box>
      <Text role="status" gridArea="1 / 1">
        {changed && (filled > 0 ? editingTexts.exampleFilled : editingTexts.seenOnceSaved)}
      </Text>
    </Box>
  );
}
