import { useEffect } from 'react';
import { isComposing } from '../../device/composing.ts';
import { isLetterKey } from '../../device/letterKey.ts';
import { toastUnchanged } from '../../ui/toaster.tsx';

/** Forms other than those that only find something. */
const saving = 'form:not([role=search])';

/** Saves the form that is worked in: around the focus, or the first of the dialog or page on top. */
function saveInUse(): void {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  const within = dialog ?? document.getElementById('main');
  const form =
    document.activeElement?.closest<HTMLFormElement>(saving) ??
    within?.querySelector<HTMLFormElement>(saving);
  if (form) form.requestSubmit();
  // A dialog without a form says nothing of the page below it.
  else if (!dialog) toastUnchanged();
}

/** Ctrl or ⌘ and S save what is edited, instead of the page as a file. */
export function useSaveKey(): void {
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!isLetterKey(event, 's') || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      if (event.repeat || isComposing(event)) return;
      saveInUse();
    };
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);
}
