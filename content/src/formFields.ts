import type { PlainKey } from './texts/visitor/keys.ts';

/** A field of a public form. Plain data: visitors get it without the validator. */
export interface FormField {
  kind:
    | 'line'
    | 'email'
    | 'phone'
    | 'emailOrPhone'
    | 'paragraph'
    | 'choice'
    | 'choices'
    | 'agreement';
  /** Its label for staff, if it differs from that for visitors. */
  label?: string;
  /** Its label for visitors. */
  question: PlainKey;
  hint?: PlainKey;
  /** The message next to it when it's left empty. Without one the field is optional. */
  required?: PlainKey;
  /** The message next to it if it is filled in wrongly. */
  wrong?: PlainKey;
  /** The section of the form that it is in. */
  group?: PlainKey;
  /** For a choice and for choices: the stored values, with their labels for visitors. */
  options?: Readonly<Record<string, PlainKey>>;
  /** What browsers may fill in. */
  autoComplete?: string;
  /** What it holds is short: if there is room, it is next to its neighbour that is too. */
  short?: boolean;
  /** For a paragraph: how many lines are shown. */
  rows?: number;
}

/** The fields of a form by name, in their order: in the form, in tables and in spreadsheets. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The value that is sent for a field. */
type Sent<Field extends FormField> = Field extends { kind: 'choice'; options: infer Options }
  ? keyof Options
  : Field extends { kind: 'choices'; options: infer Options }
    ? (keyof Options)[]
    : Field extends { kind: 'agreement' }
      ? true
      : string;

/** The values that are sent for a whole form. */
export type FormContent<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: Sent<Fields[Name]>;
};

/** The result of sending a form without scripts. */
export interface PostedForm {
  /** Undefined if some of its content is wrong. */
  outcome?: 'sent' | 'failed';
  /** Its content if it was refused: by field, the typed text, the ticked choices, or whether it is ticked. */
  values?: Readonly<Record<string, string | readonly string[] | boolean>>;
  /** The errors of each field. */
  errors?: Readonly<Record<string, string>>;
  /** Why it was refused, if nothing is wrong with its fields. */
  said?: PlainKey;
}
