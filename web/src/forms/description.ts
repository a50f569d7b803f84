/** A field of a public form. */
export interface FormFieldDescription {
  /** Its name in the schema. */
  name: string;
  label: string;
  kind: 'line' | 'paragraph' | 'choice' | 'choices' | 'either' | 'agreement';
  required?: boolean;
  hint?: string;
  /** Of a choice. */
  options?: readonly string[];
  /** Of a line: what it is for the browser. */
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Of a paragraph: how many lines are shown. */
  rows?: number;
}
