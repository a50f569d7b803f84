/** The parts of a window that this needs. */
interface PageWindow {
  addEventListener(
    type: 'pagehide' | 'pageshow',
    listener: (event: PageTransitionEvent) => void,
  ): void;
  document: { documentElement: { hidden: HTMLElement['hidden'] } };
  location: { reload(): void };
}

/**
 * Keeps what a page of the staff area shows from coming back with the back button, after its session
 * has ended: the browser may keep a page that is left as it is, so it is kept empty and loaded anew.
 */
export function reloadOnReturn(page: PageWindow): void {
  page.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) page.document.documentElement.hidden = true;
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.location.reload();
  });
}
