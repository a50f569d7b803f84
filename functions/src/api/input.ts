import { randomUUID } from 'node:crypto';
import { isMap } from '@lamplight/content/isMap';
import { isDocumentId } from '@lamplight/content/itemId';
import { emptyValue } from '@lamplight/content/readable';
import { messages } from '@lamplight/content/texts/messages';
import * as z from '@lamplight/content/zod';
import type { Request } from 'express';
import { bodyLimits, bytesOf } from '../http/body.ts';
import { invalidContent, malformedJson, notFound, tooLarge, wrongType } from '../http/errors.ts';
import { validated } from '../http/validated.ts';

/**
 * The body of a request, which must be one JSON object in UTF-8 of at most `limit` bytes.
 * @throws wrongType, tooLarge, malformedJson, invalidContent when it is JSON but no object
 */
export function jsonObject(
  request: Request,
  limit: number = bodyLimits.any,
): Record<string, unknown> {
  if (!request.is('application/json') || !isUtf8(request.get('Content-Type'))) throw wrongType();
  const bytes = bytesOf(request);
  if (bytes.length > limit) throw tooLarge();
  const value = parse(bytes);
  if (!isMap(value)) throw invalidContent();
  return value;
}

const isUtf8 = (contentType = '') => /^utf-?8$/i.test(charsetOf(contentType) ?? 'utf-8');

const charsetOf = (contentType: string) => /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw malformedJson(error);
  }
}

/** What the site's forms send next to the content. Other clients may send none of it. */
const formMetadataSchema = z.object({
  /** Made by the form before it first sends, and sent again with every retry. */
  id: z.uuidv4(messages.wrongKind).toLowerCase().optional(),
  /** A field that people do not see. */
  website: z.string().optional(),
  /** Milliseconds from when the form was shown until it was sent. */
  elapsed: z.number().optional(),
});

/**
 * The content of a body as it will be stored, its id, and how it was filled in. A field that is not sent counts as left
 * empty, as in a form: optional ones are stored so, and for required ones the error says that they are.
 * @throws invalidContent
 */
export function received(
  schema: z.ZodType<Record<string, unknown>>,
  body: Record<string, unknown>,
) {
  const { id = randomUUID(), ...filling } = validated(formMetadataSchema, body);
  const sent = Object.entries(body).filter(
    ([key]) => !Object.hasOwn(formMetadataSchema.shape, key),
  );
  const content = validated(schema, { ...emptyValue(schema), ...Object.fromEntries(sent) });
  return { id, content, filling };
}

/**
 * The id of the item that a request's address names.
 * @throws notFound for one that no document can have
 */
export function itemId({ params: { id } }: Pick<Request, 'params'>): string {
  if (typeof id !== 'string' || !isDocumentId(id)) throw notFound();
  return id;
}
