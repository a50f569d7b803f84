import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import { safeHeaders } from './httpResponse.ts';

/** Some of the bytes of a file, the last one included. */
export interface Range {
  start: number;
  end: number;
}

/** Bytes that stay the same under an entity tag. */
interface Described {
  /** A strong entity tag. */
  tag: string;
  /** How many bytes there are. */
  length: number;
  type: string;
  headers: OutgoingHttpHeaders;
}

interface Head {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The bytes to send; none where the client asks for the head alone, has them already, or asks for none of them. */
  range?: Range;
}

/** The head of an answer that consists of bytes, or of the range of them that the client asks for. */
export function headOf(request: IncomingMessage, described: Described): Head {
  const { tag, length, type } = described;
  const same = { ...safeHeaders, ...described.headers, ETag: tag, 'Accept-Ranges': 'bytes' };
  if (isFresh(request, tag)) return { status: 304, headers: same };
  const range = rangeOf(request, length, tag);
  if (range === 'beyond')
    return { status: 416, headers: { ...same, 'Content-Range': `bytes */${length}` } };
  const { start, end } = range ?? { start: 0, end: length - 1 };
  const headers = {
    ...same,
    'Content-Type': type,
    'Content-Length': end - start + 1,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${length}` }),
  };
  const status = range ? 206 : 200;
  return request.method === 'HEAD'
    ? { status, headers }
    : { status, headers, range: { start, end } };
}

const isFresh = ({ headers }: IncomingMessage, tag: string) =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag: tag });

/**
 * The one range that is asked for, where that makes sense: of several ranges, all of it is sent, as
 * HTTP allows. range-parser would refuse `bytes=9-1`, which HTTP says to ignore, and take `bytes=0-4x`.
 */
function rangeOf({ method, headers }: IncomingMessage, length: number, tag: string) {
  const { range = '', 'if-range': onlyIf = tag } = headers;
  const [matched, first, last, suffix] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(range) ?? [];
  if (!matched || method !== 'GET' || onlyIf !== tag) return undefined;
  if (suffix) return within(Math.max(0, length - Number(suffix)), length - 1, length);
  const [start, end] = [Number(first), last ? Number(last) : Number.POSITIVE_INFINITY];
  return end < start ? undefined : within(start, Math.min(end, length - 1), length);
}

const within = (start: number, end: number, length: number): Range | 'beyond' =>
  start < length ? { start, end } : 'beyond';
