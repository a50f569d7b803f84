/**
 * Gives the entry of the browser's history that was loaded a key of its own. The router calls all of them the same
 * otherwise, and scrolls a page that is opened by its address to where the last one was left.
 */
export function nameHistoryEntry(): void {
  const { state } = window.history;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: String(performance.timeOrigin) }, '');
}
