import {
  type BaseSyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { postForm } from '../api/postForm.ts';
import { painted } from '../device/painted.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';
import { type LoadResolver, lateResolver } from './lateResolver.ts';
import { typedIn } from './typedIn.ts';

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
  const formElement = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const began = useRef(0);
  const takeOver = useRef(() => {});
  const [kept, setKept] = useState(false);
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'failed'>('none');

  useEffect(() => {
    began.current = performance.now();
    let stop: (() => void) | undefined;
    const begin = () => {
      const found = readDraft<FieldValues>(name);
      // Read from the page: the fields may come to life later.
      const typed = formElement.current ? typedIn(new FormData(formElement.current), empty) : {};
      if (found || Object.keys(typed).length > 0) {
        const values = { ...empty, ...found?.values, ...typed };
        draft.current = { ...found, values };
        form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
        setKept(keepDraft(name, draft.current));
      }
      return form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft.current = { ...draft.current, values };
          const isKept = keepDraft(name, draft.current);
          // What was typed is shown before what is said of it.
          startTransition(() => setKept(isKept));
        },
      });
    };
    takeOver.current = () => {
      stop ??= begin();
    };
    // What the browser keeps may take it long to find: not in the piece in which the form comes to life.
    const timer = setTimeout(takeOver.current);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [name, form, empty]);

  const clear = useCallback(() => {
    form.reset(empty, { keepFieldsRef: true });
    draft.current = { values: empty };
    dropDraft(name);
    setKept(false);
  }, [name, form, empty]);

  const send = form.handleSubmit(async (values) => {
    setOutcome('none');
    const content = JSON.stringify(values);
    const { attempt } = draft.current;
    const id = attempt?.content === content ? attempt.id : crypto.randomUUID();
    draft.current = { values, attempt: { id, content } };
    keepDraft(name, draft.current);
    const elapsed = Math.round(performance.now() - began.current);
    const website = honeypot.current?.value ?? '';
    const result = await postForm({ path, id, values, elapsed, website });
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
    element: {
      ...{ ref: formElement, method: 'dialog', noValidate: true },
      onSubmit: (event: BaseSyntheticEvent) => {
        takeOver.current();
        return send(event);
      },
      ...{ onFocus: prepare, onPointerEnter: prepare },
    },
    clear: useCallback(() => void painted().then(clear), [clear]),
    dismiss: () => setOutcome('none'),
  };
}
