import { attestationPath } from '@lamplight/content/pagePaths';
import manifest from '@lamplight/web/manifest';
import { bodyOf } from '../http/httpResponse.ts';
import { appCheckSiteKey } from '../settings.ts';
import { entryFile } from './assets.ts';
import type { SiteResponse } from './siteResponses.ts';

/** What reCAPTCHA needs, by its documentation: https://developers.google.com/recaptcha/docs/faq#csp */
const policy = [
  "default-src 'none'",
  "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  "connect-src 'self' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/",
  'img-src https://www.gstatic.com/recaptcha/',
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page in which reCAPTCHA runs. */
const pageWith = (siteKey: string, script: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
  `<title>Spam protection</title><meta name="app-check" content="${inAttribute(siteKey)}">` +
  `<script type="module" src="${script}"></script></head><body></body></html>`;

/**
 * The answer for the frame in which forms get a token of App Check; undefined for any other address,
 * and where App Check is not in use. The frame has a policy of its own, so that those of the pages, on
 * which content is shown, need not let the scripts of another site in.
 */
export function attestationFrame({ pathname }: URL): SiteResponse | undefined {
  const siteKey = appCheckSiteKey();
  if (pathname !== attestationPath || !siteKey) return undefined;
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
    body: bodyOf(pageWith(siteKey, entryFile(manifest, 'src/app/entry-attestation.ts'))),
  };
}
