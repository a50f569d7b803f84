import { reviewCommentLimits, type SentComment } from '@lamplight/content/reviewLink';
import { reviewTexts } from '@lamplight/content/texts/review';
import { hashOf } from '../site/siteResponses.ts';
import { inXml } from '../site/xml.ts';

/** The result of posting a comment. */
export interface Commented {
  sent?: boolean;
  /** Why it was refused, as a whole and by field. */
  said?: string | undefined;
  errors?: Readonly<Record<string, string>> | undefined;
  /** The text of each field. */
  values?: SentComment | undefined;
}

/** The facts about a draft. */
export interface Facts {
  savedAt: string;
  until: string;
}

/** The part of a page that is ours has its own look, whatever the site's is. */
const css = [
  '.review{box-sizing:border-box;font:400 1rem/1.5 system-ui,sans-serif;letter-spacing:normal;text-align:left;color:#1c2330;',
  'background:#eef0f4;padding:.625rem max(1rem,calc(50vw - 36rem))}',
  '.review *{box-sizing:border-box}',
  '.review a{color:#123c8c;text-decoration:underline}',
  '.review-bar{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;justify-content:space-between;align-items:center;',
  'background:#20262f;color:#fff}',
  '.review-bar a{display:inline-block;padding:.25rem 0;color:inherit}',
  '.review-bar p{flex:1 1 20rem}',
  '.review-comment{padding-block:2rem 3rem}',
  '.review-comment h2{font:600 1.375rem/1.3 system-ui,sans-serif;color:inherit;margin-bottom:.25rem}',
  '.review-comment form{display:grid;gap:1rem;margin-top:1.25rem;max-width:40rem}',
  '.review label{display:block;font-weight:600;margin-bottom:.25rem}',
  '.review input,.review textarea{display:block;width:100%;font:inherit;color:inherit;background:#fff;padding:.5rem .75rem;',
  'border:1px solid #6b7280;border-radius:.375rem}',
  '.review textarea{min-height:8rem;resize:vertical}',
  '.review [aria-invalid]{border:2px solid #a81916}',
  '.review button{justify-self:start;font:inherit;font-weight:600;color:#fff;background:#123c8c;padding:.625rem 1.25rem;',
  'border:1px solid transparent;border-radius:.375rem;cursor:pointer}',
  '.review :focus-visible{outline:3px solid #123c8c;outline-offset:2px}',
  '.review-bar :focus-visible{outline-color:currentColor}',
  '.review-error{color:#8a1512;margin-top:.25rem}',
  '.review-box{margin-top:1.25rem;max-width:40rem;padding:.75rem 1rem;border:1px solid currentColor;border-radius:.375rem;',
  'background:#fff}',
  '.review-box.review-error{margin-top:1.25rem}',
  '.review-trap{position:absolute;clip-path:inset(50%)}',
  // Bars of the site stay at the top while the page scrolls: what a link leads to is below them.
  '.review-comment,.review-box{scroll-margin-top:6rem}',
  // Paper says that it is a draft too.
  '@media print{.review-bar{padding:0 2rem 1rem}.review-bar a,.review-comment{display:none}}',
].join('');

const bar = ({ savedAt, until }: Facts) =>
  `<aside class="review review-bar" lang="en" dir="ltr" aria-label="${reviewTexts.draft}">` +
  `<p><strong>${reviewTexts.heading}</strong> ${reviewTexts.notPublic} ` +
  `${inXml(reviewTexts.saved(savedAt))} ${inXml(reviewTexts.until(until))}</p>` +
  `<a href="#review-comment">${reviewTexts.toComments}</a></aside>`;

const errorOf = (name: string, error: string | undefined) =>
  error ? `<p class="review-error" id="review-${name}-error">${inXml(error)}</p>` : '';

const tiedTo = (name: string, error: string | undefined) =>
  `id="review-${name}" name="${name}" required${
    error ? ` aria-invalid="true" aria-describedby="review-${name}-error"` : ''
  }`;

/** The id of a comment's result, which addresses lead to and which gets the focus: a sandbox ignores `autofocus`. */
export const reviewSaid = 'review-said';

