import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@lamplight/content/messages';
import { emptyValue, readable } from '@lamplight/content/readable';
import type { z } from '@lamplight/content/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import { useOutletContext } from 'react-router-dom';
import { useConnection } from '../firebase/connection.ts';
import { saveDocument, useStoredDocument } from '../firebase/documents.ts';
import { tellSuccess } from '../ui/toaster.tsx';
import { errorTexts } from './errorTexts.ts';
import { saveFailure } from './saveFailure.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

/** What an editor edits, and in which words it speaks. */
export interface Editing<Content extends object, Form extends FieldValues> {
  /** Firestore path of the document. */
  path: string;
  /** Schema of the stored content. */
  schema: z.ZodType<Content>;
  /** Schema of what the form holds, where that differs from what is stored. */
  formSchema: z.ZodType<Form>;
  toForm: (content: Content) => Form;
  fromForm: (form: Form) => Content;
  /** Said when the store refuses without a reason of its own. */
  saveFailed: string;
  /** Said after a save. */
  saved: string;
}

/**
 * Loads a document into a form, validates it with its schema, and saves it. What is typed stays in
 * the form whatever happens to the save.
 */
export function useEditor<Content extends object, Form extends FieldValues>(
  editing: Editing<Content, Form>,
) {
  const { path, schema, formSchema, toForm, fromForm } = editing;
  const connection = useConnection();
  const { uid } = useOutletContext<{ uid: string }>();
  const stored = useStoredDocument(path);
  const base = useRef<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  // Fields are named by their paths, so the form itself need not know its type.
  const form = useForm<FieldValues>({
    resolver: zodResolver(formSchema as z.ZodType<FieldValues, FieldValues>),
    defaultValues: toForm(emptyValue(schema)),
  });
  const { isDirty, isSubmitting } = form.formState;

  useLeaveWarning(isDirty);

  // Content that somebody else saved is taken over as long as nothing would be lost by it.
  useEffect(() => {
    if (stored.state !== 'loaded' || isDirty || isSubmitting || stored.version === base.current)
      return;
    base.current = stored.version;
    form.reset(toForm(readable(schema, stored.content)));
  }, [stored, isDirty, isSubmitting, form, schema, toForm]);

  const store = async (values: Form) => {
    if (base.current === null) return setError(messages.contentIdMissing);
    try {
      const content = schema.parse(fromForm(values));
      const save = {
        path,
        content: content as Record<string, unknown>,
        from: base.current,
        by: uid,
      };
      base.current = await saveDocument(connection, save);
      form.reset(toForm(content));
      setError(null);
      tellSuccess(editing.saved);
    } catch (failure) {
      setError(saveFailure(failure, editing.saveFailed));
    }
  };

  const refuse = (errors: FieldErrors) => setError(errorTexts(errors).join('\n'));
  const loadFailed = stored.state === 'failed' && base.current === null;

  return {
    form,
    loading: stored.state === 'loading',
    loadFailed,
    saving: isSubmitting,
    changed: isDirty,
    /** Somebody else has saved while there were changes here. */
    overtaken:
      stored.state === 'loaded' &&
      isDirty &&
      base.current !== null &&
      stored.version > base.current,
    error: loadFailed && error === null ? messages.fetchContentFailed : error,
    dismissError: () => setError(null),
    save: () =>
      base.current === null
        ? setError(messages.contentIdMissing)
        : form.handleSubmit((values) => store(values as Form), refuse)(),
  };
}

export type Editor = ReturnType<typeof useEditor>;
