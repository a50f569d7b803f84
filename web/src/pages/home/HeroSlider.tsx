import { Box } from '@chakra-ui/react/box';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { AltOf } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** The slides on top of the page, three seconds each: as wide as a phone, and at a desk next to the story. */
export function HeroSlider({ images, altOf }: { images: string[]; altOf: AltOf }) {
  const { say } = useTexts();
  return (
    <Box bg="brand.900" borderRadius={{ lg: '2xl' }} overflow="hidden">
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
              sizes="(min-width: 1024px) min(50vw, 38rem), 100vw"
              bg="brand.800"
              aspectRatio={{ base: '2 / 1', lg: '4 / 3' }}
              maxH={{ base: '30vh', md: '40vh', lg: 'none' }}
              w="full"
            />
          ),
        }))}
      />
    </Box>
  );
}
