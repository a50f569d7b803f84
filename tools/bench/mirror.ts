import { createHash, X509Certificate } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { onExit } from '../../scripts/lib/command.ts';
import { local } from '../../scripts/lib/places.ts';

const compress = promisify(brotliCompress);

/** An answer of the site as a CDN caches it. */
interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The body where that is HTML. */
  html: string;
}

/** Answers by path. */
export type Mirror = Map<string, CachedResponse>;

/** Headers that a proxy must not pass on, or that differ here. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

/** Pictures and typefaces are compressed already. */
const isText = (type = '') => /^(text\/|application\/(javascript|json)|image\/svg)/.test(type);

/**
 * Asks for pages, the uploaded pictures on them, and all built files once, and caches the answers compressed.
 * @param change what becomes of each page's HTML
 */
export async function mirrorOf(
  hosting: string,
  pages: string[],
  builtFolder: string,
  change: (html: string) => string,
): Promise<Mirror> {
  const mirror: Mirror = new Map();
  for (const path of pages) {
    const page = await cachedResponse(hosting, path, change);
    mirror.set(path, page);
    for (const picture of uploadedPictures(page)) {
      mirror.set(picture, await cachedResponse(hosting, picture));
    }
  }
  for (const entry of readdirSync(builtFolder, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath.slice(builtFolder.length)}/${entry.name}`;
    if (entry.isFile() && !path.includes('/.'))
      mirror.set(path, await cachedResponse(hosting, path));
  }
  return mirror;
}

/** The addresses of the uploaded pictures that a page shows, in all their sizes. */
const uploadedPictures = ({ html }: CachedResponse): Set<string> =>
  new Set(html.match(/\/pictures\/[0-9a-f]{64}\.\d+w\.\w+/g));

/** @param change what becomes of its text */
export async function cachedResponse(
  hosting: string,
  path: string,
  change?: (text: string) => string,
): Promise<CachedResponse> {
  const answer = await fetch(hosting + path);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  const passed = [...answer.headers].filter(([name]) => !ofTheConnection.has(name));
  const headers: Record<string, string> = Object.fromEntries(passed);
  delete headers['content-encoding'];
  const text = Buffer.from(await answer.arrayBuffer());
  const html = change ? change(text.toString()) : '';
  const body = change ? Buffer.from(html) : text;
  if (!isText(headers['content-type'])) return { status: answer.status, headers, body, html };
  return {
    html,
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: await compress(body),
  };
}

/** A page without its scripts: the same markup, styles and pictures, and nothing that comes to life. */
export const staticTwin = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');

let certificate: Promise<string> | undefined;

/** The certificate of mirrors, with its key: the same one, also before the one that was just made is written. */
const mirrorCertificate = (): Promise<string> => {
  certificate ??= getCertificate(local('certificate'));
  return certificate;
};

/** The flag with which a browser trusts the mirror's certificate; without it, the browser caches nothing of the site. */
export async function trusting(): Promise<string> {
  const { publicKey } = new X509Certificate(await mirrorCertificate());
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** The answer to an address: to one with a query that isn't cached, that of its path. */
export const answerIn = (mirror: Mirror, url: string): CachedResponse | undefined =>
  mirror.get(url) ?? mirror.get(new URL(url, 'https://mirror').pathname);

/**
 * Serves cached answers on loopback, at once, as a nearby CDN does: over HTTP/2, where many small files share
 * a connection, and with a certificate that no browser knows. All other addresses are 404.
 * @returns its address
 */
export async function serveMirror(mirror: Mirror): Promise<string> {
  const certificate = await mirrorCertificate();
  const server = createSecureServer({ key: certificate, cert: certificate });
  server.on('request', (request, response) => {
    const cached = answerIn(mirror, request.url ?? '');
    response.writeHead(cached?.status ?? 404, cached?.headers);
    response.end(cached?.body ?? '');
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => {
    server.close();
    for (const session of sessions) session.destroy();
  };
  onExit({ orderly: async () => end(), atOnce: end });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
