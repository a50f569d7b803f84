import { Box } from '@chakra-ui/react/box';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import type { AltOf } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useWords } from '../../ui/words.ts';

/** The slides on top of the page, three seconds each. */
export function HeroSlider({ images, altOf }: { images: string[]; altOf: AltOf }) {
  const { say } = useWords();
  if (images.length === 0) return null;
  return (
    <Box bg="brand.900">
      <Carousel
        label={say('Pictures of our work')}
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
