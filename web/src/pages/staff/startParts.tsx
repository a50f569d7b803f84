import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** A part of the page under its heading. */
export const Card = ({ title, children, ...box }: BoxProps & { title: string }) => (
  <Box
    as="section"
    aria-label={title}
    bg="bg.panel"
    borderRadius="2xl"
    boxShadow="card"
    p={{ base: '5', md: '6' }}
    {...box}
  >
    <Heading as="h2" size="md" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
);

/** Its lines. */
export const RowList = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '1' } });

/** A line that leads somewhere. */
export const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    mx: '-3',
    px: '3',
    py: '1.5',
    borderRadius: 'md',
    fontWeight: '600',
    color: 'brand.fg',
    _hover: { bg: 'brand.muted' },
  },
});

/** The less important part of a line. */
export const RowDetail = chakra('span', {
  base: { color: 'fg.muted', fontWeight: '400', flexShrink: '0' },
});
