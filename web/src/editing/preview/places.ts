import { withoutFocus } from '@lamplight/content/pictureFocus';
import { isBlocks, plainText, textOfBlock } from '@lamplight/content/richText';
import { inOneLine, paragraphs } from '@lamplight/content/shownText';

/** Fields and the places of a page at which they are seen: each is found from the other, by texts and addresses. */

/** A text of a form, and the field that it is in. */
interface Leaf {
  name: string;
  text: string;
  /** Its first paragraph: pages show each in an element of its own. */
  first: string;
}

/** How many levels above the element under the pointer a text is searched for. */
const levels = 4;

/**
 * The field whose value an element shows: for a picture or a video, the one with its address; otherwise the one
 * that matches its accessible name, its text, or the text around it, in whole or in part. If several fields have
 * the same text, the first element that shows it belongs to the first field, and so on. Within a block, whose index
 * is in `data-block`, it is a field of the block, or the block.
 * @returns the dotted path of the field; undefined if the element shows none
 */
export function fieldAt(element: Element, values: unknown): string | undefined {
  const block = element.closest('[data-block]')?.getAttribute('data-block');
  const around = block == null ? '' : `blocks.${block}`;
  const all = leavesOf(values);
  const leaves = around ? all.filter(({ name }) => name.startsWith(`${around}.`)) : all;
  return fieldAmong(element, leaves) ?? (around || undefined);
}

function fieldAmong(element: Element, leaves: Leaf[]): string | undefined {
  const named = element.hasAttribute('aria-label') ? ['aria-label'] : [];
  return ofAddress(element, leaves, ['src', 'data-video', ...named]) ?? ofText(element, leaves);
}

/**
 * The element where the value of a field begins: if several fields have the same text, the first element that
 * shows it belongs to the first field, and so on.
 * @param name the dotted path of the field; `imageAlts.<address>` for the description of a picture
 * @param inMenu whether it may be in the menu of the page, whose texts often equal headings
 */
export function placeOf(
  page: Document,
  name: string,
  values: unknown,
  inMenu = false,
): Element | undefined {
  const leaves = leavesOf(values);
  const ofAlt = name.indexOf(alts);
  const text =
    ofAlt >= 0 ? name.slice(ofAlt + alts.length) : leaves.find((leaf) => leaf.name === name)?.first;
  const [, block] = /^blocks\.(\d+)/.exec(name) ?? [];
  const around = page.querySelector(`[data-block="${block}"]`) ?? undefined;
  if (!text) return around;
  const places = placesOf(page, text).filter(
    (place) => isTarget(place, inMenu) && (!around || around.contains(place)),
  );
  if (around) return places[0] ?? around;
  const turn = leaves.filter((leaf) => leaf.first === text).findIndex((leaf) => leaf.name === name);
  return places[Math.min(Math.max(turn, 0), places.length - 1)];
}

/** Only one of the two menus of a page is visible, depending on the width of the screen. */
function isTarget(place: Element, inMenu: boolean): boolean {
  const menu = place.closest('header nav');
  return menu === null || (inMenu && menu.checkVisibility());
}

const alts = 'imageAlts.';

/** The elements that show a text or have it as their address, in their order. */
function placesOf(page: Document, text: string): Element[] {
  const addressed = [...page.querySelectorAll('[src], [data-video]')].filter((element) =>
    [element.getAttribute('src'), element.getAttribute('data-video')].includes(text),
  );
  if (addressed.length > 0) return addressed;
  const exact: Element[] = [];
  const around: Element[] = [];
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const shown = inOneLine(textContent ?? '');
    if (!parentElement || !shown.includes(text)) continue;
    (shown === text ? exact : around).push(parentElement);
  }
  return exact.length > 0 ? exact : around;
}

function ofAddress(element: Element, leaves: Leaf[], attributes: string[]): string | undefined {
  for (const attribute of attributes) {
    const address = element.closest(`[${attribute}]`)?.getAttribute(attribute);
    const found = leaves.filter(({ text }) => text === address);
    if (found.length > 0)
      return found[placeAmong(element, `[${attribute}]`, attribute, found)]?.name;
  }
  return undefined;
}

