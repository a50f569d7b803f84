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
  /** What staff call it, where that is not what visitors are asked. */
  label?: string;
  /** What visitors are asked. */
  question: PlainKey;
  hint?: PlainKey;
  /** The message next to it when it's left empty. Without one the field is optional. */
  required?: PlainKey;
  /** What visitors read next to it if it is filled in wrongly. */
  wrong?: PlainKey;
  /** The section of the form that it is in. */
  group?: PlainKey;
  /** Of a choice and of choices: what is stored, and what visitors read. */
  options?: Readonly<Record<string, PlainKey>>;
  /** What browsers may fill in. */
  autoComplete?: string;
  /** What it holds is short: if there is room, it is next to its neighbour that is too. */
  short?: boolean;
  /** Of a paragraph: how many lines are shown. */
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

/** What became of a form that was sent without scripts. */
export interface PostedForm {
  /** Undefined where something is wrong with what it held. */
  outcome?: 'sent' | 'failed';
  /** What it held, where it was not taken: by field what was typed, what is ticked of several, or whether it is ticked. */
  values?: Readonly<Record<string, string | readonly string[] | boolean>>;
  /** The errors of each field. */
  errors?: Readonly<Record<string, string>>;
  /** Why it was not taken, where nothing is wrong with its fields. */
  said?: PlainKey;
}
