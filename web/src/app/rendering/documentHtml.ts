import { languageOf, languages } from '@lamplight/content/languages';
import type { Graph } from 'schema-dts';
import { firstFonts } from '../../theme/fonts.ts';
import { type Look, lookCss } from '../../theme/look.ts';
import {
  jsonInScript,
  type PageState,
  pageStateElement,
  pageStateId,
} from '../loading/pageState.ts';
import { stylesAttribute } from '../startup/styleCache.ts';
import type { PageStyles } from './pageStyles.ts';
import type { PageAssets } from './rendering.ts';

interface DocumentParts {
  /** What React rendered: the tags that belong into the head, then the root element. */
  markup: string;
  styles: PageStyles;
  look: Look;
  assets: PageAssets;
  /** What the page is for search engines. */
  graph: Graph;
  state: PageState;
}

/** Styles that cannot end the element they are in. */
const insideStyle = (css: string) => css.replaceAll('</', '<\\/');

/**
 * The screens for which larger typefaces are preloaded, to be ready for the first lines. On a phone's connection they
 * would delay the picture and still be late.
 */
const onDesks = ' media="(min-width: 48em)"';

/**
 * Makes a page whose first picture comes later anyway paint at once, up to its state. Otherwise the
 * browser lays out and paints the first lines alone, and the rest while the picture loads.
 */
const paintedWhole = `<link rel="expect" href="#${pageStateId}" blocking="render">`;

const rootStart = '<div id="root">';

/**
 * Puts a document together. Its script comes last, so that it finds all of the page, and is `async`: while a deferred
 * script is on its way, Chrome paints a text page 35 to 50 ms later, and loads the typeface of its text 400 ms later, at
 * a quarter of the speed.
 *
 * React renders title, description, sharing tags and preloads in front
 * of the first element, and this is where they move into the head. All styles are one element, which
 * nothing touches again.
 */
export function documentHtml({ markup, styles, look, assets, graph, state }: DocumentParts): {
  html: string;
  styles: string[];
} {
  const start = markup.indexOf(rootStart);
  const css = insideStyle(styles.css + lookCss(look));
  const language = languageOf(look.language);
  const tags = markup.slice(0, start);
  const { script } = assets;
  const html = [
    '<!DOCTYPE html>',
    `<html lang="${language}" dir="${languages[language].dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    script && tags.includes('as="image"') ? paintedWhole : '',
    tags,
    ...firstFonts(look.typefaces, language).map(
      ({ file, small }) =>
        `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin${small ? '' : onDesks}>`,
    ),
    `<style ${stylesAttribute}="${styles.names.join(' ')}">${css}</style>`,
    '<link rel="manifest" href="/site.webmanifest">',
    ...assets.preloads.map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    ),
    ...assets.styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    script ? `<script type="application/ld+json">${jsonInScript(graph)}</script>` : '',
    '</head><body>',
    markup.slice(start),
    script ? pageStateElement(state) : '',
    script ? `<script type="module" async src="${script}" fetchpriority="low"></script>` : '',
    '</body></html>',
  ].join('');
  return { html, styles: [css] };
}
