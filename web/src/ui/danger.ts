/** The button that deletes something or takes something away: filled where it answers a question, outlined elsewhere. */
export const danger = {
  solid: {
    variant: 'solid',
    bg: 'red.solid',
    color: 'red.contrast',
    _hover: { bg: 'red.fg', color: 'bg.panel' },
  },
  outline: {
    variant: 'outline',
    color: 'fg.error',
    borderColor: 'fg.error',
    _hover: { bg: 'red.subtle' },
  },
} as const;
