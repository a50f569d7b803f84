import { nameAt } from '@lamplight/content/fieldNames';
import { stepsOf } from '@lamplight/content/fieldsOf';
import { type RefObject, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { fieldNamed, focusField, focusWrongField, wrongFieldIn } from './focusField.ts';
import { wrongNames } from './hookForm.ts';
import type { Editor } from './useContentForm.ts';

/** Props of the dialog that says why a form is not saved. Closing it leads to the first wrong field. */
export function useFormErrors(editor: Editor, form: RefObject<HTMLFormElement | null>) {
  const chosen = useRef<string | null>(null);
  const { errors } = useFormState({ control: editor.form.control });
  return {
    message: editor.error,
    action: editor.errorAction,
    fields: wrongNames(errors).map((name) => ({
      name,
      label: nameAt(editor.formSchema, stepsOf(name), editor.form.getValues()),
    })),
    onField: (name: string) => {
      chosen.current = name;
      focusField(name);
      editor.dismissError();
    },
    onClose: () => {
      chosen.current = null;
      focusWrongField(form.current);
      editor.dismissError();
    },
    focusAfter: () =>
      (chosen.current !== null && fieldNamed(chosen.current)) || wrongFieldIn(form.current),
  };
}
