import { siteDocument } from '@lamplight/content/paths';
import { contactSamples } from '@lamplight/content/samples/contact';
import { feedbackThankYouSamples } from '@lamplight/content/samples/feedbackThankYou';
import { homeSamples } from '@lamplight/content/samples/home';
import { mentorThankYouSamples } from '@lamplight/content/samples/mentorThankYou';
import { navigationSamples } from '@lamplight/content/samples/navigation';
import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { arrange, restoreAfterwards } from './documents.ts';
import { staff } from './people.ts';
import { ask } from './suite.ts';

const contactDocuments = ['contact', 'feedbackGreeting', 'mentorGreeting'] as const;
for (const name of ['home', ...contactDocuments, 'navigation'] as const)
  restoreAfterwards(siteDocument(name));

/** Valid content whose JSON has so many bytes. */
function contentOf(bytes: number): string {
  const json = JSON.stringify(homeSamples.valid.small);
  return json + ' '.repeat(bytes - Buffer.byteLength(json));
}

test('the API says that it is ready, uncached', async () => {
  const response = await ask('GET', '/api/health');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const parts = { store: 'ok', accounts: 'ok', content: 'ok' };
  expect(await response.json()).toEqual({ status: 'ok', parts });
});

test('a missing asset is asked for again, although Hosting lets browsers keep assets for a year', async () => {
  const response = await ask('GET', '/assets/gone-12345678.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('vary')).toContain('*');
});

test('everybody reads how to reach the organisation', async () => {
  const contents = [contactSamples, feedbackThankYouSamples, mentorThankYouSamples].map(
    ({ valid }) => ({ ...valid.small }),
  );
  for (const [index, name] of contactDocuments.entries()) {
    await arrange(siteDocument(name), contents[index] ?? {}, index + 1);
  }
  const response = await ask('GET', '/api/contact');
  const record = Object.assign({}, ...contents);
  expect(await response.json()).toEqual({ _id: 'contact', ...record, version: 1 + 2 + 3 });
});

test('everybody reads the navigation: a heading and dropdowns, nothing else', async () => {
  const navigation = { ...navigationSamples.valid.small };
  await arrange(siteDocument('navigation'), navigation, 4);
  expect(await (await ask('GET', '/api/nav')).json()).toEqual(navigation);
});

describe('errors are JSON of one format, never cached:', () => {
  const expectError = async (response: Response, status: number, code: string, message: string) => {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message, code });
  };

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/home/home/more'],
    ['PUT', '/api/nav/navigation'],
    ['PUT', '/api/team/'],
    ['DELETE', '/api/team/one/more'],
  ])('not found for %s %s', async (method, path) => {
    await expectError(await ask(method, path), 404, 'not-found', messages.notFound);
  });

  test.each<[method: string, path: string, allow: string]>([
    ['PUT', '/api/home', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/about', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/home/home', 'PUT, OPTIONS'],
    ['GET', '/api/about/about', 'PUT, OPTIONS'],
    ['POST', '/api/contact', 'GET, PUT, HEAD, OPTIONS'],
    ['POST', '/api/contact/contact', 'PUT, OPTIONS'],
    ['DELETE', '/api/nav', 'GET, PUT, HEAD, OPTIONS'],
    ['PUT', '/api/team', 'GET, POST, HEAD, OPTIONS'],
    ['GET', '/api/team/one', 'PUT, DELETE, OPTIONS'],
  ])('method not allowed for %s %s, but %s is', async (method, path, allow) => {
    const response = await ask(method, path);
    expect(response.headers.get('allow')).toBe(allow);
    await expectError(response, 405, 'method-not-allowed', messages.methodNotAllowed);
  });

  const save = async (body: string, headers = {}) =>
    ask('PUT', '/api/home/home', { as: await staff(), body, headers });

  // More bodies that are refused are in functions/src/api/input.test.ts.
  test('malformed JSON', async () => {
    await expectError(
      await save('{"sliderImages":'),
      400,
      'malformed-json',
      messages.malformedJson,
    );
  });

  test('a body of the wrong type', async () => {
    const response = await save('{}', { 'Content-Type': 'text/plain' });
    await expectError(response, 415, 'wrong-type', messages.wrongType);
  });

  test('a body larger than a mebibyte', async () => {
    await expectError(await save(contentOf(1_048_577)), 413, 'too-large', messages.tooLarge);
  });
});
