import type { IncomingMessage } from 'node:http';
import { onStartedRequest } from './startedRequests.ts';

/**
 * The functions framework, in the cloud and in the emulator, parses bodies before it calls the
 * function, and answers those that it cannot parse itself: with a page of HTML, which no client of
 * the API expects. It leaves a body without a content type alone. So the content type is laid
 * aside while the framework looks, and the API parses, limits and answers as it promises.
 * Should Node ever drop the channel, only the answer to malformed JSON becomes HTML again.
 */
const laidAside = new WeakMap<IncomingMessage, string>();

/** Keeps the framework off the bodies of requests whose path begins with `prefix`. */
export function keepBodiesAsSent(prefix: string): void {
  onStartedRequest((request) => {
    const type = request.headers['content-type'];
    if (type === undefined || !request.url?.startsWith(prefix)) return;
    laidAside.set(request, type);
    delete request.headers['content-type'];
  });
}

/** Gives a request the content type back that was laid aside. */
export function restoreContentType(request: IncomingMessage): void {
  const type = laidAside.get(request);
  if (type !== undefined) request.headers['content-type'] = type;
}
