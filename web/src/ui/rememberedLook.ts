import { readStored, store } from '../device/localStorage.ts';
import { facesOf } from '../theme/fonts.ts';

const key = 'lamplight.looks';

const parts = ['name', 'logo', 'wideLogo', 'colour', 'css'] as const;

/** The organisation's name, logos and colours, and the styles of its site. */
export type RememberedLook = Record<(typeof parts)[number], string>;

/** The look as this device stored it last; empty except for the typefaces if it stored none. */
export function rememberedLook(): RememberedLook {
  const stored = Object(readStored(key));
  const [name, logo, wideLogo, colour, css] = parts.map((part) => String(stored[part] ?? ''));
  return { name, logo, wideLogo, colour, css: css || facesOf('lamplight', 'en') } as RememberedLook;
}

/** Whether this device knows how the site looks. */
export const isLookRemembered = (): boolean => readStored(key) !== undefined;

/** The style sheet of the look: it's there before React, and applies after all others. */
let sheet: CSSStyleSheet | undefined;

function showStyles(css: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(css);
}

/** Has the page look as the site looked on this device last. */
export const showRememberedLook = (): void => showStyles(rememberedLook().css);

/** Has the page look so, and the next one from its beginning. */
export function showLook(look: RememberedLook): void {
  showStyles(look.css);
  store(key, look);
}
