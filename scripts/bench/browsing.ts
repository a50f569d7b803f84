import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../lib/browser.ts';
import { demoStaff } from '../lib/firebaseTools.ts';

/**
 * Uses a browser, which ends with it.
 * @param flags what it is started with besides
 */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  flags: string[] = [],
): Promise<Result> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: [...browserFlags, ...flags],
    ...(executablePath && { executablePath }),
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Logs the demo organisation's staff in; ends in the home editor, with its content loaded. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoStaff.email);
  await page.getByLabel('Password').fill(demoStaff.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/contenthome');
  await page.getByRole('button', { name: 'Update' }).waitFor();
}

/**
 * Counts the documents that Firestore sends to a page from now on, as the answers to listeners, within
 * transactions and over its REST interface; one that is missing and a count of others are one each.
 * @param collection the only one that counts, such as `feedback`; without it all do
 * @returns asks how many have come so far
 */
export async function countDocuments(page: Page, collection = ''): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('lamplightCounted', (more: number) => {
    count += more;
  });
  page.on('response', async (answer) => {
    if (!/documents:(batchGet|run\w*Query)/.test(answer.url()) || collection) return;
    const found = (await answer.text()).match(/"(found|missing|document|aggregateFields)":/g);
    count += found?.length ?? 0;
  });
  await page.addInitScript((name) => {
    const { fetch } = window;
    const path = `[^"]*/documents/${name && `${name}/`}`;
    const mark = new RegExp(
      `"documentChange":\\s*{\\s*"document":\\s*{\\s*"name":\\s*"${path}`,
      'g',
    );
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      const { body } = answer;
      if (!body || !/Firestore\/Listen/.test(answer.url)) return answer;
      const [mine, theirs] = body.tee();
      tally(mine, mark);
      return new Response(theirs, answer);
    };

    async function tally(stream: ReadableStream<Uint8Array<ArrayBuffer>>, sought: RegExp) {
      let text = '';
      const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        text += read.value;
        const found = [...text.matchAll(sought)];
        const end = found.at(-1);
        if (!end) continue;
        // biome-ignore lint/suspicious/noExplicitAny: it is there, as it was exposed above
        (window as any).lamplightCounted(found.length);
        text = text.slice(end.index + end[0].length);
      }
    }
  }, collection);
  return () => count;
}
