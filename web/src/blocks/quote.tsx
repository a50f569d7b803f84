import { chakra } from '@chakra-ui/react/styled-system';
import { LuQuote } from 'react-icons/lu';
import { useTexts } from '../ui/i18n/texts.ts';
import { Prose } from '../ui/PageParts.tsx';
import { BlockBand } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Lines, Shape, Sheet } from './SketchParts.tsx';

/** A longer one is read line by line, in smaller letters. */
const longestInLarge = 240;

export function View({ block: { quote, name, role } }: BlockViewProps<'quote'>) {
  const { say } = useTexts();
  if (!quote) return null;
  const isLarge = quote.length <= longestInLarge && !quote.includes('\n\n');
  return (
    <BlockBand ground="warm" column="wide">
      <chakra.figure textAlign={isLarge ? 'center' : undefined}>
        <chakra.span
          display="block"
          w="fit-content"
          mx={isLarge ? 'auto' : undefined}
          mb="4"
          color="brand.solid"
          transform="rotate(180deg)"
        >
          <LuQuote aria-hidden size="36" fill="currentColor" />
        </chakra.span>
        <Prose
          as="blockquote"
          color="fg"
          fontFamily="heading"
          fontSize={
            isLarge
              ? 'clamp(1.5rem, 1.1rem + 2vw, 2.375rem)'
              : { base: '1.1875rem', md: '1.375rem' }
          }
          fontWeight={isLarge ? '600' : undefined}
          lineHeight={isLarge ? '1.3' : '1.5'}
          textWrap={isLarge ? 'balance' : 'pretty'}
        >
          {say('testimonials.quote', { text: quote })}
        </Prose>
        {(name || role) && (
          <chakra.figcaption mt="6">
            {name && (
              <chakra.bdi display="block" fontWeight="700">
                {name}
              </chakra.bdi>
            )}
            {role && (
              <chakra.bdi display="block" color="fg.muted">
                {role}
              </chakra.bdi>
            )}
          </chakra.figcaption>
        )}
      </chakra.figure>
    </BlockBand>
  );
}

export const Sketch = () => (
  <Sheet>
    <Shape x={0} y={8} w={96} h={48} round={0} />
    <Heavy x={43} y={13} w={4} h={6} />
    <Heavy x={49} y={13} w={4} h={6} />
    <Heavy x={18} y={25} w={60} h={5} />
    <Heavy x={28} y={34} w={40} h={5} />
    <Lines x={36} y={46} w={24} count={1} />
  </Sheet>
);
