import type { ErrorCode } from '../../lib/errors.ts';

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 has it. */
export type JsonSchema = Record<string, unknown>;

/** What is said of a method of a path: what it does, for whom, what it takes and answers. */
export interface Operation {
  summary: string;
  who: 'everybody' | 'staff';
  /** The status that tells that it was done; 200 if not given. */
  done?: 200 | 201;
  /** The JSON that it takes. */
  body?: JsonSchema;
  /** The JSON that it answers, or the types of the files. */
  answer?: JsonSchema | readonly string[];
  /** What may be asked in the address, by name. */
  query?: Record<string, JsonSchema>;
  /** Errors that do not follow from the rest. */
  errors?: readonly ErrorCode[];
}
