/** What is chosen of several, where the system forces its own colours on every page. */
export const chosen = {
  forcedColorAdjust: 'none',
  bg: 'Highlight',
  color: 'HighlightText',
} as const;
