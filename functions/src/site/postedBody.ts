import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import { bytesOf, readBody } from '../http/body.ts';
import { tooLarge, wrongType } from '../http/errors.ts';
import { siteOrigin } from '../settings.ts';

/** The content type of forms. Browsers write each byte of letters beyond ASCII as three. */
const formType = 'application/x-www-form-urlencoded';

/**
 * The fields in the body of a form.
 * @param max how many bytes its texts may have
 * @throws wrongType, tooLarge, what Express throws
 */
export async function postedFields(
  request: Request,
  response: Response,
  max: number,
): Promise<URLSearchParams> {
  await promisify(readBody)(request, response);
  if (!request.is(formType)) throw wrongType();
  const bytes = bytesOf(request);
  if (bytes.length > 3 * max) throw tooLarge();
  return new URLSearchParams(bytes.toString());
}

/** The text of a field, with the line breaks that a page with scripts would send. */
export const textIn = (posted: URLSearchParams, name: string): string =>
  (posted.get(name) ?? '').replaceAll('\r\n', '\n');

/**
 * Whether a form was sent from a page of the site. Every browser sends the origin; a client without one is no browser,
 * and may send JSON just as well.
 */
export function isFromSite({ headers }: Request): boolean {
  const { origin, host, 'sec-fetch-site': from, 'x-forwarded-host': forwardedHost } = headers;
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && [siteOrigin(), forwardedHost, host].some(isOf(new URL(origin)));
}

const isOf =
  ({ host, origin }: URL) =>
  (of: unknown) =>
    of === origin || of === host;
