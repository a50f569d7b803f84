import type { Request } from 'express';
import { notFound } from '../../lib/errors.ts';

/** The most bytes that Firestore takes as the id of a document. */
const mostBytes = 1_500;

/**
 * The id of the item that a request's address names.
 * @throws notFound for one that no document can have
 */
export function itemId({ params: { id } }: Pick<Request, 'params'>): string {
  if (typeof id !== 'string' || !isDocumentId(id)) throw notFound();
  return id;
}

/** Whether a document of Firestore can have an id. */
export const isDocumentId = (id: string) =>
  !/^(|\.|\.\.|__.*__|.*\/.*)$/s.test(id) && Buffer.byteLength(id) <= mostBytes;
