import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useNavigationIntent } from '../page/navigationIntent.ts';
import { layOutAll } from './lazyLayout.ts';

/** Each opens what hides the field of a name, if that is within it. */
const reveals = new Set<(name: string) => void>();

/**
 * Shows a field and puts the focus in it; in a list or a group, in its first field; in an empty list, on
 * the button that adds to it.
 * @param name where its value is in the form, such as `story.button`
 * @returns whether there is such a field
 */
export function focusField(name: string): boolean {
  revealAll(name);
  const field = fieldNamed(name);
  if (field) focusInView(field);
  return field !== undefined;
}

/** The first field of a form in which something is wrong, or the button that adds to such a list. */
export const wrongFieldIn = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true], [data-adds-to][aria-describedby]') ?? null;

/** The first control of a form that is not folded away. */
export const firstControlIn = (form: HTMLElement | null | undefined): HTMLElement | undefined =>
  [
    ...(form?.querySelectorAll<HTMLElement>(
      ':is(input, textarea, select, [role=textbox], [aria-expanded])',
    ) ?? []),
  ].find((control) => control.checkVisibility());

/** Shows that field, and puts the focus in it. */
export function focusWrongField(form: HTMLElement | null): void {
  const field = wrongFieldIn(form);
  if (!field) return;
  revealAll(field.getAttribute('name') ?? '');
  focusInView(field);
}

/** Only fields in open parts can have the focus. A part that opens may hide more parts. */
function revealAll(name: string): void {
  let before: number;
  do {
    before = reveals.size;
    flushSync(() => {
      for (const reveal of [...reveals]) reveal(name);
    });
  } while (reveals.size > before);
}

/**
 * Scrolls to an element and puts the focus in it. Every link to a place in an editor uses this: the browser's own
 * scrolling ends where the place was before the parts above it were laid out.
 */
export function focusInView(element: HTMLElement, block: ScrollLogicalPosition = 'center') {
  for (let folded = element.closest('details'); folded; ) {
    folded.open = true;
    folded = folded.parentElement?.closest('details') ?? null;
  }
  layOutAll();
  element.scrollIntoView({ block, behavior: 'instant' });
  element.focus({ preventScroll: true });
}

/** For how long a field is looked for, in milliseconds: one that a link names may not be there at all. */
const patience = 10_000;

/** Puts the focus in a field as soon as it is there: large forms are rendered part by part. @param name null for none */
export function useFocusField(name: string | null) {
  useEffect(() => {
    if (name === null) return;
    const until = performance.now() + patience;
    const go = () => {
      if (!focusField(name) && performance.now() < until) frame = requestAnimationFrame(go);
    };
    let frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [name]);
}

/**
 * Shows a part of an editor, and puts the focus in its heading, at once or as soon as all parts are there.
 * @returns a function that ends the waiting
 */
export function goToPart(id: string): () => void {
  let frame = 0;
  const go = () => {
    const heading = document.getElementById(titleIdOf(id));
    // A part that appears later would push it down.
    const isWhole = document.querySelector('main [aria-busy=true]') === null;
    if (heading && isWhole) focusInView(heading, 'start');
    else frame = requestAnimationFrame(go);
  };
  go();
  return () => cancelAnimationFrame(frame);
}

/** Shows the part that the address names. @param ready whether the form is there */
export function usePartInAddress(ready: boolean) {
  const { hash, key } = useLocation();
  const leadsBack = useNavigationType() === 'POP' && key !== typedKey;
  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part may be asked for again
  useEffect(() => {
    if (!ready) return;
    // Going back keeps the scroll position.
    const stays = leadsBack && isOpened.current;
    isOpened.current = true;
    const id = decodeURIComponent(hash.slice(1));
    // By this time the router has scrolled, as the browser does.
    return id && !stays ? goToPart(id) : undefined;
  }, [ready, hash, key, leadsBack]);
}

/** The router's key for history entries that it has not made, such as for an address that was typed. */
const typedKey = 'default';

/** The id of the heading of a part of an editor. @param id of the part, as it is in addresses */
export const titleIdOf = (id: string): string => `${id}-title`;

/** Puts the focus in the field that the link which led here asks for. @param ready whether the form is there */
export function useIntendedField(ready: boolean) {
  const [field, setField] = useState<string | null>(null);
  useNavigationIntent('field', ready, (wanted) => {
    // The same one may be asked for again.
    flushSync(() => setField(null));
    setField(wanted);
  });
  useFocusField(field);
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

export function fieldNamed(name: string): HTMLElement | undefined {
  const [exact] = document.getElementsByName(name);
  if (exact) return exact;
  const fields = document.querySelectorAll<HTMLElement>(
    ':is(input, textarea, select, [role=textbox])[name]',
  );
  const within = [...fields].find((field) => field.getAttribute('name')?.startsWith(`${name}.`));
  return within ?? document.querySelector<HTMLElement>(`[data-adds-to="${name}"]`) ?? undefined;
}
