import { defineRecipe } from '@chakra-ui/react/styled-system';

const quiet = { color: 'brand.fg', _hover: { bg: 'brand.muted' } };

/** Links and buttons that call for an action. Solid ones are #662d91 unless an organisation chooses another colour. */
export const buttonRecipe = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'button',
    fontWeight: '600',
    lineHeight: '1.2',
    cursor: 'pointer',
    _highContrast: { borderWidth: '1px' },
    // On paper, one that leads somewhere is a line of text.
    _print: {
      minH: '0 !important',
      h: 'auto !important',
      p: '0 !important',
      '&[href^=mailto]': { display: 'inline', _after: { content: '" (" attr(href) ")"' } },
    },
    transition: 'background-color 0.15s, color 0.15s, box-shadow 0.15s',
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.fg' } },
      outline: { ...quiet, borderWidth: '1px', borderColor: 'brand.300' },
      ghost: quiet,
    },
    size: {
      sm: { h: '9', px: '4', fontSize: '0.875rem' },
      md: { h: '10', px: '5', fontSize: '0.9375rem' },
      lg: { minH: '12', px: '8', py: '3', fontSize: '1.0625rem' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** The column that holds a page's content. */
export const containerRecipe = defineRecipe({
  className: 'chakra-container',
  base: { w: 'full', maxW: '76rem', mx: 'auto', px: { base: '5', md: '8' } },
});

export const headingRecipe = defineRecipe({
  className: 'chakra-heading',
  base: {
    fontFamily: 'heading',
    fontWeight: '600',
    lineHeight: '1.15',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    // Both have marks above and below, and Arabic letters join: set as tight as Latin ones, lines would touch.
    '&:is(:lang(ar), :lang(hi))': { letterSpacing: 'normal', lineHeight: '1.35' },
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
