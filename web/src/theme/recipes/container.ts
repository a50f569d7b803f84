import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The column that holds a page's content. */
export const containerRecipe = defineRecipe({
  className: 'chakra-container',
  base: { w: 'full', maxW: '76rem', mx: 'auto', px: { base: '5', md: '8' } },
});
