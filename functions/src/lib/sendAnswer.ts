import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { type Body, chosenEncoding } from './answerBody.ts';
import { safeHeaders } from './headers.ts';

/** What is answered; without a body it is a redirect. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: Body;
}

/**
 * Sends an answer, compressed as the client likes it, or 304 where it has it already. What a request
 * says of caching is for caches on its way, and kept from `fresh`: what has not changed is 304.
 */
export function sendAnswer(
  { method, headers: asked }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  if (!body) {
    response.writeHead(status, { ...safeHeaders, ...headers, 'Content-Length': 0 }).end();
    return;
  }
  const encoding = chosenEncoding(asked);
  const tag = body.tag(encoding);
  const { 'Content-Type': type, ...others } = headers;
  const ofBoth = { ...safeHeaders, ...others, Vary: 'Accept-Encoding', ETag: tag };
  if (status === 200 && fresh({ 'if-none-match': asked['if-none-match'] }, { etag: tag })) {
    response.writeHead(304, ofBoth).end();
    return;
  }
  const bytes = body.encoded(encoding);
  response.writeHead(status, {
    ...ofBoth,
    'Content-Type': type,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}
