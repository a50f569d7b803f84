import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Lines, Sheet } from './SketchParts.tsx';

export const View = ({ block: { look } }: BlockViewProps<'divider'>) => (
  <BlockSection column="wide">
    {look === 'space' ? (
      <Box aria-hidden h={{ base: '4', md: '10' }} />
    ) : (
      <chakra.hr borderTopWidth="1px" borderColor="brand.emphasized" />
    )}
  </BlockSection>
);

export const Sketch = () => (
  <Sheet>
    <Lines x={16} y={12} w={64} count={2} />
    <Heavy x={12} y={31} w={72} h={2} />
    <Lines x={16} y={43} w={64} count={2} />
  </Sheet>
);
