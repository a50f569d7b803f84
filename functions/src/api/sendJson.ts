import type { Request, Response } from 'express';
import { bodyOf } from '../lib/answerBody.ts';
import { sendAnswer } from '../lib/sendAnswer.ts';

/** How content is kept: editors load it too, so nobody may show it again without having asked. */
export const contentCache = 'private, no-cache';

/**
 * Answers what everybody may have, or 304 to who has it already. It is left to be compressed on its
 * way. What is for staff alone is kept by nobody, and so has no tag.
 */
export function sendJson(request: Request, response: Response, json: string, cache: string): void {
  const asked = { 'if-none-match': request.headers['if-none-match'] };
  sendAnswer({ method: request.method, headers: asked }, response, {
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cache },
    body: bodyOf(json),
  });
}
