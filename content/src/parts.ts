import { messages } from './messages.ts';
import type { z } from './zod.ts';

/** Dotted paths of the text fields that a part of a document requires. */
type Required = readonly string[];

/** Checks that none of these fields is empty: what an editor requires of the part that it edits. */
export const complete =
  (fields: Required) =>
  (content: object, context: z.RefinementCtx): void => {
    for (const field of emptyOnes(content, fields)) {
      context.addIssue({
        code: 'custom',
        path: field.split('.'),
        message: messages.allFieldsRequired,
      });
    }
  };

/**
 * Checks that each part of a document, which an editor of its own serves, is either complete or
 * still empty.
 */
export const completeOrEmpty =
  (parts: readonly Required[]) =>
  (content: object, context: z.RefinementCtx): void => {
    for (const fields of parts) {
      if (emptyOnes(content, fields).length < fields.length) complete(fields)(content, context);
    }
  };

const emptyOnes = (content: object, fields: Required) =>
  fields.filter((field) => valueAt(content, field) === '');

const valueAt = (content: unknown, field: string): unknown =>
  field.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], content);
