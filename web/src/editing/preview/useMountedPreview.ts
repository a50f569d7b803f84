import { useContext, useEffect, useRef, useState } from 'react';
import { watchInput } from '../../device/idleTimeout.ts';
import { adviseOnPage } from '../advice/useAdvice.ts';
import { focusField } from '../form/focusField.ts';
import { onChange } from '../form/hookForm.ts';
import type { Editor } from '../form/useContentForm.ts';
import { LoadPreview, type MountedPreview, type Over } from './mounting.ts';
import { letPick } from './places.ts';

/** The least time between two renderings of what is typed. */
const throttleMs = 100;

/**
 * Shows what an editor holds on the page at `path`, in an empty document, as it is being typed.
 * @returns whether the site could not be loaded, and how to try that again
 */
export function useMountedPreview(
  page: Document | null,
  editor: Editor,
  path: string,
  over: Over | undefined,
) {
  const loadPreview = useContext(LoadPreview);
  const mounted = useRef<MountedPreview>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ editor, over });
  useEffect(() => {
    latest.current = { editor, over };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to load again
  useEffect(() => {
    if (!page) return;
    const ending = new AbortController();
    setFailed(false);
    loadPreview().then(
      (mountPreview) => {
        const typed = latest.current.editor.typed();
        if (ending.signal.aborted || !typed) return;
        const preview = mountPreview(page, { path, typed, over: latest.current.over });
        mounted.current = preview;
        const endPicking = letPick(page, {
          values: () => latest.current.editor.form.getValues(),
          onPick: focusField,
          staysOnPage: preview.staysOnPage,
        });
        const stopWatching = watchInput(page);
        adviseOnPage(page, () => latest.current.editor, ending.signal);
        ending.signal.addEventListener('abort', () => {
          stopWatching();
          endPicking();
          preview.unmount();
          mounted.current = null;
        });
      },
      () => ending.signal.aborted || setFailed(true),
    );
    return () => ending.abort();
  }, [page, path, loadPreview, attempt]);

  const { form } = editor;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const typed = latest.current.editor.typed();
      if (typed) mounted.current?.show(typed);
    };
    const stop = onChange(form, () => {
      timer ??= setTimeout(show, throttleMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form]);

  return { failed, tryAgain: () => setAttempt(attempt + 1) };
}
