import { chakra } from '@chakra-ui/react/styled-system';

/** Content that is folded below its `summary` until someone wants to see it. */
export const Collapsible = chakra('details', {
  base: {
    fontSize: 'sm',
    '& > summary': { cursor: 'pointer', color: 'brand.fg', py: '1', w: 'fit-content' },
  },
});
