import type { FieldValues } from 'react-hook-form';
import type { Paths } from '../../firebase/documents.ts';

/** What has a history: documents, and the form, or the part of one, that holds their content. */
export interface HistorySource {
  paths: Paths;
  /** Where their content stands in the form; empty where it is all of it. */
  at?: string;
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
