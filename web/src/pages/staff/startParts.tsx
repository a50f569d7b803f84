import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** Lines of a card. */
export const RowList = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '1' } });

/** A line that leads somewhere. */
export const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: '4',
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

/** That there is nothing, in the line of a card's title. */
export const None = chakra('span', { base: { color: 'fg.muted' } });
