import { chakra } from '@chakra-ui/react/styled-system';
import type { FileFacts } from '@lamplight/content/fileContent';
import { fileTypes } from '@lamplight/content/fileTypes';

/** The sign of a type of file. */
export const FileBadge = ({ type }: { type: FileFacts['type'] | undefined }) => (
  <Badge aria-hidden>{type ? fileTypes[type].name : '?'}</Badge>
);

const Badge = chakra('span', {
  base: {
    flexShrink: '0',
    alignSelf: 'start',
    w: { base: '4.75rem', md: '5rem' },
    px: '1',
    py: '1.5',
    borderRadius: 'md',
    bg: 'brand.muted',
    color: 'brand.fg',
    fontSize: '0.75rem',
    fontWeight: '700',
    textAlign: 'center',
    _highContrast: { borderWidth: '1px' },
  },
});
