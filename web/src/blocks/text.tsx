import { Box } from '@chakra-ui/react/box';
import { Prose } from '../ui/PageParts.tsx';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Lines, Sheet } from './SketchParts.tsx';

/** The size of running text. */
export const running = { base: '1.0625rem', md: '1.125rem' };

/** The paragraph that a page begins with. */
const lead = {
  '& > div > p:first-child': {
    fontSize: { base: '1.25rem', md: '1.5rem' },
    lineHeight: '1.45',
    color: 'fg',
  },
};

export const View = ({ block: { text }, first = false }: BlockViewProps<'text'>) =>
  text.length > 0 && (
    <BlockSection column="text">
      <Box css={first ? lead : {}}>
        <Prose fontSize={running}>{text}</Prose>
      </Box>
    </BlockSection>
  );

export const Sketch = () => (
  <Sheet>
    <Heavy x={16} y={13} w={34} />
    <Lines x={16} y={23} w={64} count={5} />
  </Sheet>
);
