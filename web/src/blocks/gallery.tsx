import { chakra } from '@chakra-ui/react/styled-system';
import { isPicture } from '@lamplight/content/addresses';
import { altIn, Picture } from '../ui/Picture.tsx';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Caption } from './picture.tsx';
import { Landscape, Sheet } from './SketchParts.tsx';

/** Rows of three. What is left over is on top, larger: one picture as wide as the page, or two. Four are two by two. */
const largeOnes = (count: number) => (count === 4 ? 4 : count % 3);

/** How wide a picture is in sixths of the page, and its proportions there. */
const sizesOf = (large: number) =>
  large === 1
    ? { span: '6', ratio: '21 / 9', sizes: '(min-width: 768px) 72rem, 100vw' }
    : { span: '3', ratio: '3 / 2', sizes: '(min-width: 768px) 36rem, 100vw' };

const small = { span: '2', ratio: '4 / 3', sizes: '(min-width: 768px) 24rem, 100vw' };

export function View({ block, alts, first = false }: BlockViewProps<'gallery'>) {
  const pictures = block.pictures.filter(({ picture }) => isPicture(picture));
  if (pictures.length === 0) return null;
  const large = largeOnes(pictures.length);
  return (
    <BlockSection title={block.title}>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' }}
        gap={{ base: '5', md: '6' }}
      >
        {pictures.map(({ picture, caption }, index) => {
          const { span, ratio, sizes } = index < large ? sizesOf(large) : small;
          // Two in a row of a tablet; an odd one has the first row for itself.
          const isWhole = pictures.length % 2 === 1 && index === 0;
          return (
            <chakra.li
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
              key={index}
              gridColumn={{ sm: isWhole ? 'span 6' : 'span 3', md: `span ${span}` }}
            >
              <figure>
                <Picture
                  src={picture}
                  alt={altIn(alts)(picture)}
                  ratio={4 / 3}
                  aspectRatio={{ base: '3 / 2', sm: isWhole ? '16 / 9' : '3 / 2', md: ratio }}
                  first={first && index === 0}
                  sizes={sizes}
                  borderRadius="xl"
                />
                {caption && <Caption>{caption}</Caption>}
              </figure>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </BlockSection>
  );
}

export const Sketch = () => (
  <Sheet>
    <Landscape x={12} y={8} w={35} h={23} />
    <Landscape x={50} y={8} w={34} h={23} />
    {[12, 37, 62].map((x) => (
      <Landscape key={x} x={x} y={35} w={22} h={20} />
    ))}
  </Sheet>
);
