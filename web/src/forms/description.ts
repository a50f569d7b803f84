/** A field of a public form. */
export interface FormFieldDescription {
  /** Its name in the schema. */
  name: string;
  label: string;
  /** `choice` is one of a few options, `choices` any of them, `agreement` a single box to tick. */
  kind: 'line' | 'paragraph' | 'choice' | 'choices' | 'agreement';
  required?: boolean;
  hint?: string;
  /** Of a choice and of choices, all of them shown. */
  options?: readonly string[];
  /** Of a line: what it is for the browser. */
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Of a paragraph: how many lines are shown. */
  rows?: number;
}
