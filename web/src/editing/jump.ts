import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** Each opens what hides the field of a name, if that is within it. */
const reveals = new Set<(name: string) => void>();

/**
 * Shows a field and puts the focus in it; of a list or a group it is the first field.
 * @param name where its value stands in the form, such as `story.button`
 * @returns whether there is such a field
 */
export function jumpTo(name: string): boolean {
  // Only what is open by then can have the focus.
  flushSync(() => {
    for (const reveal of reveals) reveal(name);
  });
  const field = fieldNamed(name);
  for (let folded = field?.closest('details'); folded; ) {
    folded.open = true;
    folded = folded.parentElement?.closest('details');
  }
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return field !== undefined;
}

/** Calls `reveal` with the name of a field before the focus is put into it. */
export function useReveal(reveal: (name: string) => void) {
  useLayoutEffect(() => {
    reveals.add(reveal);
    return () => {
      reveals.delete(reveal);
    };
  });
}

function fieldNamed(name: string): HTMLElement | undefined {
  const [exact] = document.getElementsByName(name);
  if (exact) return exact;
  const fields = document.querySelectorAll<HTMLElement>(
    'input[name], textarea[name], select[name]',
  );
  return [...fields].find((field) => field.getAttribute('name')?.startsWith(`${name}.`));
}
