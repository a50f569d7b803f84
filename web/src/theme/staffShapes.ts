import { defineConfig } from '@chakra-ui/react/styled-system';

/** The title of a page's part, of a dialog and of a drawer. */
const title = {
  fontFamily: 'heading',
  fontSize: '1.25rem',
  fontWeight: '600',
  lineHeight: '1.25',
  letterSpacing: '-0.01em',
};

/** Header and footer stay in place while the part between them scrolls. */
const apart = { header: { borderBottomWidth: '1px' }, footer: { borderTopWidth: '1px', pt: '4' } };

/**
 * The shapes of the staff area: cards and dialogs have corners of 16 pixels, toasts of 12, inputs of 8. What lies on the
 * page is bounded by a line, and only what lies over it casts a shadow.
 */
export const staffShapes = defineConfig({
  theme: {
    tokens: {
      radii: { lg: { value: '0.75rem' }, '2xl': { value: '1rem' } },
      shadows: { card: { value: '0 0 0 1px {colors.border}' } },
    },
    semanticTokens: {
      radii: {
        l1: { value: '{radii.sm}' },
        l2: { value: '{radii.md}' },
        l3: { value: '{radii.xl}' },
      },
    },
    recipes: {
      heading: {
        variants: {
          size: {
            md: { fontSize: title.fontSize, lineHeight: title.lineHeight },
            lg: { fontSize: title.fontSize, lineHeight: title.lineHeight },
            xl: { fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)' },
          },
        },
      },
    },
    slotRecipes: {
      dialog: {
        slots: [],
        base: {
          content: { boxShadow: 'raised' },
          title,
          header: { pb: '3' },
          footer: { pb: '5' },
        },
        variants: { scrollBehavior: { inside: apart } },
      },
      drawer: { slots: [], base: { title, ...apart } },
      toast: {
        slots: [],
        base: {
          root: { borderRadius: 'lg' },
          actionTrigger: { minH: '9', flexShrink: '0' },
          closeTrigger: { ms: '1' },
        },
      },
      table: {
        slots: [],
        base: { columnHeader: { fontSize: 'sm', fontWeight: '600', color: 'fg.muted' } },
        variants: { variant: { line: { row: { bg: 'transparent' } } } },
      },
    },
  },
});
