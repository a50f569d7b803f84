import { type Request, type RequestHandler, raw } from 'express';
import { restoreContentType } from '../lib/bodiesAsSent.ts';
import { invalidContent, malformedJson, tooLarge, wrongType } from '../lib/errors.ts';

/** The most bytes of a body, after decompression; also the most that a Firestore document holds. */
export const bodyLimit = 1_048_576;

/** Reads the body of a request as bytes, unless the framework has already read it. */
export const readBody: RequestHandler[] = [
  (request, _response, next) => {
    restoreContentType(request);
    next();
  },
  raw({ type: () => true, limit: bodyLimit }),
];

/**
 * The body of a request, which must be one JSON object in UTF-8 of at most `limit` bytes.
 * @throws wrongType, tooLarge, malformedJson, invalidContent when it is JSON but no object
 */
export function jsonObject(request: Request, limit = bodyLimit): Record<string, unknown> {
  if (!request.is('application/json') || !isUtf8(request.get('Content-Type'))) throw wrongType();
  const bytes = bytesOf(request);
  if (bytes.length > limit) throw tooLarge();
  const value = parse(bytes);
  if (!isObject(value)) throw invalidContent();
  return value;
}

const isUtf8 = (contentType = '') => /^utf-?8$/i.test(charsetOf(contentType) ?? 'utf-8');

const charsetOf = (contentType: string) => /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];

/** The framework keeps the bytes of a body that it parsed as `rawBody`. */
function bytesOf(request: Request): Buffer {
  if ('rawBody' in request && Buffer.isBuffer(request.rawBody)) return request.rawBody;
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw malformedJson(error);
  }
}
