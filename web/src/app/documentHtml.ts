import { type PageState, pageStateElement } from './pageState.ts';
import type { PageAssets } from './rendering.ts';

interface DocumentParts {
  /** What React rendered: the tags that belong into the head, then the root element. */
  markup: string;
  /** Emotion's style chunks. */
  styles: { key: string; ids: string[]; css: string }[];
  assets: PageAssets;
  state: PageState;
}

/** Styles that cannot end the element they stand in. */
const insideStyle = (css: string) => css.replaceAll('</', '<\\/');

const rootStart = '<div id="root">';

/**
 * Puts a document together. React renders title, description, sharing tags and preloads in front
 * of the first element, and this is where they move into the head. The styles of all components
 * are one element; each of the few global ones is another, because emotion finds them again by name.
 */
export function documentHtml({ markup, styles: found, assets, state }: DocumentParts): {
  html: string;
  styles: string[];
} {
  const start = markup.indexOf(rootStart);
  const styles = found.map(({ css, ...style }) => ({ ...style, css: insideStyle(css) }));
  const html = [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    markup.slice(0, start),
    ...styles.map(
      ({ key, ids, css }) => `<style data-emotion="${[key, ...ids].join(' ')}">${css}</style>`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.preloads.map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    ),
    ...assets.styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    '</head><body>',
    markup.slice(start),
    pageStateElement(state),
    `<script type="module" src="${assets.script}" fetchpriority="low"></script>`,
    '</body></html>',
  ].join('');
  return { html, styles: styles.map((chunk) => chunk.css) };
}
