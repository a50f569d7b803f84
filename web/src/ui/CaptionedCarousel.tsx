import { Box, type BoxProps } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { CaptionedImage } from '@lamplight/content/captionedPage';
import { Carousel } from './carousel/Carousel.tsx';
import { widthInSplit } from './PageParts.tsx';
import { Picture } from './Picture.tsx';

interface CaptionedCarouselProps extends BoxProps {
  label: string;
  images: CaptionedImage[];
  /** The first picture is what visitors see first on the page. */
  first?: boolean;
}

/** Pictures with captions, three seconds each; a single one stands still and without controls. */
export function CaptionedCarousel({
  label,
  images,
  first = false,
  ...box
}: CaptionedCarouselProps) {
  const shown = images.filter(({ url }) => url !== '');
  if (shown.length === 0) return null;
  return (
    <Box {...box}>
      <Carousel
        label={label}
        controls="below"
        slides={shown.map(({ url, caption }, index) => ({
          key: String(index),
          name: caption,
          content: (
            <chakra.figure>
              <Picture
                src={url}
                alt={caption}
                ratio={16 / 9}
                first={first && index === 0}
                sizes={widthInSplit}
                borderRadius="2xl"
              />
              <chakra.figcaption
                textAlign="center"
                textWrap="balance"
                color="fg.muted"
                pt="3"
                minH="2.5rem"
              >
                {caption}
              </chakra.figcaption>
            </chakra.figure>
          ),
        }))}
      />
    </Box>
  );
}
