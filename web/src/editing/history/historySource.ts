import type { z } from '@lamplight/content/zod';
import type { FieldValues } from 'react-hook-form';

/** What has a history: a document, and the form, or the part of one, that holds its content. */
export interface HistorySource {
  /** The path of the document. */
  path: string;
  /** Schema of what the form holds of it. */
  schema: z.ZodType;
  /** Stored content of any version as the form holds it. */
  read: (content: unknown) => FieldValues;
  /** What the form holds. */
  values: () => FieldValues;
  /** Puts values into the form as changes that are not saved yet. */
  propose: (values: FieldValues) => void;
  /** Whether the form holds changes that are not saved yet. */
  changed: boolean;
  /** Whether nothing may be put into the form now. */
  busy: boolean;
}
