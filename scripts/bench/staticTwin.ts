/** A page without its scripts: the same markup, styles and pictures, and nothing that comes to life. */
export const staticTwin = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
