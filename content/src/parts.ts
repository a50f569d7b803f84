import { messages } from './messages.ts';
import type { z } from './zod.ts';

/**
 * Checks that each part of a document, which an editor of its own serves, is either complete or
 * still empty.
 * @param required the dotted paths of each part's required fields
 */
export const parts =
  (required: Record<string, readonly string[]>) =>
  (content: object, context: z.RefinementCtx): void => {
    for (const fields of Object.values(required)) {
      const empty = fields.filter((field) => valueAt(content, field) === '');
      if (empty.length === fields.length) continue;
      for (const field of empty) {
        context.addIssue({
          code: 'custom',
          path: field.split('.'),
          message: messages.allFieldsRequired,
        });
      }
    }
  };

const valueAt = (content: unknown, field: string): unknown =>
  field.split('.').reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], content);
