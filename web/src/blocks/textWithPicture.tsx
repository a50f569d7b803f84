import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { isPicture } from '@lamplight/content/addresses';
import { Prose } from '../ui/PageParts.tsx';
import { altIn, Picture } from '../ui/Picture.tsx';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Landscape, Lines, Sheet } from './SketchParts.tsx';
import { running } from './text.tsx';

export function View({ block, alts, first = false }: BlockViewProps<'textWithPicture'>) {
  const { title, text, picture, side } = block;
  const hasPicture = isPicture(picture);
  const hasText = title !== '' || text.length > 0;
  if (!hasText && !hasPicture) return null;
  // As the field says it, whatever the direction of the page.
  const isBefore = { ltr: side === 'left', rtl: side !== 'left' };
  const words = hasText && (
    <Box>
      {title && (
        <Heading as="h2" mb="5">
          {title}
        </Heading>
      )}
      <Prose fontSize={running} deeper={title ? 1 : 0}>
        {text}
      </Prose>
    </Box>
  );
  if (!hasPicture) return <BlockSection column="text">{words}</BlockSection>;
  return (
    <BlockSection>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: hasText ? '1fr 1fr' : '1fr' }}
        gap={{ base: '6', md: '10', lg: '16' }}
        alignItems="center"
      >
        <Picture
          src={picture}
          alt={altIn(alts)(picture)}
          ratio={4 / 3}
          first={first}
          sizes="(min-width: 768px) 36rem, 100vw"
          borderRadius="2xl"
          order={{ md: isBefore.ltr ? '0' : '1' }}
          _rtl={{ order: { md: isBefore.rtl ? '0' : '1' } }}
        />
        {words}
      </Box>
    </BlockSection>
  );
}

export const Sketch = () => (
  <Sheet>
    <Heavy x={12} y={16} w={24} />
    <Lines x={12} y={26} w={32} count={4} />
    <Landscape x={52} y={12} w={32} h={40} />
  </Sheet>
);
