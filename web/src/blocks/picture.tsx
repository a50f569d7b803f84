import { chakra } from '@chakra-ui/react/styled-system';
import { isPicture } from '@lamplight/content/addresses';
import { widthInColumn } from '../ui/PageParts.tsx';
import { altIn, Picture } from '../ui/Picture.tsx';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Landscape, Lines, Sheet } from './SketchParts.tsx';

/** What is said below a picture. */
export const Caption = chakra('figcaption', {
  base: {
    mt: '3',
    fontSize: '0.9375rem',
    lineHeight: '1.5',
    color: 'fg.muted',
    textWrap: 'pretty',
  },
});

export function View({ block, alts, first = false }: BlockViewProps<'picture'>) {
  const { picture, caption } = block;
  if (!isPicture(picture)) return null;
  return (
    <BlockSection column="wide">
      <figure>
        <Picture
          src={picture}
          alt={altIn(alts)(picture)}
          ratio={16 / 9}
          first={first}
          sizes={widthInColumn('60rem')}
          borderRadius="2xl"
        />
        {caption && <Caption>{caption}</Caption>}
      </figure>
    </BlockSection>
  );
}

export const Sketch = () => (
  <Sheet>
    <Landscape x={12} y={9} w={72} h={38} />
    <Lines x={12} y={52} w={36} count={1} />
  </Sheet>
);
