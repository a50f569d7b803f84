import { type Request, type RequestHandler, raw } from 'express';
import { restoreContentType } from '../startup.ts';

/** The most bytes of a body, after decompression; also the most that a Firestore document holds. */
export const bodyLimit = 1_048_576;

const read = raw({ type: () => true, limit: bodyLimit });

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
