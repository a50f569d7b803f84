import { useEffect, useState } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { onChange } from '../form/hookForm.ts';
import type { Editor } from '../form/useContentForm.ts';

/** How long after a key stroke changes are counted. */
const debounceMs = 200;

const loadChanges = lazyModule(() => import('../history/changes.ts'));

/** The number of unsaved changes in a form, counted as in its history. */
export function useChangeCount({ form, formSchema, changed, resets }: Editor): number {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values come with a reset, too
  useEffect(() => {
    if (!changed) return setCount(0);
    let cancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = () =>
      loadChanges().then(
        ({ changesOf }) =>
          cancelled ||
          setCount(changesOf(form.formState.defaultValues, form.getValues(), formSchema).length),
        (error) => console.info('The changes could not be counted:', error),
      );
    const typed = () => {
      clearTimeout(timer);
      timer = setTimeout(look, debounceMs);
    };
    typed();
    const stop = onChange(form, typed);
    return () => {
      cancelled = true;
      clearTimeout(timer);
      stop();
    };
  }, [form, formSchema, changed, resets]);
  return count;
}
