import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

/** What colours are for. The `brand` palette also makes Chakra's own parts purple for staff. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: { DEFAULT: { value: '{colors.paper}' }, panel: { value: '{colors.white}' } },
    fg: { DEFAULT: { value: '{colors.ink}' }, muted: { value: '#5f5570' } },
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
