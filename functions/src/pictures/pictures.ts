import { pictureFile } from '@lamplight/content/paths';
import {
  isPictureHash,
  type PictureType,
  pictureTypes,
  sizeAt,
  sizeName,
} from '@lamplight/content/pictureFile';
import { messages } from '@lamplight/content/texts/messages';
import type { Response } from 'express';
import { error as logError } from 'firebase-functions/logger';
import type { Request } from 'firebase-functions/v2/https';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { bodyOf, noPagePolicy, safeHeaders, sendAnswer } from '../http/answer.ts';
import { nameRoute } from '../http/requestLog.ts';
import { visitorStore } from '../store/visitorStore.ts';

/** A size as it is sent. */
interface Size {
  hash: string;
  bytes: Buffer;
  type: PictureType;
}

/** Sizes that were asked for lately, by their paths. What an instance keeps is right for ever. */
const sizes = new LRUCache<string, Size>({
  maxSize: 64_000_000,
  sizeCalculation: ({ bytes }) => bytes.length,
  fetchMethod: readSize,
});

/** Where the sizes of a picture are, by their names, its own among them. */
const places = new LRUCache<string, Map<string, string>>({ max: 5_000, fetchMethod: readPlaces });

const policy = { 'Content-Security-Policy': `${noPagePolicy}; sandbox` };
const text = { 'Content-Type': 'text/plain; charset=utf-8', ...policy };

/** Answers requests for a size of a picture. */
export async function pictures(request: Request, response: Response): Promise<void> {
  const { method, path } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    const headers = { ...policy, Allow: 'GET, HEAD' };
    sendAnswer(request, response, { status: 405, headers });
    return;
  }
  try {
    if (sizeAt(path)) nameRoute(response, '/pictures/:size');
    const size = sizeAt(path) && (await sizes.fetch(path));
    if (size) sendSize(request, response, size);
    else {
      // One that is being stored is there soon.
      const headers = { ...text, 'Cache-Control': 'public, max-age=10' };
      sendAnswer(request, response, { status: 404, headers, body: bodyOf(messages.notFound) });
    }
  } catch (error) {
    logError('A picture could not be read', error);
    const headers = { ...text, 'Cache-Control': 'no-store', 'Retry-After': '10' };
    sendAnswer(request, response, { status: 503, headers, body: bodyOf(messages.unavailable) });
  }
}

async function readSize(path: string): Promise<Size | undefined> {
  const { picture = '', size = '' } = sizeAt(path) ?? {};
  const hash = (await places.fetch(picture))?.get(size);
  const stored = hash && (await visitorStore.document(pictureFile(hash)));
  if (!stored || !Buffer.isBuffer(stored.bytes) || !isType(stored.type)) return undefined;
  return { hash, bytes: stored.bytes, type: stored.type };
}

async function readPlaces(picture: string): Promise<Map<string, string> | undefined> {
  const fields = ['type', 'width', 'sizes'];
  const stored = await visitorStore.document(pictureFile(picture), fields);
  if (!stored || !isType(stored.type)) return undefined;
  const others = Object.entries(stored.sizes ?? {}).filter(([, hash]) => isPictureHash(hash));
  const own = sizeName({ width: Number(stored.width), type: stored.type });
  return new Map([...others, [own, picture]]);
}

const isType = (type: unknown): type is PictureType =>
  typeof type === 'string' && Object.hasOwn(pictureTypes, type);

/** Sends a size or the part of it that is asked for, or 304 where the client has it already. */
function sendSize(request: Request, response: Response, { hash, bytes, type }: Size): void {
  const tag = `"${hash}"`;
  const headers = {
    ...safeHeaders,
    ...policy,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: tag,
    'Accept-Ranges': 'bytes',
  };
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: tag })) {
    response.writeHead(304, headers).end();
    return;
  }
  const { length } = bytes;
  const range = rangeOf(request, length, tag);
  if (range === 'beyond') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${length}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: length - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Type': type,
    'Content-Length': end - start + 1,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes.subarray(start, end + 1));
}

/**
 * The one part of a size that is asked for, where that makes sense: of several parts, all of it is sent, as
 * HTTP allows. range-parser would refuse `bytes=9-1`, which HTTP says to ignore, and take `bytes=0-4x`.
 */
function rangeOf({ method, headers }: Request, length: number, tag: string) {
  const { range = '', 'if-range': onlyIf = tag } = headers;
  const [asked, first, last, suffix] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(range) ?? [];
  if (!asked || method !== 'GET' || onlyIf !== tag) return undefined;
  if (suffix) return within(Math.max(0, length - Number(suffix)), length - 1, length);
  const [start, end] = [Number(first), last ? Number(last) : Number.POSITIVE_INFINITY];
  return end < start ? undefined : within(start, Math.min(end, length - 1), length);
}

const within = (start: number, end: number, length: number) =>
  start < length ? { start, end } : 'beyond';
