/** The line that a double click on the footer toggles; to be set where the site is built. */
export const designerCredit = {
  text: import.meta.env.VITE_DESIGNER_CREDIT ?? 'Designed and built by the makers of Lamplight:',
  mail: import.meta.env.VITE_DESIGNER_MAIL ?? 'makers@lamplight.example',
};
