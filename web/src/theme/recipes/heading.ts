import { defineRecipe } from '@chakra-ui/react/styled-system';

export const headingRecipe = defineRecipe({
  className: 'chakra-heading',
  base: {
    fontFamily: 'heading',
    fontWeight: '600',
    lineHeight: '1.15',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  variants: {
    size: {
      md: { fontSize: '1.25rem' },
      lg: { fontSize: '1.5rem' },
      xl: { fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)' },
      '2xl': { fontSize: 'clamp(2.25rem, 1.5rem + 3.4vw, 4rem)', lineHeight: '1.05' },
    },
  },
  defaultVariants: { size: 'xl' },
});
