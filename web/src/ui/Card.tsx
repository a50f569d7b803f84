import { chakra } from '@chakra-ui/react/styled-system';

/** White paper that lies on the page. */
export const Card = chakra('div', {
  base: { bg: 'white', borderRadius: '2xl', boxShadow: 'card', p: { base: '6', md: '10' } },
});
