import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from '@lamplight/content/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';
import { postOnce } from './postOnce.ts';

interface Submission {
  /** The form's name on this device. */
  name: string;
  path: string;
  schema: z.ZodType;
  empty: FieldValues;
}

/**
 * A form that visitors send. What they type is kept on the device until the server has confirmed
 * it, and trying again never stores it twice.
 */
export function useSubmission({ name, path, schema, empty }: Submission) {
  const form = useForm<FieldValues>({
    resolver: zodResolver(schema as z.ZodType<FieldValues, FieldValues>),
    defaultValues: empty,
  });
  const draft = useRef<Draft<FieldValues>>({ values: empty });
  const honeypot = useRef<HTMLInputElement>(null);
  const began = useRef(0);
  const [kept, setKept] = useState(false);
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'failed'>('none');

  useEffect(() => {
    began.current = performance.now();
    const found = readDraft<FieldValues>(name);
    if (found) {
      draft.current = found;
      form.reset({ ...empty, ...found.values }, { keepDefaultValues: true });
      setKept(true);
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
    send,
    clear,
    dismiss: () => setOutcome('none'),
  };
}
