import { isSha256 } from '@lamplight/content/isSha256';
import { pictureFile } from '@lamplight/content/paths';
import { type PictureType, pictureTypes, sizeAt, sizeName } from '@lamplight/content/pictureFile';
import { LRUCache } from 'lru-cache';
import { headOf } from '../http/byteHead.ts';
import { nameRoute } from '../http/requestLog.ts';
import { servingBytes, storedBytesPolicy } from '../http/servingBytes.ts';
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
  // One that is on its way is sent, also where others push it out.
  ignoreFetchAbort: true,
});

/** Where the sizes of a picture are, by their names, its own among them. */
const places = new LRUCache<string, Map<string, string>>({
  max: 5_000,
  fetchMethod: readPlaces,
  ignoreFetchAbort: true,
});

/** Answers requests for a size of a picture. */
export const pictures = servingBytes('picture', async (request, response) => {
  const { path } = request;
  if (!sizeAt(path)) return false;
  nameRoute(response, '/pictures/:size');
  const size = await sizes.fetch(path);
  if (!size) return false;
  const { status, headers, range } = headOf(request, {
    tag: `"${size.hash}"`,
    length: size.bytes.length,
    type: size.type,
    headers: {
      ...storedBytesPolicy,
      // Readers of feeds show pictures of news, too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
  response.writeHead(status, headers);
  response.end(range && size.bytes.subarray(range.start, range.end + 1));
  return true;
});

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
  const others = Object.entries(stored.sizes ?? {}).filter(([, hash]) => isSha256(hash));
  const own = sizeName({ width: Number(stored.width), type: stored.type });
  return new Map([...others, [own, picture]]);
}

const isType = (type: unknown): type is PictureType =>
  typeof type === 'string' && Object.hasOwn(pictureTypes, type);
