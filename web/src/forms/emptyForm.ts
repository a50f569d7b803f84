import type { FormFields } from '@lamplight/content/formFields';

/** A form before anything is typed. */
export const emptyForm = (fields: FormFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'choices' ? [] : kind === 'agreement' ? false : '',
    ]),
  );
