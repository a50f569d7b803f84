import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

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

/** What a link says, as its state, that leads to a field of an editor. */
export const toField = (field: string) => ({ field });

/** The field that the link which led here leads to, if it does; once, and not again after a reload. */
export function useWantedField(): string | null {
  const { state, ...place } = useLocation();
  const navigate = useNavigate();
  const [field] = useState<string | null>(state?.field ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken when the page is opened
  useEffect(() => {
    if (field) navigate(place, { replace: true, state: null, preventScrollReset: true });
  }, []);
  return field;
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