/** Which of the fields that hold one address an element shows. */
function placeAmong(element: Element, selector: string, attribute: string, found: Leaf[]): number {
  const alike = [...element.ownerDocument.querySelectorAll(selector)].filter(
    (other) => other.getAttribute(attribute) === found[0]?.text,
  );
  const place = alike.findIndex((other) => other.contains(element));
  return Math.min(Math.max(place, 0), found.length - 1);
}

function ofText(element: Element, leaves: Leaf[]): string | undefined {
  let place: Element | null = element;
  for (let level = 0; place && level < levels; level += 1, place = place.parentElement) {
    const shown = inOneLine(place.textContent ?? '');
    if (shown === '') continue;
    const found = fitting(shown, leaves, level);
    if (found.length > 0) return found[turnOf(place, shown, found.length)]?.name;
    const target = place.getAttribute('href');
    const link = target && leaves.find(({ text }) => text === target);
    if (link) return link.name;
    // The text around a control does not describe it.
    if (place.matches('a, button, input, textarea')) return undefined;
  }
  return undefined;
}

/** The fields whose text an element shows: exactly, in part, or as most of its text. */
function fitting(shown: string, leaves: Leaf[], level: number): Leaf[] {
  const exact = leaves.filter(({ text }) => text === shown);
  if (exact.length > 0) return exact;
  if (level === 0 && shown.length > 1) {
    const whole = leaves.filter(({ text }) => text.includes(shown));
    if (whole.length > 0) return whole;
  }
  const parts = leaves.filter(({ text }) => text.length > 1 && shown.includes(text));
  const longest = Math.max(...parts.map(({ text }) => text.length));
  return longest * 2 >= shown.length ? parts.filter(({ text }) => text.length === longest) : [];
}

/** The index of the field among several with the same text: the first element belongs to the first field. */
function turnOf(element: Element, shown: string, count: number): number {
  if (count === 1) return 0;
  const alike = [...element.ownerDocument.getElementsByTagName(element.tagName)].filter(
    (other) => inOneLine(other.textContent ?? '') === shown,
  );
  return Math.min(Math.max(alike.indexOf(element), 0), count - 1);
}

function leavesOf(value: unknown, name = ''): Leaf[] {
  if (typeof value === 'string' || isBlocks(value)) {
    const shown = withoutFocus(plainText(value));
    const [first = ''] = isBlocks(value) ? value.map(textOfBlock) : paragraphs(shown);
    return inOneLine(shown) ? [{ name, text: inOneLine(shown), first: inOneLine(first) }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '_id' ? [] : leavesOf(inner, name ? `${name}.${key}` : key),
  );
}

const mark = 'data-leads-to-field';

/** The styles of a part that leads to a field while it is hovered. */
export const markPicked = {
  [`[${mark}]`]: {
    outline: '2px dashed #6b2fb3',
    outlineOffset: '2px',
    cursor: 'pointer',
  },
};

interface Picking {
  /** The values of the form. */
  values: () => unknown;
  /** Called with the name of the field whose value was clicked. */
  onPick: (name: string) => void;
  staysOnPage: (href: string) => boolean;
}

/**
 * Makes the parts of a page lead to their fields. Controls that show more of the page still work: buttons,
 * dialogs, carousels. Forms cannot be sent, and links do not leave the page.
 * @returns a function that ends it
 */
export function enablePicking(
  page: Document,
  { values, onPick, staysOnPage }: Picking,
): () => void {
  let marked: Element | null = null;
  const unmark = () => marked?.removeAttribute(mark);
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };

  page.addEventListener(
    'click',
    (event) => {
      const element = event.target as Element;
      const href = element.closest('a')?.getAttribute('href');
      if (href && !staysOnPage(href)) event.preventDefault();
      const name = fieldAt(element, values());
      if (name) onPick(name);
    },
    options,
  );
  page.addEventListener(
    'mouseover',
    (event) => {
      unmark();
      marked = event.target as Element;
      if (fieldAt(marked, values())) marked.setAttribute(mark, '');
    },
    options,
  );
  page.addEventListener('mouseleave', unmark, { signal: listeners.signal });
  for (const kind of ['submit', 'beforeinput', 'dragstart']) {
    page.addEventListener(
      kind,
      (event) => {
        event.preventDefault();
        event.stopPropagation();
      },
      options,
    );
  }
  // The focus stays in the edited field.
  page.addEventListener('mousedown', (event) => event.preventDefault(), options);
  return () => listeners.abort();
}
