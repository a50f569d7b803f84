import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWanted } from './wanted.ts';

/** Each opens what hides the field of a name, if that is within it. */
const reveals = new Set<(name: string) => void>();

/**
 * Shows a field and puts the focus in it; of a list or a group it is the first field,
 * of an empty list the button that adds to it.
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

/** Puts the focus in a field as soon as it is there: large forms are rendered part by part. @param name null for none */
export function useJump(name: string | null) {
  useEffect(() => {
    if (name === null) return;
    const go = () => {
      if (!jumpTo(name)) frame = requestAnimationFrame(go);
    };
    let frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [name]);
}

/** Puts the focus in the field that the link which led here asks for. @param ready whether the form is there */
export function useWantedField(ready: boolean) {
  const [field, setField] = useState<string | null>(null);
  useWanted('field', ready, (wanted) => {
    // The same one may be asked for again.
    flushSync(() => setField(null));
    setField(wanted);
  });
  useJump(field);
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
  const within = [...fields].find((field) => field.getAttribute('name')?.startsWith(`${name}.`));
  return within ?? document.querySelector<HTMLElement>(`[data-adds-to="${name}"]`) ?? undefined;
}
