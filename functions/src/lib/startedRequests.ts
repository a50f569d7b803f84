import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Looks at each request that this process gets, before the functions framework does. */
export function onStartedRequest(look: (request: IncomingMessage) => void): void {
  subscribe('http.server.request.start', (message) => {
    const request = requestOf(message);
    if (request) look(request);
  });
}

// Known by what is used of it: importing its class would load all that Node has for HTTP.
const requestOf = (message: unknown): IncomingMessage | undefined =>
  isObject(message) && isObject(message.request) && isObject(message.request.headers)
    ? (message.request as object as IncomingMessage)
    : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
