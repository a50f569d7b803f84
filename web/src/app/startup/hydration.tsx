import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Brings what the server rendered to life, in pieces between which the browser can answer; a page that
 * it did not render is begun.
 * @returns once it is alive
 */
export const hydrate = (page: HTMLElement, site: ReactNode, rendered: boolean): Promise<void> =>
  new Promise((resolve) => {
    const begun = <Begun onAlive={resolve}>{site}</Begun>;
    if (rendered) startTransition(() => void hydrateRoot(page, begun));
    else createRoot(page).render(begun);
  });

interface BegunProps {
  /** Is told when everything in it is alive. */
  onAlive: () => void;
  children: ReactNode;
}

function Begun({ onAlive, children }: BegunProps) {
  useEffect(onAlive, [onAlive]);
  return children;
}
