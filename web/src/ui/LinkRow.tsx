import { chakra } from '@chakra-ui/react/styled-system';
import { SiteLink } from './SiteLink.tsx';

/** Links that lead around among pages of one kind. */
export const LinkRow = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    color: 'fg.muted',
    _print: { display: 'none' },
  },
});

/** A link in such a row, or on its own. */
export const RowLink = chakra(SiteLink, {
  base: {
    display: 'inline-block',
    // High enough for a thumb.
    py: '2.5',
    color: 'brand.fg',
    fontWeight: '600',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
    _currentPage: { color: 'fg', textDecoration: 'underline' },
    _print: { display: 'none' },
  },
});
