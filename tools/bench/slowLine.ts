import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/lib/browser.ts';

/** Lighthouse's slow 4G: milliseconds of each round trip, and bytes a second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How much slower than this machine the processor is made. */
const slowDown = 4;

/**
 * Uses a browser of someone with a folder of its own, where it keeps what it has loaded; both end with it.
 * @param flags what it is started with besides
 */
export async function withProfile<Result>(
  baseURL: string,
  flags: string[],
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplight-profile-'));
  const executablePath = await findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    baseURL,
    args: [...browserFlags, ...flags],
    viewport: { width: 1280, height: 800 },
    ...(executablePath && { executablePath }),
  });
  try {
    return await use(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a page's processor slow. */
export const slowProcessor = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });

/** A page and how it was opened. */
interface Opened {
  page: Page;
  /** Milliseconds from when it was asked for until what was waited for was painted. */
  took: number;
  /** The files of code that it had by then, and what they weigh compressed, in bytes. */
  code: string[];
  bytes: number;
}

/**
 * Opens a page.
 * @param selector what is waited for
 * @param slow on a slow line, with a slow processor
 */
export async function openPage(
  context: BrowserContext,
  address: string,
  selector: string,
  slow = true,
): Promise<Opened> {
  const page = await context.newPage();
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await slowProcessor(session);
  }
  await page.addInitScript(noteWhenThere, selector);
  await page.goto(address, { waitUntil: 'commit' });
  const noted = await page.evaluate(
    () => (window as unknown as { lamplightThere: Promise<Omit<Opened, 'page'>> }).lamplightThere,
  );
  return { page, ...noted };
}

/** Runs in the page, before all else. */
function noteWhenThere(selector: string) {
  const there = new Promise((resolve) => {
    const note = () => {
      const took = performance.now();
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const code = files.filter(({ name }) => name.endsWith('.js'));
      const bytes = code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      resolve({ took, code: code.map(({ name }) => name), bytes });
    };
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look);
      // It is painted with this frame.
      return requestAnimationFrame(() => setTimeout(note));
    };
    look();
  });
  Object.assign(window, { lamplightThere: there });
}
