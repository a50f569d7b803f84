import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { inputRecipe, textareaRecipe } from './recipes/control.ts';
import { fieldRecipe } from './recipes/field.ts';
import { lamplightTheme } from './theme.ts';

const forms = defineConfig({
  theme: {
    recipes: { input: inputRecipe, textarea: textareaRecipe },
    slotRecipes: { field: fieldRecipe },
  },
});

/** The system of public pages: 4 kB of styles instead of the 52 kB of Chakra's default. */
export const publicSystem = createSystem(defaultBaseConfig, lamplightTheme, forms);
