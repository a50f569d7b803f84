/** The events to count on this page: pages that were shown, by name, and whatever was thrown. */
export const pageMetrics: { pages: string[]; errors: unknown[] } = { pages: [], errors: [] };

let shown = '';

/** Notes which page is shown, each time that it's another one. */
export function noteView(page: string): void {
  if (page !== shown) pageMetrics.pages.push(page);
  shown = page;
}

/** Records uncaught errors. It starts with the page, since errors at the start are the worst. */
export function noteErrors(): void {
  const { errors } = pageMetrics;
  const note = (thrown: unknown) => void (errors.length < 50 && errors.push(thrown));
  addEventListener('error', ({ error }) => note(error));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}
