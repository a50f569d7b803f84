import { connect } from 'node:net';

/** The answer, parsed no further than needed. */
export interface RawResponse {
  /** 0 where nothing came back. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
  /** Whether more than one answer came back, as if there had been more than one request. */
  several: boolean;
}

/** The parts of a request, in bytes that no client would send. */
interface RawRequest {
  method?: string;
  target: string;
  /** Each line as it is, without its end. */
  headers?: readonly string[];
  body?: string | Buffer;
}

/**
 * Sends a request as it is written, which `fetch` would correct or refuse, and reads until the
 * connection is closed, or for half a minute: the API itself waits for the store for 20 seconds.
 */
export function sendRaw(
  address: string,
  { method = 'GET', target, headers = [], body = '' }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port, host } = new URL(address);
  const named = headers.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${host}`];
  const head = [`${method} ${target} HTTP/1.1`, ...named, 'Connection: close', ...headers];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    const done = () => {
      socket.destroy();
      resolve(answerIn(Buffer.concat(parts).toString('latin1')));
    };
    socket.setTimeout(30_000, done);
    socket.on('data', (part) => parts.push(part)).on('close', done);
    // A request that is refused before it ends may be cut off; the response still counts.
    socket.on('error', done);
    socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
    socket.write(body);
  });
}

function answerIn(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
    several: (text.match(/^HTTP\/1\.1 \d{3}/gm) ?? []).length > 1,
  };
}
