import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/**
 * The headers of every answer, from any part of the site. Hosting sends the same for files, as set in `firebase.json`;
 * the functions send them too, because requests can bypass Hosting.
 */
export const safeHeaders = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // A stricter one keeps videos of YouTube from being played.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The policy of answers that are no pages: anyone who opens one in a browser sees a text and no more. */
export const noPagePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** How a body is encoded on its way. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The text of an answer, as often as it is sent. */
export interface Body {
  /** Its bytes, compressed with the first call for an encoding. */
  encoded(encoding: Encoding): Buffer;
  /** The entity tag of those bytes: another text or another encoding has another. */
  tag(encoding: Encoding): string;
}

/** Little less than the best, in a hundredth of its time. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, brotliQuality),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

/** A body of this text. */
export function bodyOf(text: string): Body {
  const bytes = Buffer.from(text);
  const fingerprint = hash('sha256', bytes, 'base64url').slice(0, 27);
  const known = new Map<Encoding, Buffer>();
  return {
    encoded(encoding) {
      const encoded = known.get(encoding) ?? encoders[encoding](bytes);
      known.set(encoding, encoded);
      return encoded;
    },
    tag: (encoding) => `"${fingerprint}-${encoding}"`,
  };
}

/** Compressed ones, the smallest first. */
const compressed = ['br', 'gzip'] as const;

/** The encoding in which a client that sends these headers gets a body: the smallest that it accepts. */
export function chosenEncoding(headers: IncomingHttpHeaders): Encoding {
  const accepted = new Negotiator({ headers }).encodings(compressed);
  return compressed.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** An answer; without a body it is a redirect. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body?: Body;
}

/**
 * Sends an answer, compressed as the client likes it, or 304 where it has it already. The request's cache directives
 * are for caches on its way, so `fresh` doesn't get them: unchanged content is 304.
 */
export function sendResponse(
  { method, headers: requestHeaders }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
): void {
  if (!body) {
    response.writeHead(status, { ...safeHeaders, ...headers, 'Content-Length': 0 }).end();
    return;
  }
  const encoding = chosenEncoding(requestHeaders);
  const tag = body.tag(encoding);
  const { 'Content-Type': type, ...others } = headers;
  const ofBoth = { ...safeHeaders, Vary: 'Accept-Encoding', ...others, ETag: tag };
  if (
    status === 200 &&
    fresh({ 'if-none-match': requestHeaders['if-none-match'] }, { etag: tag })
  ) {
    response.writeHead(304, ofBoth).end();
    return;
  }
  const bytes = body.encoded(encoding);
  response.writeHead(status, {
    ...ofBoth,
    'Content-Type': type,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}
