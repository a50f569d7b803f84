import type { FormField as Description, PostedForm } from '@lamplight/content/formFields';
import { whatToDo } from '@lamplight/content/texts/formMessages';
import {
  createContext,
  type FocusEvent,
  memo,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../ui/i18n/texts.ts';
import { Field } from './Field.tsx';

export interface FormFieldProps {
  name: string;
  field: Description;
}

/** A field of one line or of several, with its label, hint and error. */
export const FormField = memo(({ name, field }: FormFieldProps) => {
  const { form, posted } = useVisitorFormContext();
  const { kind, question, required, hint, autoComplete, short, rows = 3 } = field;
  const { say } = useTexts();
  const error = useFieldError(name);
  const [doubtful, setDoubtful] = useState(false);
  useEffect(() => {
    if (kind !== 'phone') return;
    const callback = () => setDoubtful(false);
    return form.subscribe({ name, exact: true, formState: { values: true }, callback });
  }, [form, kind, name]);
  const said = {
    label: say(question),
    hint: doubtful ? say('form.phoneShort') : hint && say(hint),
    error: error && whatToDo(say, field, error),
  };
  return (
    <Field {...{ id: name, ...said, required: Boolean(required), short }}>
      {(tied) => {
        const defaultValue = posted?.values?.[name] as string | undefined;
        const registered = form.register(name);
        const onBlur = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
          if (kind === 'phone') setDoubtful(isDoubtfulNumber(event.target.value));
          return registered.onBlur(event);
        };
        const control = { ...tied, ...registered, onBlur, defaultValue };
        if (kind === 'paragraph') return <textarea rows={rows} {...control} />;
        return <input {...{ type: typeOf(kind), autoComplete }} {...control} />;
      }}
    </Field>
  );
});

/** What a line is for the browser. */
const typeOf = (kind: Description['kind']) =>
  kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text';

/** Whether a number has so few digits that it may be incomplete. It is taken all the same. */
const isDoubtfulNumber = (number: string) =>
  number !== '' && number.replace(/\P{Nd}/gu, '').length < 7;

interface VisitorFormValue {
  form: UseFormReturn;
  /** The outcome of sending it without scripts, until it is sent with them. */
  posted: PostedForm | undefined;
}

/**
 * The form around a field. It stays the same object, unlike react-hook-form's own context, so that a
 * change of the form renders only what it changes.
 */
export const VisitorFormContext = createContext<VisitorFormValue | null>(null);

/** @throws outside of a form */
export function useVisitorFormContext(): VisitorFormValue {
  const value = use(VisitorFormContext);
  if (!value) throw new Error('There is no form around this field');
  return value;
}

/**
 * The errors of a field; undefined without any. A field that hydrates after the form was
 * validated first renders as the server did.
 */
export function useFieldError(name: string): string | undefined {
  const { form, posted } = useVisitorFormContext();
  const postedError = posted?.errors?.[name];
  const subscribe = useCallback(
    (callback: () => void) =>
      form.subscribe({ name, exact: true, formState: { errors: true }, callback }),
    [form, name],
  );
  const found = () => form.getFieldState(name).error?.message ?? postedError;
  return useSyncExternalStore(subscribe, found, () => postedError);
}
