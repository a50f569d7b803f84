/** Elements that the keyboard can reach. */
const reachable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type=hidden], [tabindex="-1"])';

/** An item of a list or a row of a table. */
const item = '[data-item], li, tr';

/** Regions that keep the focus within them. */
const region = '[role=dialog], [role=alertdialog], main';

/** The position of an element: it and its ancestors, each with its siblings. */
interface Place {
  element: HTMLElement;
  path: { node: Element; siblings: readonly Element[] }[];
}

function placeOf(element: HTMLElement): Place {
  const path: Place['path'] = [];
  const { body } = element.ownerDocument;
  for (
    let node: Element = element;
    node.parentElement && node !== body;
    node = node.parentElement
  ) {
    path.push({ node, siblings: [...node.parentElement.children] });
  }
  return { element, path };
}

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility() && !element.closest('[inert]');

const isReachable = (element: HTMLElement) =>
  element.isConnected && element.matches(reachable) && canFocus(element);

function give(element: HTMLElement): void {
  // Headings have it for once.
  if (!element.matches(reachable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}

const controlsIn = (parent: Element, what: string): HTMLElement[] =>
  [...(parent.matches(what) ? [parent] : []), ...parent.querySelectorAll(what)].filter(canFocus);

/** The first word of what a control is called: what it does with what it belongs to. */
const verbOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().split(/\s/)[0] ?? '';

/** The control of an item that does there what another one has done elsewhere, or the first one. */
function controlLike(element: Element, parent: Element): HTMLElement | undefined {
  const all = controlsIn(parent, reachable);
  const alike = all.filter(({ tagName }) => tagName === element.tagName);
  return alike.find((each) => verbOf(each) === verbOf(element)) ?? alike[0] ?? all[0];
}

/** The element that gets the focus after the one that had it is gone: within the next item, or the one before, or what adds one, or the heading. */
function successorOf({ element, path }: Place): HTMLElement | undefined {
  const index = path.findLastIndex(({ node }) => !node.isConnected);
  const [gone, parent] = [path[index], path[index + 1]?.node];
  const within = parent?.closest(region);
  // If the whole region is gone, another page has replaced it.
  if (!gone || !parent || !within || parent === within) return undefined;
  const at = gone.siblings.indexOf(gone.node);
  const isItem = gone.node.matches(item);
  const [before, after] = [gone.siblings.slice(0, at), gone.siblings.slice(at + 1)];
  // An item that is the last one left may have been rendered anew.
  for (const near of [...after, ...before.toReversed(), ...parent.children]) {
    const isTarget = near.isConnected && (!isItem || near.matches(item));
    const control = isTarget && controlLike(element, near);
    if (control) return control;
  }
  for (let node: Element | null = parent; node && within.contains(node); ) {
    const [adds] = controlsIn(node, '[data-adds]:not(:disabled)');
    const [heading] = controlsIn(node, 'h1, h2, h3');
    if (adds ?? heading) return adds ?? heading;
    node = node.parentElement;
  }
  return undefined;
}

/** How many places are known: in a list, in the dialog over it, in the question over that. */
const max = 6;

/**
 * Keeps the focus where someone works: what is removed with it, or is disabled for a while, would leave it to the page as
 * a whole, and the keyboard would begin at the top.
 * @returns what ends it
 */
export function keepFocus(page: Document): () => void {
  let places: Place[] = [];
  /** Whether someone has put it away themselves. */
  let isLeft = false;
  let frame = 0;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    isLeft = false;
    const others = places.filter(({ element }) => element !== target);
    places = [...others, placeOf(target)].slice(-max);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof HTMLElement)) return;
    // A removed element is still there now.
    queueMicrotask(() => {
      if (target.isConnected && !target.matches(':disabled')) isLeft = true;
    });
  };

  const look = () => {
    frame = 0;
    places = places.map((place) => (place.element.isConnected ? placeOf(place.element) : place));
    const isKept = page.activeElement !== null && page.activeElement !== page.body;
    const last = places.at(-1)?.element;
    // A disabled element is waited for.
    const isLost = last && (!last.isConnected || last.matches(reachable));
    if (isKept || isLeft || !isLost) return;
    for (const place of places.toReversed()) {
      const next = isReachable(place.element) ? place.element : successorOf(place);
      if (next) return give(next);
    }
  };
  // A dialog that closes gives the focus back itself, a frame later.
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
  });
  const attributeFilter = ['disabled', 'inert', 'hidden'];
  observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter });
  // A dialog stops the event where the focus was meant for a field behind it, to have after the dialog has closed.
  page.addEventListener('focusin', onFocus, { capture: true });
  page.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    page.removeEventListener('focusin', onFocus, { capture: true });
    page.removeEventListener('focusout', onBlur);
  };
}
