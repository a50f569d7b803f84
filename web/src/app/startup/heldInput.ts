const heldKeys = /^(Escape|Arrow)/;

/** Links, menus and fields work by themselves; what does nothing without scripts is held. */
function isHeld(event: Event): boolean {
  if (event instanceof KeyboardEvent) return heldKeys.test(event.key);
  if (event.type === 'dblclick') return true;
  return event.target instanceof Element && event.target.closest('button') !== null;
}

const types = ['click', 'dblclick', 'keydown'];

/**
 * Holds clicks on buttons, double clicks and keys that mean something to the page, from now on until
 * the page has come to life.
 * @returns gives them again, in their order, and holds no more
 */
export function holdInput(page: HTMLElement): () => void {
  const held: Event[] = [];
  const hold = (event: Event) => {
    if (!isHeld(event)) return;
    if (event.type !== 'keydown') event.preventDefault();
    event.stopPropagation();
    held.push(event);
  };
  for (const type of types) page.addEventListener(type, hold, true);
  return () => {
    for (const type of types) page.removeEventListener(type, hold, true);
    for (const event of held) event.target?.dispatchEvent(sameAs(event));
  };
}

const sameAs = (event: Event) =>
  event instanceof KeyboardEvent
    ? new KeyboardEvent(event.type, event)
    : new MouseEvent(event.type, event);
