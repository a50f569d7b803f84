import { siteDocument } from '@lamplight/content/paths';
import { contactSamples } from '@lamplight/content/samples/contact';
import { feedbackThankYouSamples } from '@lamplight/content/samples/feedbackThankYou';
import { homeSamples } from '@lamplight/content/samples/home';
import { mentorThankYouSamples } from '@lamplight/content/samples/mentorThankYou';
import { navigationSamples } from '@lamplight/content/samples/navigation';
import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { arrange, putBackAfterwards } from './documents.ts';
import { staff } from './people.ts';
import { lists } from './resources.ts';
import { ask } from './suite.ts';

const contactDocuments = ['contact', 'feedbackGreeting', 'mentorGreeting'] as const;
for (const name of ['home', ...contactDocuments, 'navigation'] as const)
  putBackAfterwards(siteDocument(name));

/** Valid content whose JSON has so many bytes. */
function contentOf(bytes: number): string {
  const json = JSON.stringify(homeSamples.valid.small);
  return json + ' '.repeat(bytes - Buffer.byteLength(json));
}

const methodsOfLists = lists.flatMap(({ path }): [string, string, string][] => [
  ['PUT', `/api/${path}`, 'GET, POST, HEAD, OPTIONS'],
  ['DELETE', `/api/${path}`, 'GET, POST, HEAD, OPTIONS'],
  ['GET', `/api/${path}/one`, 'PUT, DELETE, OPTIONS'],
  ['POST', `/api/${path}/one`, 'PUT, DELETE, OPTIONS'],
]);

test('the API says that it is ready, and nobody keeps that', async () => {
  const answer = await ask('GET', '/api/health');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const parts = { store: 'ok', accounts: 'ok', content: 'ok' };
  expect(await answer.json()).toEqual({ status: 'ok', parts });
});

test('everybody reads how to reach the organisation', async () => {
  const contents = [contactSamples, feedbackThankYouSamples, mentorThankYouSamples].map(
    ({ valid }) => ({ ...valid.small }),
  );
  for (const [index, name] of contactDocuments.entries()) {
    await arrange(siteDocument(name), contents[index] ?? {}, index + 1);
  }
  const answer = await ask('GET', '/api/contact');
  const record = Object.assign({}, ...contents);
  expect(await answer.json()).toEqual({ _id: 'contact', ...record, version: 1 + 2 + 3 });
});

test('everybody reads the navigation: a heading and dropdowns, nothing else', async () => {
  const navigation = { ...navigationSamples.valid.small };
  await arrange(siteDocument('navigation'), navigation, 4);
  expect(await (await ask('GET', '/api/nav')).json()).toEqual(navigation);
});

describe('an error is JSON of one format, kept by nobody:', () => {
  const expectError = async (answer: Response, status: number, code: string, message: string) => {
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ message, code });
  };

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/home/home/more'],
    ['PUT', '/api/nav/navigation'],
    ['PUT', '/api/team/'],
    ['DELETE', '/api/team/one/more'],
  ])('nothing is there for %s %s', async (method, path) => {
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
    ...methodsOfLists,
  ])('%s %s is not taken, but %s is', async (method, path, allow) => {
    const answer = await ask(method, path);
    expect(answer.headers.get('allow')).toBe(allow);
    await expectError(answer, 405, 'method-not-allowed', messages.methodNotAllowed);
  });

  const save = async (body: string, headers = {}) =>
    ask('PUT', '/api/home/home', { as: await staff(), body, headers });

  test.each(['{"sliderImages":', '', 'lamp', '"lamp"x'])('%j is not valid JSON', async (body) => {
    await expectError(await save(body), 400, 'malformed-json', messages.malformedJson);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ])('a body of the type %s is not taken', async (type) => {
    await expectError(
      await save('{}', { 'Content-Type': type }),
      415,
      'wrong-type',
      messages.wrongType,
    );
  });

  test.each([1_048_577, 5_000_000])('a body of %i bytes is too large', async (bytes) => {
    await expectError(await save(contentOf(bytes)), 413, 'too-large', messages.tooLarge);
  });
});

test('a body of exactly one mebibyte is taken', async () => {
  await arrange(siteDocument('home'), { ...homeSamples.valid.small });
  const body = contentOf(1_048_576);
  expect((await ask('PUT', '/api/home/home', { as: await staff(), body })).status).toBe(200);
});

test.each(['[]', '5', 'null'])('JSON that is no object is refused as content: %s', async (body) => {
  const answer = await ask('PUT', '/api/home/home', { as: await staff(), body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    message: messages.checkMarkedFields,
    code: 'invalid-content',
  });
});

test('OPTIONS tells what is allowed, and lets no other site in', async () => {
  const answer = await ask('OPTIONS', '/api/home/home', {
    headers: { Origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('allow')).toBe('PUT, OPTIONS');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
