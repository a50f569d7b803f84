import type { Page } from '@playwright/test';

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

    async function tally(stream: ReadableStream<Uint8Array<ArrayBuffer>>, pattern: RegExp) {
      let text = '';
      const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        text += read.value;
        const found = [...text.matchAll(pattern)];
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
