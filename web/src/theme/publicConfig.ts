import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { defineConfig } from '@chakra-ui/react/styled-system';
import { inputRecipe, textareaRecipe } from './recipes/control.ts';
import { fieldRecipe } from './recipes/field.ts';
import { lamplightTheme } from './theme.ts';

const forms = defineConfig({
  theme: {
    recipes: { input: inputRecipe, textarea: textareaRecipe },
    slotRecipes: { field: fieldRecipe },
  },
});

const withoutGlobals = { preflight: false, globalCss: {} };

/**
 * What the system of public pages is made of.
 * @param styled without what styles all pages, for a document that has it already
 */
export const publicConfig = (styled = false) => [
  defaultBaseConfig,
  styled ? { ...lamplightTheme, ...withoutGlobals } : lamplightTheme,
  forms,
];
