import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

/** How a body is encoded on its way. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The text of an answer, as often as it is sent. */
export interface Body {
  /** Its bytes, compressed with the first call for an encoding. */
  encoded(encoding: Encoding): Buffer;
  /** The entity tag of those bytes: another text or another encoding has another. */
  tag(encoding: Encoding): string;
}

/** Little less than the best, in a hundredth of its time. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, brotliQuality),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

/** A body of this text. */
export function bodyOf(text: string): Body {
  const bytes = Buffer.from(text);
  const fingerprint = hash('sha256', bytes, 'base64url').slice(0, 27);
  const known = new Map<Encoding, Buffer>();
  return {
    encoded(encoding) {
      const encoded = known.get(encoding) ?? encoders[encoding](bytes);
      known.set(encoding, encoded);
      return encoded;
    },
    tag: (encoding) => `"${fingerprint}-${encoding}"`,
  };
}

/** Compressed ones, the smallest first. */
const compressed = ['br', 'gzip'] as const;

/** The encoding in which a client that sends these headers gets a body: the smallest that it accepts. */
export function chosenEncoding(headers: IncomingHttpHeaders): Encoding {
  const accepted = new Negotiator({ headers }).encodings(compressed);
  return compressed.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
