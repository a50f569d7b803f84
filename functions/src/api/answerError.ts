import type { ErrorRequestHandler } from 'express';
import { error as logError } from 'firebase-functions/logger';
import {
  internal,
  KnownError,
  malformedJson,
  notFound,
  tooLarge,
  wrongType,
} from '../lib/errors.ts';

/** Answers every error of the API as `{ message, code, fields? }`, and logs those that are ours. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const known = knownError(error);
  if (known.status >= 500)
    logError(`${request.method} ${request.path}: ${known.code}`, known.cause);
  if (response.headersSent) {
    next(error);
    return;
  }
  response
    .status(known.status)
    .set({ ...known.headers, 'Cache-Control': 'no-store' })
    .json(errorBody(known));
};

/** The JSON of an error. */
export const errorBody = ({ message, code, fields }: KnownError) => ({
  message,
  code,
  ...(fields && { fields }),
});

/** The known error that stands for whatever was thrown. */
export function knownError(error: unknown): KnownError {
  if (error instanceof KnownError) return error;
  if (error instanceof URIError) return notFound();
  switch (statusOf(error)) {
    case 400: // a body that ended early or was not compressed as it said
      return malformedJson(error);
    case 413:
      return tooLarge(error);
    case 415: // compressed in a way that Express does not know
      return wrongType(error);
    default:
      return internal(error);
  }
}

/** The status that Express puts on its errors. */
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;
