import type { BrowserContext } from '@playwright/test';

const steady = new WeakSet<BrowserContext>();

/**
 * Has all pages that are loaded from now on lay out what is out of sight too. It gets its true height
 * otherwise when it comes into sight: on a busy machine that is when a test has scrolled there and clicks
 * on where something was a frame before.
 */
export async function steadyLayout(context: BrowserContext): Promise<void> {
  if (steady.has(context)) return;
  steady.add(context);
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
