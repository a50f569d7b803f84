import { defineRecipe } from '@chakra-ui/react/styled-system';

const base = {
  w: 'full',
  px: '4',
  py: '2.5',
  bg: 'white',
  borderWidth: '1px',
  borderColor: '#8d8199',
  borderRadius: 'md',
  _invalid: { borderColor: '#b3261e', boxShadow: '0 0 0 1px #b3261e' },
} as const;

/** What visitors type into; staff have Chakra's own. */
export const inputRecipe = defineRecipe({ className: 'chakra-input', base });

export const textareaRecipe = defineRecipe({
  className: 'chakra-textarea',
  base: { ...base, resize: 'vertical', display: 'block' },
});
