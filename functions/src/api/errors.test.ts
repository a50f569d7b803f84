import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test, vi } from 'vitest';
import { serve } from '../../tests/serve.ts';
import {
  changedMeanwhile,
  invalidContent,
  knownError,
  methodNotAllowed,
  unauthenticated,
  unavailable,
} from '../http/errors.ts';
import { apiApp, errorBody } from './api.ts';
import type { Handler } from './route.ts';

const { logged } = vi.hoisted(() => ({ logged: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: logged }));

const answerTo = async (thrown: unknown) => {
  const fails: Handler = async () => {
    throw thrown;
  };
  const address = await serve(apiApp([{ path: '/fails', methods: { GET: fails } }]));
  return fetch(`${address}/api/fails`);
};

test('an error is answered with its text and its code', () => {
  expect(errorBody(changedMeanwhile())).toEqual({
    message: messages.changedMeanwhile,
    code: 'changed-meanwhile',
  });
});

test('an error about content names the invalid fields', () => {
  const fields = { 'story.button': 'Too long', 'story.title': 'Too long' };
  expect(errorBody(invalidContent(fields))).toEqual({
    message: messages.checkMarkedFields,
    code: 'invalid-content',
    fields,
  });
});

test('an error about a single field says what is wrong with it', () => {
  const fields = { email: messages.invalidEmail };
  const error = invalidContent(fields);
  expect(error.message).toBe(messages.invalidEmail);
  expect(errorBody(error)).toEqual({
    message: messages.invalidEmail,
    code: 'invalid-content',
    fields,
  });
});

test.each([undefined, {}])('an error about content without fields is general: %j', (fields) => {
  expect(invalidContent(fields).message).toBe(messages.checkMarkedFields);
});

test.each([
  [unauthenticated(), 401, 'www-authenticate', 'Bearer'],
  [methodNotAllowed('GET, HEAD, OPTIONS'), 405, 'allow', 'GET, HEAD, OPTIONS'],
  [unavailable(), 503, 'retry-after', '60'],
])('%s is answered with status %i and the header %s', async (error, status, header, value) => {
  const response = await answerTo(error);
  expect(response.status).toBe(status);
  expect(response.headers.get(header)).toBe(value);
});

test('errors are not cached', async () => {
  expect((await answerTo(changedMeanwhile())).headers.get('cache-control')).toBe('no-store');
});

describe('an unexpected error', () => {
  test('is answered without inner details and logged with them', async () => {
    const fault = new TypeError('secret of the inside');
    const response = await answerTo(fault);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: messages.internal, code: 'internal' });
    expect(logged).toHaveBeenCalledWith('GET /api/fails: internal', fault);
  });

  test.each([undefined, null, 'text', { status: 400 }])('may be any thrown value: %j', (thrown) => {
    expect(knownError(thrown).code).toBe('internal');
  });
});

test('errors of the caller are not logged', async () => {
  logged.mockClear();
  await answerTo(unauthenticated());
  expect(logged).not.toHaveBeenCalled();
});
