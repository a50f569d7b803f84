import { defineConfig } from '@chakra-ui/react/styled-system';
import { globalStyles } from './globalStyles.ts';
import { buttonRecipe } from './recipes/button.ts';
import { containerRecipe } from './recipes/container.ts';
import { headingRecipe } from './recipes/heading.ts';
import { semanticTokens } from './semanticTokens.ts';
import { tokens } from './tokens.ts';

/** What makes a page look like Lamplight, in public and, over Chakra's defaults, for staff. */
export const lamplightTheme = defineConfig({
  preflight: true,
  globalCss: globalStyles,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    recipes: { button: buttonRecipe, container: containerRecipe, heading: headingRecipe },
  },
});
