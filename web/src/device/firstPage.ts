import { whenIdle } from './whenIdle.ts';

/** Milliseconds that anything waits for it at the most. */
const longestMs = 4_000;

let shown = Promise.resolve();
let tell = () => {};

/** Says that a page is about to be shown, and needs the browser and the line for itself. */
export function expectFirstPage(): void {
  shown = new Promise((resolve) => {
    setTimeout(resolve, longestMs);
    tell = () => whenIdle(resolve, 1_000);
  });
}

/** Says that it can be used. */
export const markFirstPageUsable = () => tell();

/** Resolves once the page that is expected, if any, can be used, and the browser has nothing else to do. */
export const whenFirstPageUsable = (): Promise<void> => shown;
