import { randomUUID } from 'node:crypto';
import { isMap } from '@lamplight/content/isMap';
import { messages } from '@lamplight/content/messages';
import { emptyValue } from '@lamplight/content/readable';
import { z } from '@lamplight/content/zod';
import { type Request, type RequestHandler, raw } from 'express';
import {
  type FieldMessages,
  invalidContent,
  malformedJson,
  notFound,
  tooLarge,
  wrongType,
} from '../http/errors.ts';
import { restoreContentType } from '../startup.ts';

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
  if (!isMap(value)) throw invalidContent();
  return value;
}

const isUtf8 = (contentType = '') => /^utf-?8$/i.test(charsetOf(contentType) ?? 'utf-8');

const charsetOf = (contentType: string) => /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];

/** The framework keeps the bytes of a body that it parsed as `rawBody`. */
function bytesOf(request: Request): Buffer {
  if ('rawBody' in request && Buffer.isBuffer(request.rawBody)) return request.rawBody;
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw malformedJson(error);
  }
}

/** No more fields than this are named, lest a hostile body be answered with one of its own size. */
const maxFields = 100;

/**
 * The data as the schema reads it.
 * @throws invalidContent naming the fields that are wrong
 */
export function validated<T extends z.ZodType>(schema: T, data: unknown): z.infer<T> {
  const result = schema.safeParse(data);
  if (!result.success) throw invalidContent(fieldMessages(result.error));
  return result.data;
}

/** The first message about each field, by its dotted path. */
export function fieldMessages(error: z.ZodError): FieldMessages {
  const found = new Map<string, string>();
  for (const issue of error.issues) {
    for (const path of wrongPaths(issue)) {
      if (found.size < maxFields && !found.has(path)) found.set(path, messageOf(issue));
    }
  }
  return Object.fromEntries(found);
}

/** An issue about unknown fields names their parent; the fields themselves are what is wrong. */
const wrongPaths = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key].join('.'))
    : [issue.path.join('.')];

/** An issue about the key of a map says why only in the issues of the key itself. */
const messageOf = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message;

/** What the site's forms send beside the content. Other clients may send none of it. */
const formMetadataSchema = z.object({
  /** Made by the form before it first sends, and sent again with every retry. */
  id: z.uuidv4(messages.wrongKind).toLowerCase().optional(),
  /** A field that people do not see. */
  website: z.string().optional(),
  /** Milliseconds from when the form was shown until it was sent. */
  elapsed: z.number().optional(),
});

/** How a form was filled in, where the form says so. */
export type Filling = Omit<z.infer<typeof formMetadataSchema>, 'id'>;

/**
 * What a body holds: the content as it will be stored, under which id, and how it was filled in.
 * A field that is not sent counts as left empty, as in a form: optional ones are stored so, and of
 * required ones the error says that they are.
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

/** The most bytes that Firestore takes as the id of a document. */
const maxIdBytes = 1_500;

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
  !/^(|\.|\.\.|__.*__|.*\/.*)$/s.test(id) && Buffer.byteLength(id) <= maxIdBytes;
