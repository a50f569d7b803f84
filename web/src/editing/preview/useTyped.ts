import { useEffect, useRef } from 'react';
import type { Editor } from '../useContentForm.ts';
import type { Typed } from './typed.ts';

/** The least time between two renderings of what is typed, in milliseconds. */
const pace = 100;

/** Calls `onType` with what is in the form, after each change of it and not too often. */
export function useTyped(editor: Editor, onType: (typed: Typed) => void) {
  const { form } = editor;
  const latest = useRef({ onType, typed: editor.typed });
  useEffect(() => {
    latest.current = { onType, typed: editor.typed };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      const typed = latest.current.typed();
      if (typed) latest.current.onType(typed);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(tell, pace);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form]);
}
