import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Brings what the server rendered to life, in pieces between which the browser can answer; a page that
 * it did not render is begun.
 */
export function hydrate(page: HTMLElement, site: ReactNode, rendered: boolean): void {
  if (rendered) startTransition(() => void hydrateRoot(page, site));
  else createRoot(page).render(site);
}
