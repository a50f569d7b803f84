import { chakra } from '@chakra-ui/react/styled-system';
import { LuChevronDown } from 'react-icons/lu';
import { Prose } from '../ui/PageParts.tsx';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Lines, Shape, Sheet } from './SketchParts.tsx';

const Question = chakra('details', {
  base: {
    bg: 'white',
    borderRadius: 'xl',
    boxShadow: 'card',
    _highContrast: { borderWidth: '1px' },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minH: '3.5rem',
      px: { base: '5', md: '6' },
      py: '4',
      borderRadius: 'inherit',
      cursor: 'pointer',
      fontWeight: '600',
      fontSize: '1.0625rem',
      lineHeight: '1.35',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { color: 'brand.fg' },
    },
    '& > summary > svg': {
      flexShrink: '0',
      color: 'brand.solid',
      transition: 'transform 0.2s',
      _print: { display: 'none' },
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});

export function View({ block }: BlockViewProps<'questions'>) {
  const questions = block.questions.filter(({ question }) => question);
  if (questions.length === 0) return null;
  return (
    <BlockSection column="text" title={block.title}>
      <chakra.div display="grid" gap="3">
        {questions.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what visitors get has no keys
          <Question key={index}>
            <summary>
              <bdi>{question}</bdi>
              <LuChevronDown aria-hidden size="22" />
            </summary>
            <Prose px={{ base: '5', md: '6' }} pb="5" deeper={block.title ? 1 : 0}>
              {answer}
            </Prose>
          </Question>
        ))}
      </chakra.div>
    </BlockSection>
  );
}

export const Sketch = () => (
  <Sheet>
    {[
      [8, 24],
      [36, 10],
      [50, 10],
    ].map(([y = 0, h = 0]) => (
      <g key={y}>
        <Shape x={12} y={y} w={72} h={h} />
        <Heavy x={17} y={y + 3.5} w={34} h={3} />
        <Heavy x={74} y={y + 3.5} w={5} h={3} />
      </g>
    ))}
    <Lines x={17} y={18} w={54} count={2} />
  </Sheet>
);
