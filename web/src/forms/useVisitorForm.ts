import type { FormFields, PostedForm } from '@lamplight/content/formFields';
import type * as z from '@lamplight/content/zod';
import {
  type BaseSyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FieldErrors, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useActionData } from 'react-router-dom';
import { postForm } from '../api/postForm.ts';
import { type Load, loadOnce } from '../device/loadOnce.ts';
import { readStored, removeStored, store } from '../device/localStorage.ts';
import { nextPaint } from '../device/nextPaint.ts';

interface VisitorForm {
  /** The form's name on this device. */
  name: string;
  /** The address that takes it. */
  path: string;
  fields: FormFields;
  /** Loads what it is validated by. */
  loadSchema: () => Promise<z.ZodType>;
}

const loadResolver = async ({ loadSchema }: VisitorForm) => {
  const [{ schemaResolver }, schema] = await Promise.all([
    import('./schemaResolver.ts'),
    loadSchema(),
  ]);
  return schemaResolver(schema);
};

/**
 * A form that visitors send. What they type is kept on the device until the server has confirmed
 * it, and trying again never stores it twice.
 */
export function useVisitorForm(description: VisitorForm) {
  const { name, path, fields } = description;
  const [posted, setPosted] = useState(useActionData<PostedForm | undefined>());
  const [{ resolver, prepare }] = useState(() => lazyResolver(() => loadResolver(description)));
  const [empty] = useState(() => emptyForm(fields));
  const form = useForm<FieldValues>({
    resolver,
    // Errors are named above the form (`WrongFields`).
    shouldFocusError: false,
    defaultValues: { ...empty, ...posted?.values },
  });
  const draft = useRef<Draft>({ values: empty });
  const formElement = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  /** When the form appeared; undefined of one that was filled in before, or earlier than its code was there. */
  const began = useRef<number>(undefined);
  const takeOver = useRef(() => {});
  const [draftStored, setDraftStored] = useState(false);
  /** The draft before the form was cleared. */
  const [cleared, setCleared] = useState<Draft | null>(null);
  const [outcome, setOutcome] = useState(posted?.outcome);
  const [wrong, setWrong] = useState(posted?.errors);

  useEffect(() => {
    began.current = performance.now();
    let stop: (() => void) | undefined;
    const begin = () => {
      const found = readDraft(name);
      // Read from the page: the fields may come to life later.
      const typed = formElement.current ? typedIn(new FormData(formElement.current), empty) : {};
      if (found || Object.keys(typed).length > 0) {
        began.current = undefined;
        const values = { ...empty, ...knownIn(found?.values, empty), ...typed };
        draft.current = { ...found, values };
        form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
        setDraftStored(storeDraft(name, draft.current));
      }
      return form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft.current = { ...draft.current, values };
          const isStored = storeDraft(name, draft.current);
          // The input is shown before what is said of it.
          startTransition(() => {
            setDraftStored(isStored);
            setCleared(null);
          });
        },
      });
    };
    takeOver.current = () => {
      stop ??= begin();
    };
    // Reading storage may take the browser long, so it isn't in the same task as hydration.
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
    setDraftStored(false);
    setWrong(undefined);
  }, [name, form, empty]);

  const onClear = useCallback(async () => {
    const before = draft.current;
    await nextPaint();
    clear();
    setOutcome(undefined);
    setCleared(before);
  }, [clear]);

  const onUndo = useCallback(() => {
    // With the id of the last attempt, so that the server doesn't store it twice.
    draft.current = cleared ?? draft.current;
    form.reset(cleared?.values ?? {}, { keepDefaultValues: true, keepFieldsRef: true });
  }, [form, cleared]);

  const refuse = (errors: FieldErrors) => {
    const said = Object.entries(errors).map(([field, error]) => [field, String(error?.message)]);
    setWrong(Object.fromEntries(said));
    setOutcome(undefined);
  };

  const send = form.handleSubmit(async (values) => {
    const typed = JSON.stringify(form.getValues());
    setWrong(undefined);
    setOutcome(undefined);
    const content = JSON.stringify(values);
    const { attempt } = draft.current;
    const id = attempt?.content === content ? attempt.id : crypto.randomUUID();
    draft.current = { values, attempt: { id, content } };
    storeDraft(name, draft.current);
    const elapsed =
      began.current === undefined ? undefined : Math.round(performance.now() - began.current);
    const website = honeypot.current?.value ?? '';
    const { isStored, errors = {} } = await postForm({ path, id, values, elapsed, website });
    const own = Object.entries(errors).filter(([field]) => field in fields);
    for (const [field, message] of own) form.setError(field, { message });
    if (own.length > 0) return setWrong(Object.fromEntries(own));
    // Anything typed in the meantime wasn't sent, and stays.
    if (isStored && JSON.stringify(form.getValues()) === typed) clear();
    setOutcome(isStored ? 'sent' : 'failed');
  }, refuse);
  const sending = form.formState.isSubmitting;

  return {
    /** What its fields need. */
    context: useMemo(() => ({ form, posted }), [form, posted]),
    honeypot,
    outcome,
    /** The errors of each field when it was sent. */
    wrong,
    /** For the row of its button. */
    row: { sending, draftStored, isCleared: cleared !== null, onClear, onUndo },
    /** For the form's element. Without scripts it is posted to the page that it is on. */
    element: {
      ref: formElement,
      method: 'post',
      noValidate: true,
      onSubmit: (event: BaseSyntheticEvent) => {
        takeOver.current();
        setPosted(undefined);
        return sending ? event.preventDefault() : send(event);
      },
      onFocus: prepare,
      onPointerEnter: prepare,
    },
    dismiss: () => setOutcome(undefined),
  };
}

