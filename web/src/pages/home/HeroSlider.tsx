import { Box } from '@chakra-ui/react/box';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { AltOf } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** The slides on top of the page, three seconds each. */
export function HeroSlider({ images, altOf }: { images: string[]; altOf: AltOf }) {
  const { say } = useTexts();
  if (images.length === 0) return null;
  return (
    <Box bg="brand.900">
      <Carousel
        label={say('home.pictures')}
        effect="fade"
        slides={images.map((url, index) => ({
          key: String(index),
          name: altOf(url),
          content: (
            <Picture
              src={url}
              alt={altOf(url)}
              first={index === 0}
              ratio={4 / 3}
              bg="brand.800"
              aspectRatio={{ base: '4 / 3', sm: '16 / 9', lg: '21 / 9' }}
              maxH="72vh"
              w="full"
            />
          ),
        }))}
      />
    </Box>
  );
}
