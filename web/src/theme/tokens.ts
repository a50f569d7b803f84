import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';
import { accentColour, brandColour } from '@lamplight/content/styleValues';
import { familiesOf } from './fonts.ts';

const families = familiesOf('lamplight');

/**
 * The few tokens that public pages use. Every token is a custom property in the head of every
 * page, so the list is short on purpose; the staff area adds Chakra's own.
 */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

export const tokens = defineTokens({
  colors: {
    brand: {
      50: { value: '#f8f3fb' },
      100: { value: '#efe6f6' },
      200: { value: '#d9c4e8' },
      300: { value: '#bb98d4' },
      400: { value: '#9a6bc0' },
      500: { value: '#7d45a7' },
      600: { value: brandColour },
      700: { value: '#532577' },
      800: { value: '#3b1a57' },
      900: { value: '#2a1140' },
      950: { value: '#1c0a2c' },
    },
    lamp: { 100: { value: '#fff1d0' }, 300: { value: '#ffd98a' }, 500: { value: accentColour } },
    ink: { value: '#2a2036' },
    paper: { value: '#fffaf2' },
    white: { value: '#ffffff' },
  },
  fonts: {
    heading: { value: families.heading },
    body: { value: families.body },
  },
  spacing: scale,
  sizes: { ...scale, full: { value: '100%' } },
  radii: {
    md: { value: '0.5rem' },
    xl: { value: '1rem' },
    '2xl': { value: '1.5rem' },
    full: { value: '9999px' },
    button: { value: '9999px' },
  },
  shadows: {
    card: { value: '0 1px 2px rgb(42 17 64 / 0.06), 0 8px 24px rgb(42 17 64 / 0.08)' },
    raised: { value: '0 2px 4px rgb(42 17 64 / 0.08), 0 16px 40px rgb(42 17 64 / 0.14)' },
  },
});

/** What colours are for. The `brand` palette also makes Chakra's own parts purple for staff. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: { DEFAULT: { value: '{colors.paper}' }, panel: { value: '{colors.white}' } },
    fg: { DEFAULT: { value: '{colors.ink}' }, muted: { value: '#504761' } },
    border: { DEFAULT: { value: '#e7dcef' } },
    brand: {
      solid: { value: '{colors.brand.600}' },
      contrast: { value: '{colors.white}' },
      fg: { value: '{colors.brand.700}' },
      muted: { value: '{colors.brand.100}' },
      subtle: { value: '{colors.brand.50}' },
      emphasized: { value: '{colors.brand.200}' },
      focusRing: { value: '{colors.brand.500}' },
      border: { value: '{colors.brand.200}' },
    },
  },
});
