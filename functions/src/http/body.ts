import { type Request, type RequestHandler, raw } from 'express';
import { restoreContentType } from '../startup.ts';

/** The most bytes of bodies, after decompression. */
export const bodyLimits = {
  /** Also the most that a Firestore document holds. */
  any: 1_048_576,
  /**
   * What visitors send: the longest application the schema allows, in a script of three bytes a character, is just below
   * 100 kB; emoji and escapes may make it more.
   */
  form: 262_144,
  login: 16_384,
  visit: 8_192,
  /** A name or a contact. */
  line: 4_096,
  small: 1_024,
} as const;

const read = raw({ type: () => true, limit: bodyLimits.any });

/** Reads the body of a request as bytes, unless the framework has already read it. */
export const readBody: RequestHandler = (request, response, next) => {
  restoreContentType(request);
  read(request, response, next);
};

/** The framework keeps the bytes of a body that it parsed as `rawBody`. */
export function bytesOf(request: Request): Buffer {
  if ('rawBody' in request && Buffer.isBuffer(request.rawBody)) return request.rawBody;
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
