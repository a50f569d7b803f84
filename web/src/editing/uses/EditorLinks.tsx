import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import type { Place } from '../../firebase/places.ts';
import { menuItem } from '../../ui/menu.tsx';
import { editorsOf } from './places.ts';

/** Leads to the editors of the pages on which something is. */
export const EditorLinks = ({ places }: { places: readonly Place[] }) => (
  <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
    {editorsOf(places).map(({ title, to }) => (
      <li key={to}>
        <EditorLink to={to}>{title}</EditorLink>
      </li>
    ))}
  </Box>
);

const EditorLink = chakra(Link, {
  base: { ...menuItem, color: 'brand.fg', bg: 'brand.muted', overflowWrap: 'anywhere' },
});
