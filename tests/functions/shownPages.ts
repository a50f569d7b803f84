import { expect, vi } from 'vitest';
import { ask } from './suite.ts';

/** The text of the answer at an address. */
export const textOf = async (path: string): Promise<string> => (await ask('GET', path)).text();

/** The HTML of a page between its header and its footer, without its scripts. */
export async function mainOf(path: string): Promise<string> {
  const [, main = ''] = (await textOf(path)).split('<main');
  return main.split('</main>')[0] ?? '';
}

/** Waits until a page has a text: content read a moment ago counts for a while. */
export const waitUntilShown = (path: string, text: string): Promise<void> =>
  vi.waitFor(async () => expect(await textOf(path)).toContain(text), {
    timeout: 25_000,
    interval: 200,
  });
