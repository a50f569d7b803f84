import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { Picture } from '../ui/Picture.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';

/** The columns of blocks, their gutters included: that of texts, a wider one for what is looked at, all of the page's. */
const columns = { text: '50rem', wide: '64rem', page: '76rem' } as const;

/** How far blocks are from their neighbours. Margins collapse: the larger of two holds. */
const distances = {
  text: { base: '6', md: '8' },
  wide: { base: '8', md: '12' },
  page: { base: '12', md: '20' },
} as const;

export type Column = keyof typeof columns;

interface BlockSectionProps {
  column?: Column;
  title?: string;
  children: ReactNode;
}

/** A block on the page's own ground, in one of its columns. */
export const BlockSection = ({ column = 'page', title = '', children }: BlockSectionProps) => (
  <Container
    as={title ? 'section' : 'div'}
    maxW={columns[column]}
    my={distances[title ? 'page' : column]}
    data-column={column}
  >
    <BlockTitle>{title}</BlockTitle>
    {children}
  </Container>
);

/** The grounds of bands: the darkest shade of the brand, a tint of it, and one of the accent. */
const grounds = {
  dark: { bg: 'brand.800', color: 'white' },
  pale: { bg: 'brand.subtle' },
  warm: { bg: 'lamp.100' },
} as const;

interface BlockBandProps extends BlockSectionProps {
  ground: keyof typeof grounds;
}

/** A block on a ground of its own, from one edge of the window to the other. */
export const BlockBand = ({ ground, column = 'page', title = '', children }: BlockBandProps) => (
  <Box
    as={title ? 'section' : 'div'}
    my={distances.page}
    py={{ base: '12', md: '16' }}
    data-band={ground}
    {...grounds[ground]}
  >
    <Container maxW={columns[column]}>
      <BlockTitle>{title}</BlockTitle>
      {children}
    </Container>
  </Box>
);

const BlockTitle = ({ children }: { children: string }) =>
  children && (
    <Heading as="h2" mb={{ base: '6', md: '8' }}>
      {children}
    </Heading>
  );

/** Three or four columns, for the fuller last row; fewer if there are fewer items. */
export function columnsFor(count: number): number {
  if (count <= 3) return count;
  const [three = 0, four = 0] = [3, 4].map((number) => (count % number || number) / number);
  return four > three ? 4 : 3;
}

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

interface BlockGridProps extends Omit<HTMLChakraProps<'ul'>, 'columns'> {
  /** How many there are next to each other on a large screen. */
  columns: number;
}

/** Cards next to each other, all of one size. */
export const BlockGrid = ({ columns: max, ...props }: BlockGridProps) => (
  <chakra.ul
    listStyle="none"
    display="grid"
    gridTemplateColumns={{
      base: equal(1),
      sm: equal(Math.min(max, 2)),
      md: equal(max === 3 ? 3 : Math.min(max, 2)),
      lg: equal(max),
    }}
    gap={{ base: '5', lg: '6' }}
    {...props}
  />
);

/** White paper with a picture on it. Where it has a link, that is as large as the paper. */
export const PaperCard = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    bg: 'white',
    borderRadius: 'xl',
    overflow: 'hidden',
    boxShadow: 'card',
    transition: 'box-shadow 0.2s',
    '&:has(a:hover)': { boxShadow: 'raised' },
    '& a:hover': { textDecoration: 'underline' },
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    '&:has(a:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '3px',
    },
    '& a:focus-visible': { outline: 'none' },
    _highContrast: { borderWidth: '1px' },
  },
});

interface TeaserProps {
  picture: string;
  alt: string;
  title: string;
  level: 'h2' | 'h3';
  text: ReactNode;
  /** Where it leads; nowhere if empty. */
  url: string;
  /** The visible hint at the link below the text; the link itself is the title. */
  more: string;
  /** Alone in its row: the picture is next to the text. */
  alone: boolean;
  first?: boolean | undefined;
}

/** A card with a picture, a title and a short text, which leads on. */
export function Teaser(props: TeaserProps) {
  const { picture, alt, title, level, text, url, more, alone, first } = props;
  const name = title || (url && more);
  return (
    <PaperCard flexDirection={alone ? { base: 'column', md: 'row' } : 'column'}>
      <Picture
        src={picture}
        alt={alt}
        ratio={16 / 10}
        first={first ?? false}
        sizes={alone ? '(min-width: 768px) 36rem, 100vw' : '(min-width: 768px) 24rem, 100vw'}
        flexShrink="0"
        w={alone ? { base: 'full', md: '50%' } : 'full'}
      />
      <chakra.div
        flex="1"
        display="flex"
        flexDirection="column"
        justifyContent={alone ? 'center' : undefined}
        gap="2"
        p={alone ? { base: '5', md: '10' } : { base: '5', xl: '6' }}
      >
        {name && (
          <Heading as={level} size={alone ? 'lg' : 'md'}>
            {url ? <SiteLink href={url}>{name}</SiteLink> : name}
          </Heading>
        )}
        {text}
        {title && url && <Onward mt={alone ? undefined : 'auto'}>{more}</Onward>}
      </chakra.div>
    </PaperCard>
  );
}

/** The sign that a card leads on. On paper it leads nowhere. */
const Onward = ({ children, ...style }: HTMLChakraProps<'span'>) => (
  <chakra.span
    aria-hidden
    display="flex"
    alignSelf="flex-start"
    alignItems="center"
    gap="1.5"
    pt="2"
    color="brand.fg"
    fontWeight="600"
    _print={{ display: 'none' }}
    {...style}
  >
    <bdi>{children}</bdi>
    <Arrow size="18" />
  </chakra.span>
);

const Arrow = chakra(LuArrowRight, {
  base: { flexShrink: '0', _rtl: { transform: 'scaleX(-1)' } },
});
