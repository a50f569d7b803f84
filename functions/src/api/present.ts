import { type StoredVersion, sumOfVersions } from '@lamplight/content/documentMetadata';
import { readable } from '@lamplight/content/readable';
import type * as z from '@lamplight/content/zod';
import type { Request, Response } from 'express';
import { bodyOf, sendResponse } from '../http/httpResponse.ts';
import { richField, withPlainTexts } from './richFields.ts';

interface Presented {
  /** The `_id`; without one the answer is the bare content. */
  id?: string | undefined;
  /** The schemas of the documents that hold the record. */
  schemas: readonly z.ZodObject[];
}

/**
 * The stored data as the API answers it: content that can be rendered, whatever is stored, with its
 * `_id` and `version`. Its texts are plain, with those that are formatted next to them. A client that sends the whole
 * answer back cannot overwrite a later save.
 */
export function present(
  { id, schemas }: Presented,
  stored: readonly StoredVersion[],
): Record<string, unknown> {
  const read = schemas.map((schema, index) =>
    withPlainTexts(schema, readable(schema, stored[index]?.content)),
  );
  const plain = Object.assign({}, ...read.map((each) => each.plain));
  const rich = Object.assign({}, ...read.map((each) => each.rich));
  return {
    ...(id !== undefined && { _id: id }),
    ...plain,
    ...(Object.keys(rich).length > 0 && { [richField]: rich }),
    ...(id !== undefined && { version: sumOfVersions(stored) }),
  };
}

/** How content is cached: editors load it too, so nobody may show it again without revalidating. */
export const contentCacheControl = 'private, no-cache';

/**
 * Sends public JSON, or 304 to those who have it already. Compression is left to the CDN. Answers for staff alone are
 * not cached, and so have no tag.
 */
export function sendJson(request: Request, response: Response, json: string, cache: string): void {
  const headers = { 'if-none-match': request.headers['if-none-match'] };
  sendResponse({ method: request.method, headers }, response, {
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cache },
    body: bodyOf(json),
  });
}