/** What a visitor has typed and not sent yet, kept on this device. */
interface Draft {
  values: FieldValues;
  /** The post that was tried last: its id, and what it carried. */
  attempt?: { id: string; content: string };
}

const keyOf = (form: string) => `lamplight.draft.${form}`;

/** The draft of a form; undefined where there is none that can be read. */
const readDraft = (form: string) => readStored(keyOf(form)) as Draft | undefined;

/** Stores a draft. Returns false where the browser does not let it. */
const storeDraft = (form: string, draft: Draft): boolean => store(keyOf(form), draft);

const dropDraft = (form: string): void => removeStored(keyOf(form));

/**
 * The fields of a form that differ from the empty form: filled in before hydration, or restored
 * by the browser.
 * @param empty for every field a text, a list of the ticked choices, or whether it is ticked
 */
export function typedIn(held: FormData, empty: FieldValues): FieldValues {
  const typed = Object.entries(empty)
    .filter(([name]) => held.has(name))
    .map(([name, before]) => ({ name, before, value: heldOf(held, name, before) }))
    .filter(({ before, value }) => JSON.stringify(value) !== JSON.stringify(before));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

function heldOf(held: FormData, name: string, before: unknown) {
  if (Array.isArray(before)) return held.getAll(name);
  return typeof before === 'boolean' || String(held.get(name));
}

/** A form before anything is typed. */
const emptyForm = (fields: FormFields): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'choices' ? [] : kind === 'agreement' ? false : '',
    ]),
  );

/**
 * Validation that is loaded when it is first needed, or earlier with `prepare`, and runs once the
 * browser has painted the input. If it cannot be loaded, the values go to the
 * server unchecked, which validates the same.
 */
export function lazyResolver(load: Load<Resolver<FieldValues>>) {
  const once = loadOnce(load);
  const loaded = () =>
    once().catch((error) => {
      console.info('The validation of a form could not be loaded:', error);
      return undefined;
    });
  const resolver: Resolver<FieldValues> = async (values, ...more) => {
    const [found] = await Promise.all([loaded(), nextPaint()]);
    // The server validates, too.
    const unchecked = { values, errors: {} };
    try {
      return found ? await found(values, ...more) : unchecked;
    } catch (error) {
      console.info('A form could not be validated:', error);
      return unchecked;
    }
  };
  return { resolver, prepare: () => void loaded() };
}

/** The values of a draft for fields that the form still has. */
const knownIn = (values: FieldValues = {}, fields: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in fields));
