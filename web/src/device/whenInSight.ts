/** How far below or above the screen an element counts as in sight, in shares of the screen's height. */
const margin = '25%';

/**
 * Calls back once, when an element is in sight or nearly so.
 * @returns a function that calls it off
 */
export function whenInSight(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
