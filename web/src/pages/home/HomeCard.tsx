import { Heading } from '@chakra-ui/react/heading';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { RichText } from '@lamplight/content/richText';
import { LuArrowRight } from 'react-icons/lu';
import { Prose } from '../../ui/PageParts.tsx';
import type { AltOf } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** The look of all cards of the home page. */
export const HomeCard = chakra('div', {
  base: { bg: 'bg.panel', borderRadius: 'xl', overflow: 'hidden', boxShadow: 'card' },
});

/** Where a card that is a link leads to. On paper it leads nowhere. */
export const Onward = ({ children, ...style }: HTMLChakraProps<'span'>) => (
  <chakra.span
    display="flex"
    alignItems="center"
    justifyContent="center"
    gap="1.5"
    color="brand.fg"
    fontWeight="600"
    _print={{ display: 'none' }}
    {...style}
  >
    <bdi>{children}</bdi>
    <Arrow aria-hidden />
  </chakra.span>
);

const Arrow = chakra(LuArrowRight, {
  base: { boxSize: '4', flexShrink: '0', _rtl: { transform: 'scaleX(-1)' } },
});

interface PictureCardProps {
  image: { url: string; width: string; height: string };
  altOf: AltOf;
  title: string;
  level: 'h2' | 'h3';
  /** A short line between title and text. */
  note?: string;
  text: RichText;
}

/** An item of a list: a picture over title and text. */
export const PictureCard = ({ image, altOf, title, level, note, text }: PictureCardProps) => (
  <HomeCard as="li">
    <Picture
      src={image.url}
      alt={altOf(image.url)}
      width={image.width}
      height={image.height}
      ratio={4 / 3}
    />
    <chakra.div p={{ base: '5', xl: '6' }}>
      {title && (
        <Heading as={level} size="md" mb={note ? '1' : '2'}>
          {title}
        </Heading>
      )}
      {note && (
        <Text fontSize="0.9375rem" fontWeight="600" color="brand.fg" mb="2">
          {note}
        </Text>
      )}
      <Prose fontSize="1rem" deeper={level === 'h2' ? 1 : 2}>
        {text}
      </Prose>
    </chakra.div>
  </HomeCard>
);
