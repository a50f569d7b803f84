import { messages } from '@lamplight/content/messages';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font-family:Georgia,serif;' +
  'background:#fffaf2;color:#2a2036;text-align:center}main{padding:2rem}a{color:#662d91}';

/** How long a browser waits before it asks again, in seconds. */
export const retryAfter = 10;

/** What visitors see while the content cannot be read; it asks again by itself, without scripts. */
export const unavailablePage = {
  styles: [style],
  html:
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta http-equiv="refresh" content="${retryAfter}"><meta name="robots" content="noindex">` +
    `<title>Back in a moment</title><style>${style}</style></head><body><main>` +
    `<h1>Back in a moment</h1><p>${messages.unavailable}</p>` +
    '<p>This page tries again by itself. <a href="">Try now</a></p></main></body></html>',
};
