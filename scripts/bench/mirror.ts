import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** An answer of the site as a CDN keeps it. */
export interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers by path. */
export type Mirror = Map<string, Kept>;

/** What a proxy must not pass on, or what is different here. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

/** Pictures and typefaces are compressed already. */
const isText = (type = '') => /^(text\/|application\/(javascript|json)|image\/svg)/.test(type);

/**
 * Asks for pages and for all built files once, and keeps the answers compressed.
 * @param change what becomes of each page's HTML
 */
export async function mirrorOf(
  hosting: string,
  pages: string[],
  builtFolder: string,
  change: (html: string) => string,
): Promise<Mirror> {
  const mirror: Mirror = new Map();
  for (const path of pages) mirror.set(path, await keep(hosting, path, change));
  for (const entry of readdirSync(builtFolder, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath.slice(builtFolder.length)}/${entry.name}`;
    if (entry.isFile() && !path.includes('/.')) mirror.set(path, await keep(hosting, path));
  }
  return mirror;
}

async function keep(
  hosting: string,
  path: string,
  change?: (html: string) => string,
): Promise<Kept> {
  const answer = await fetch(hosting + path);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  const kept = [...answer.headers].filter(([name]) => !ofTheConnection.has(name));
  const headers: Record<string, string> = Object.fromEntries(kept);
  delete headers['content-encoding'];
  const text = Buffer.from(await answer.arrayBuffer());
  const body = change ? Buffer.from(change(text.toString())) : text;
  if (!isText(headers['content-type'])) return { status: answer.status, headers, body };
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: await compress(body),
  };
}
