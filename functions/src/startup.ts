import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { beginTrace } from './http/requestLog.ts';

type Handler<Args extends unknown[]> = (...args: Args) => unknown;

/**
 * A handler that is loaded when it is first asked for, so that nobody waits for what they do not need;
 * the API, say, for the pages, or who reads for the Admin SDK, which loads in 300 ms. Once it is there it
 * is called at once: asking Node for a module that it has takes part of every request.
 */
export function lazyHandler<Args extends unknown[]>(load: () => Promise<Handler<Args>>) {
  let loaded: Handler<Args> | undefined;
  return async (...args: Args): Promise<void> => {
    loaded ??= await load();
    await loaded(...args);
  };
}

/**
 * Looks at each request that this process gets, before the functions framework does: the one door to
 * it, since the framework calls a function only after its own middleware. The channel is Node's and
 * marked experimental; `attacksOnBodies` and `attacksOnAddresses` in tests/functions fail without it. All of this may go
 * when the framework has an option to leave requests alone.
 */
function onRequestStart(look: (request: IncomingMessage) => void): void {
  subscribe('http.server.request.start', (message) => {
    const request = requestOf(message);
    if (request) look(request);
  });
}

// Recognised by the parts in use: importing its class would load all that Node has for HTTP.
const requestOf = (message: unknown): IncomingMessage | undefined =>
  isObject(message) && isObject(message.request) && isObject(message.request.headers)
    ? (message.request as object as IncomingMessage)
    : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The functions framework, in the cloud and in the emulator, parses bodies before it calls the
 * function, and answers those that it cannot parse itself: with a page of HTML, which no client of
 * the API expects. It leaves a body without a content type alone. So the content type is hidden
 * while the framework looks, and the API parses, limits and answers as it promises.
 * Should Node ever drop the channel, only the answer to malformed JSON becomes HTML again.
 */
const hiddenTypes = new WeakMap<IncomingMessage, string>();

/** Keeps the framework off the bodies of forms, and of requests whose path begins with `prefix`. */
export function bypassBodyParser(prefix: string): void {
  onRequestStart((request) => {
    const type = request.headers['content-type'];
    if (type === undefined) return;
    if (!request.url?.startsWith(prefix) && !formType.test(type)) return;
    hiddenTypes.set(request, type);
    delete request.headers['content-type'];
  });
}

const formType = /^\s*application\/x-www-form-urlencoded/i;

/** Gives a request its hidden content type back. */
export function restoreContentType(request: IncomingMessage): void {
  const type = hiddenTypes.get(request);
  if (type !== undefined) request.headers['content-type'] = type;
}

/** Gives every request a trace, by which its lines in the log are found. */
export const traceRequests = (): void => onRequestStart(beginTrace);

/**
 * Lets requests reach the function that the functions framework would answer itself: those whose URL cannot be decoded,
 * such as `/%E0%A4%A`, with a page of its own, without our headers and with an error in the log, and those for files
 * that it knows nothing of. The function answers the former like every URL that names nothing.
 */
export function escapeMalformedUrls(): void {
  onRequestStart((request) => {
    if (request.url !== undefined) request.url = letThrough(escaped(request.url));
  });
}

/**
 * The same URL in another spelling, where it is one that the framework answers itself, with 404: its first letter is
 * escaped (https://github.com/GoogleCloudPlatform/functions-framework-nodejs, `server.ts`).
 */
export const letThrough = (url: string): string =>
  url.replace(
    /^\/(?=(?:robots\.txt|favicon\.ico)(?:$|\?))(.)/,
    (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`,
  );

/** A URL whose path can be decoded: one that cannot has its percent signs taken literally. */
export function escaped(url: string): string {
  const [path = '', ...query] = url.split(/(?=\?)/);
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('');
}

function isDecodable(path: string): boolean {
  try {
    // Rolldown 1.2 leaves the call out where its result is not used, though it may throw.
    return typeof decodeURIComponent(path) === 'string';
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
