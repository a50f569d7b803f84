import { chakra } from '@chakra-ui/react/styled-system';
import { BlockBand, columnsFor } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Lines, Shape, Sheet } from './SketchParts.tsx';

/** A number with more letters than this would fill a line, and is smaller. */
const longestInLarge = 8;

export function View({ block }: BlockViewProps<'figures'>) {
  const figures = block.figures.filter(({ number, label }) => number || label);
  if (figures.length === 0) return null;
  const columns = columnsFor(figures.length);
  return (
    <BlockBand ground="dark" title={block.title}>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        }}
        gap={{ base: '6', md: '10' }}
      >
        {figures.map(({ number, label }, index) => (
          <chakra.div
            // biome-ignore lint/suspicious/noArrayIndexKey: what visitors get has no keys
            key={index}
            display="flex"
            // The name comes first for those who hear it, the number for those who see it.
            flexDirection="column-reverse"
            justifyContent="flex-end"
            gap="2"
            borderTopWidth="2px"
            borderColor="lamp.500"
            pt="4"
          >
            <chakra.dt color="brand.100" textWrap="pretty">
              {label}
            </chakra.dt>
            <chakra.dd
              fontFamily="heading"
              fontSize={
                number.length > longestInLarge
                  ? '1.5rem'
                  : 'clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)'
              }
              fontWeight="600"
              lineHeight="1.05"
              color="lamp.300"
            >
              {number}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </BlockBand>
  );
}

export const Sketch = () => (
  <Sheet>
    <Shape x={0} y={12} w={96} h={40} round={0} />
    {[10, 38, 66].map((x) => (
      <g key={x}>
        <Heavy x={x} y={21} w={16} h={9} />
        <Lines x={x} y={36} w={20} count={2} />
      </g>
    ))}
  </Sheet>
);
