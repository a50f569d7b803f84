/**
 * Parts out of sight are neither laid out nor painted again at each key (`content-visibility`). In the
 * largest home page, at four times slow-down, that took 60 to 120 ms a key, and takes less than 50.
 * It may go once such a form stays below 50 ms without it. It clips overflow, so there has to be room
 * for focus outlines.
 * @param height the assumed height until it is first seen
 */
export const lazyLayout = (height?: string) => ({
  contentVisibility: `var(${laziness}, auto)`,
  ...(height && { containIntrinsicHeight: `auto ${height}` }),
});

const laziness = '--lazy-layout';

/**
 * Lays out everything, including parts out of sight, so that positions measured next are final. The browser
 * then remembers each height, and is lazy again.
 */
export function layOutAll(): void {
  const { style } = document.documentElement;
  style.setProperty(laziness, 'visible');
  // It remembers heights when it notifies observers of them.
  const remembered = new ResizeObserver(() => {
    remembered.disconnect();
    requestAnimationFrame(() => style.removeProperty(laziness));
  });
  remembered.observe(document.body);
}
