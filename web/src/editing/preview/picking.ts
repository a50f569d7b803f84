import { fieldAt } from './places.ts';

const mark = 'data-leads-to-field';

/** How a part looks that leads to a field, while it is pointed at. */
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
 * Makes the parts of a page lead to their fields. Of its own behaviour it keeps what shows more of
 * it: buttons, dialogs, carousels. Nothing can be sent from it and nobody is led away.
 * @returns what ends it
 */
export function letPick(page: Document, { values, onPick, staysOnPage }: Picking): () => void {
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
  // The focus stays in the field that is being typed in.
  page.addEventListener('mousedown', (event) => event.preventDefault(), options);
  return () => listeners.abort();
}
