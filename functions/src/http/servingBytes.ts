import { messages } from '@lamplight/content/texts/messages';
import type { Response } from 'express';
import { error as logError } from 'firebase-functions/logger';
import type { Request } from 'firebase-functions/v2/https';
import { bodyOf, noPagePolicy, sendResponse } from './httpResponse.ts';

/** The policy of bytes that staff have stored: nothing in them runs. */
export const storedBytesPolicy = { 'Content-Security-Policy': `${noPagePolicy}; sandbox` };

const text = { 'Content-Type': 'text/plain; charset=utf-8', ...storedBytesPolicy };

/**
 * A handler that answers GET and HEAD with bytes that staff have stored.
 * @param name what they are, for the log
 * @param answer whether there was something to answer with; it throws where that cannot be read
 */
export const servingBytes =
  (name: string, answer: (request: Request, response: Response) => Promise<boolean>) =>
  async (request: Request, response: Response): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { ...storedBytesPolicy, Allow: 'GET, HEAD' };
      sendResponse(request, response, { status: 405, headers });
      return;
    }
    try {
      if (await answer(request, response)) return;
      // One that is being stored is there soon.
      const headers = { ...text, 'Cache-Control': 'public, max-age=10' };
      sendResponse(request, response, { status: 404, headers, body: bodyOf(messages.notFound) });
    } catch (error) {
      logError(`A ${name} could not be read`, error);
      if (response.headersSent) {
        // A connection that breaks off tells the client that bytes are missing.
        response.destroy();
        return;
      }
      const headers = { ...text, 'Cache-Control': 'no-store', 'Retry-After': '10' };
      sendResponse(request, response, { status: 503, headers, body: bodyOf(messages.unavailable) });
    }
  };
