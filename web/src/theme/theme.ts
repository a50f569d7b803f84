import { defineConfig, defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { roomForBars } from './media.ts';
import { buttonRecipe, containerRecipe, headingRecipe } from './recipes.ts';
import { semanticTokens, tokens } from './tokens.ts';

const globalStyles = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    lineHeight: '1.6',
    colorPalette: 'brand',
    // The target of a scroll is below the bar on top.
    [roomForBars]: { scrollPaddingTop: '6rem' },
    textSizeAdjust: '100%',
    '&:has(dialog:modal)': { overflow: 'hidden', scrollbarGutter: 'stable' },
  },
  // Breaks a word that has no room, and lets columns be narrower than the longest one. Chakra says otherwise of each of these.
  '*, p, h1, h2, h3, h4, h5, h6': { overflowWrap: 'anywhere' },
  // Each text has its own direction, with digits and full stops in place, whatever the page's is. What lies in a flexible
  // box by itself needs a `bdi`.
  ':is(h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, address, legend, label, summary, a, button, input, textarea)':
    {
      unicodeBidi: 'plaintext',
    },
  // The direction of a title is that of the link in it.
  ':is(h1, h2, h3, h4) > a': { unicodeBidi: 'normal' },
  '*:focus-visible': {
    outline: '3px solid',
    outlineColor: 'brand.focusRing',
    outlineOffset: '3px',
  },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
    },
  },
  // Anyone who presses sees at once that it was felt, and can still read it; what comes of it may take a moment.
  ':is(a, button:enabled, summary):active': { opacity: 0.85 },
  // Shadows and colours that set apart what lies over a page are gone then.
  'dialog, [role=dialog], [role=alertdialog]': { _highContrast: { border: '2px solid' } },
  '*::selection': { bg: 'lamp.300', color: 'ink' },
});

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