const saidHere = `id="${reviewSaid}" tabindex="-1"`;

/** The form; nothing of it needs scripts. Its fields are checked by the server, in words of ours. */
function form({ said, errors = {}, values }: Commented): string {
  const { name = '', text = '' } = values ?? {};
  const alert = said
    ? `<p class="review-box review-error" role="alert" ${saidHere}>${inXml(said)}</p>`
    : '';
  return (
    `${alert}<form method="post" novalidate action="?#${reviewSaid}">` +
    `<div><label for="review-name">${reviewTexts.name}</label>` +
    `<input ${tiedTo('name', errors.name)} autocomplete="name" maxlength="${reviewCommentLimits.name}" value="${inXml(name)}">` +
    `${errorOf('name', errors.name)}</div>` +
    `<div><label for="review-text">${reviewTexts.text}</label>` +
    // The parser leaves the first line break out.
    `<textarea ${tiedTo('text', errors.text)} rows="5">\n${inXml(text)}</textarea>` +
    `${errorOf('text', errors.text)}</div>` +
    `<div class="review-trap" aria-hidden="true"><label>${reviewTexts.leaveEmpty}` +
    '<input name="website" tabindex="-1" autocomplete="off"></label></div>' +
    `<button type="submit">${reviewTexts.send}</button></form>`
  );
}

const comments = (commented: Commented) =>
  '<section class="review review-comment" id="review-comment" lang="en" dir="ltr" aria-labelledby="review-heading">' +
  `<h2 id="review-heading">${reviewTexts.comment}</h2><p>${reviewTexts.onlyStaff}</p>` +
  (commented.sent
    ? `<p class="review-box" role="status" ${saidHere}>${reviewTexts.sent}</p>`
    : '') +
  `${form(commented)}</section>`;

/** Hides the page from search engines, and its address from other sites. */
const secretive =
  '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">';

/** A page and the text of each of its style elements. */
interface Styled {
  html: string;
  styles: string[];
}

/** A page with a bar about its draft, and the form for comments. The page's own forms can't be sent from here. */
export function reviewHtml({ html, styles }: Styled, facts: Facts, commented: Commented): Styled {
  const [head = '', body = ''] = html.split(/<\/head><body>/);
  const inert = body.replaceAll(/<form (?=[^>]*method="post")/g, '<form inert ');
  const end = inert.lastIndexOf('</body>');
  return {
    html:
      `${head}${secretive}<style>${css}</style></head><body>${bar(facts)}` +
      `${inert.slice(0, end)}${comments(commented)}${inert.slice(end)}`,
    styles: [...styles, css],
  };
}

const smallCss =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:400 1.0625rem/1.6 system-ui,sans-serif;' +
  'background:#faf8f4;color:#1c2330;text-align:center}main{padding:2rem;max-width:34rem}' +
  'h1{font-size:1.5rem;line-height:1.3;margin:0 0 .75rem}h1,p{text-wrap:balance}p{margin:0 0 1.5rem}a{color:#123c8c}' +
  'blockquote{margin:0 0 1.5rem;padding:.75rem 1rem;border:1px solid;border-radius:.375rem;text-align:start;' +
  'white-space:pre-line;overflow-wrap:anywhere}';

/** A page with a single message: why there is no draft to see. @param comment the text of one that wasn't taken */
export const smallPage = (title: string, text: string, comment: string): Styled => ({
  html:
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${secretive}` +
    `<title>${title}</title><style>${smallCss}</style></head><body><main>` +
    `<h1>${title}</h1><p>${text}</p>` +
    (comment && `<blockquote aria-label="${reviewTexts.yours}">${inXml(comment)}</blockquote>`) +
    `<a href="/">${reviewTexts.toSite}</a></main></body></html>`,
  styles: [smallCss],
});

/**
 * The policy of these pages: no script runs, not even what browsers would take for one, and of inline styles just
 * those that the page carries. The sandbox has browsers show what is for those without scripts.
 */
export const reviewPolicy = (styles: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${["'self'", ...styles.map(hashOf)].join(' ')}`,
    "style-src-attr 'none'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  ].join('; ');
