const height = '(min-height: 30rem)';

/**
 * Screens that have room for bars that stay in sight. On lower ones, such as a window of 1,024 pixels that is
 * enlarged four times, they would leave little more than a line of the page.
 */
export const roomForBars = `@media ${height}`;

/** Screens that have none. */
export const noRoomForBars = `@media not all and ${height}`;

/** Where nothing can be pressed: before scripts that never come, and on paper. */
export const notInteractive = '@media (scripting: none), print';

/** The choice among several, where the system forces its own colours on every page. */
export const chosen = {
  forcedColorAdjust: 'none',
  bg: 'Highlight',
  color: 'HighlightText',
} as const;
