import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const onPaper: Record<string, SystemStyleObject> = {
  html: { fontSize: '0.875rem', overflow: 'visible !important' },
  // Bars and columns that fill a screen break badly across sheets.
  '#root > div': { display: 'block !important', minHeight: '0 !important' },
  'main section, main > div, footer': { paddingBlock: '1rem !important' },
  ':is(body, body *):not(h1 > span)': { color: '#000 !important' },
  'body, body *': { background: 'none !important', boxShadow: 'none !important' },
  'header nav, footer ul, button, main a svg, [href="#main"], [data-video] > *': {
    display: 'none !important',
  },
  'main a[href^=http]': { display: 'inline !important' },
  'main a[href^=http]::after': {
    content: '" (" attr(href) ")"',
    fontSize: '0.875em',
    overflowWrap: 'anywhere',
  },
  // A player is its address.
  '[data-video]': { display: 'block !important', aspectRatio: 'auto !important' },
  '[data-video]::before': { content: '"▶ " attr(data-video)', overflowWrap: 'anywhere' },
  'details::details-content': { contentVisibility: 'visible' },
  '[aria-roledescription]': { display: 'block !important' },
  // All slides, in whatever way the library has moved them.
  '.swiper-wrapper': {
    display: 'grid !important',
    gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr)) !important',
    gap: '1rem',
    transform: 'none !important',
  },
  '.swiper-slide': {
    width: 'auto !important',
    margin: '0 !important',
    opacity: '1 !important',
    transform: 'none !important',
  },
  // Someone of the team is printed instead of the page below.
  'main:has(> dialog) > :not(dialog), body:has(dialog) footer': { display: 'none !important' },
  dialog: {
    position: 'static !important',
    margin: '0 !important',
    maxWidth: 'none !important',
    maxHeight: 'none !important',
  },
  'h1, h2, h3, legend': { breakAfter: 'avoid' },
  'li, figure, footer, fieldset, img, [id^=initiative-], :has(> img, > label)': {
    breakInside: 'avoid',
  },
};

/**
 * Public pages on paper: what there is to read, in black, as it is on a desk's screen (`breakpointsOnPaper` in
 * `vite.config.ts`), without what can only be pressed. Whatever moves or opens is printed as a whole.
 */
export const printStyles = {
  '@page': { margin: '1.5cm' },
  '@media print': onPaper as SystemStyleObject,
};
