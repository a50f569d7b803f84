import { useEffect } from 'react';
import { isComposing } from '../../device/composing.ts';
import { toastUnchanged } from '../../ui/toaster.tsx';

/** The form that is worked in: around the focus, or the first of the dialog or page on top. */
function formInUse(): HTMLFormElement | null {
  const form = document.activeElement?.closest('form');
  if (form) return form;
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  const top = [...dialogs].at(-1) ?? document.getElementById('main');
  return top?.querySelector('form') ?? null;
}

/** Ctrl or ⌘ and S save what is edited, instead of the page as a file. */
export function useSaveKey(): void {
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      if (event.repeat || isComposing(event)) return;
      const form = formInUse();
      if (form) form.requestSubmit();
      else toastUnchanged();
    };
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);
}
