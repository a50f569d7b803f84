const heldKeys = /^(Escape|Arrow)/;

/** Links, menus and fields work by themselves; what does nothing without scripts is held. */
function isHeld(event: Event): boolean {
  if (event.type === 'keydown') return heldKeys.test((event as KeyboardEvent).key);
  if (event.type === 'dblclick') return true;
  if (event.type !== 'click') return false;
  return event.target instanceof Element && event.target.closest('button') !== null;
}

/**
 * For each of these React hydrates the whole page at once instead of in pieces, and the response waits that long.
 * Typing is not among them: fields have to hear of it.
 */
const types = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'keydown',
  'keyup',
  'keypress',
];

/**
 * Keeps React from hearing what visitors do, from now on until the page has come to life. Clicks on
 * buttons, double clicks and keys that mean something to the page are held until then. At a quarter of the
 * speed a press was answered after 376 to 552 ms without this, and after 40 to 160 ms with it.
 * It may go once React hydrates no more for an event than what the event is for.
 * @returns dispatches them again, in their order, and holds no more
 */
export function holdInput(page: HTMLElement): () => void {
  const held: Event[] = [];
  const hold = (event: Event) => {
    // Events from scripts pass: only those from visitors would hydrate everything at once.
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    if (!isHeld(event)) return;
    if (event.type !== 'keydown') event.preventDefault();
    held.push(event);
  };
  // Scrolling does not wait for what is said to prevent nothing.
  const optionsOf = (type: string) => ({ capture: true, passive: type.startsWith('touch') });
  for (const type of types) page.addEventListener(type, hold, optionsOf(type));
  return () => {
    for (const type of types) page.removeEventListener(type, hold, true);
    for (const event of held) event.target?.dispatchEvent(sameAs(event));
  };
}

const sameAs = (event: Event) =>
  event instanceof KeyboardEvent
    ? new KeyboardEvent(event.type, event)
    : new MouseEvent(event.type, event);
