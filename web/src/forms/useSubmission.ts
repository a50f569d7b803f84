import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';
import { type LoadResolver, lateResolver } from './lateResolver.ts';
import { postOnce } from './postOnce.ts';

interface Submission {
  /** The form's name on this device. */
  name: string;
  path: string;
  validation: LoadResolver;
  empty: FieldValues;
}

/**
 * A form that visitors send. What they type is kept on the device until the server has confirmed
 * it, and trying again never stores it twice.
 */
export function useSubmission({ name, path, validation, empty }: Submission) {
  const [{ resolver, prepare }] = useState(() => lateResolver(validation));
  const form = useForm<FieldValues>({ resolver, defaultValues: empty });
  const draft = useRef<Draft<FieldValues>>({ values: empty });
  const honeypot = useRef<HTMLInputElement>(null);
  const began = useRef(0);
  const [kept, setKept] = useState(false);
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'failed'>('none');

  useEffect(() => {
    began.current = performance.now();
    const found = readDraft<FieldValues>(name);
    const typed = changedIn(form.getValues(), empty);
    if (found || Object.keys(typed).length > 0) {
      const values = { ...empty, ...found?.values, ...typed };
      draft.current = { ...found, values };
      form.reset(values, { keepDefaultValues: true });
      setKept(keepDraft(name, draft.current));
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        draft.current = { ...draft.current, values };
        setKept(keepDraft(name, draft.current));
      },
    });
  }, [name, form, empty]);

  const clear = () => {
    form.reset(empty);
    draft.current = { values: empty };
    dropDraft(name);
    setKept(false);
  };

  const send = form.handleSubmit(async (values) => {
    setOutcome('none');
    const content = JSON.stringify(values);
    const { attempt } = draft.current;
    const id = attempt?.content === content ? attempt.id : crypto.randomUUID();
    draft.current = { values, attempt: { id, content } };
    keepDraft(name, draft.current);
    const elapsed = Math.round(performance.now() - began.current);
    const website = honeypot.current?.value ?? '';
    const result = await postOnce({ path, id, values, elapsed, website });
    if (result === 'stored') clear();
    setOutcome(result === 'stored' ? 'sent' : 'failed');
  });

  return {
    form,
    honeypot,
    /** Whether what was typed is on this device. */
    kept,
    outcome,
    sending: form.formState.isSubmitting,
    /**
     * For the form's element. As a dialog's, it does nothing without scripts; any other would put what
     * was typed into an address.
     */
    element: { method: 'dialog', noValidate: true, onSubmit: send, onFocus: prepare },
    clear,
    dismiss: () => setOutcome('none'),
  };
}

/** What is not as in the empty form: typed before the page came to life. */
const changedIn = (values: FieldValues, empty: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name]),
    ),
  );
