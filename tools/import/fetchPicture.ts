import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The most bytes of a picture that is fetched. */
export const maxBytes = 10_000_000;
const maxRedirects = 5;

/** Why a picture could not be fetched, in words that follow “because”. */
export class NotFetched extends Error {
  override name = 'NotFetched';
  /** Whether it may be there for visitors all the same. */
  readonly isPublic: boolean;
  constructor(
    why: string,
    { isPublic = true, cause }: { isPublic?: boolean; cause?: unknown } = {},
  ) {
    super(why, { cause });
    this.isPublic = isPublic;
  }
}

export interface FetchOptions {
  /** Whether addresses may lead into the network of this machine. */
  allowPrivate: boolean;
  /** For all of it, redirects included. */
  timeoutMs: number;
}

/**
 * Fetches what is at an `http:` or `https:` address, of at most 10 MB and after at most five redirects.
 * @throws NotFetched
 */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = new URL(address);
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await request(url, options, signal);
      const { statusCode: status = 0, headers } = response;
      if (status >= 300 && status < 400 && headers.location) {
        response.destroy();
        url = new URL(headers.location, url);
        continue;
      }
      if (status === 200) return await bodyOf(response);
      response.destroy();
      throw new NotFetched(`it was answered with ${status}`);
    }
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    if (signal.aborted) {
      const seconds = options.timeoutMs / 1_000;
      throw new NotFetched(`it did not come within ${seconds} seconds`, { cause: error });
    }
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new NotFetched(`there is nothing that answers${code}`, { cause: error });
  }
  throw new NotFetched(`it leads on and on, more than ${maxRedirects} times`);
}

function request(url: URL, { allowPrivate }: FetchOptions, signal: AbortSignal) {
  if (!/^https?:$/.test(url.protocol)) {
    throw new NotFetched(`it leads to ${url.protocol}`, { isPublic: false });
  }
  // Names are judged below, after the lookup; a number is connected to without one.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && isPrivate(host)) throw privateAddress();
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const headers = { Accept: 'image/*', 'User-Agent': 'Lamplight import' };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const lookedUp = allowPrivate ? {} : { lookup: publicLookup };
    // A connection of its own for each: one that is kept open would keep the command from ending.
    get(url, { agent: false, signal, headers, ...lookedUp }, resolve).on('error', reject);
  });
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) {
      response.destroy();
      throw new NotFetched(`it has more than ${maxBytes / 1_000_000} MB`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const privateAddress = () =>
  new NotFetched('it is in a private network, where visitors find nothing', { isPublic: false });

/** Looks a name up for one connection, so that the address judged is the one connected to. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, options, (error, found, family) => {
    const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
    if (!error && addresses.some(isPrivate)) done(privateAddress(), '', 0);
    else done(error, found, family);
  });
};

/** The networks in which no public site is (RFC 6890). */
const reserved = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  reserved.addSubnet(network, bits, 'ipv4');
}

/** Public addresses of IPv6 begin with 2 or 3, except for those that represent one of IPv4. */
function isPrivate(address: string): boolean {
  if (isIP(address) !== 6) return reserved.check(address, 'ipv4');
  if (reserved.check(address, 'ipv6')) return true;
  return !/^([23][\da-f]{3}|::ffff):/i.test(address) || /^2002:/.test(address);
}
