import { listLimits } from '@lamplight/content/limits';
import { blockNames } from '@lamplight/content/pageBlocks';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { describe, expect, test } from 'vitest';
import { serve } from '../../../tests/serve.ts';
import { apiApp, routes } from '../api.ts';
import { descriptionOf } from './description.ts';

const description = descriptionOf(routes);
const operationAt = (path: string, method: string) => {
  const item = new Map<string, object>(Object.entries(description.paths)).get(path) ?? {};
  return new Map<string, Record<string, object>>(Object.entries(item)).get(method);
};

test('describes exactly the paths and methods of the route table', () => {
  const inTable = routes.flatMap(({ path, methods }) =>
    Object.keys(methods).map((method) => `${method} ${path.replace(':id', '{id}')}`),
  );
  const described = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(inTable.toSorted());
});

test.each(
  routes.flatMap(({ path, methods, operations }) =>
    Object.keys(methods).map((method) => [method, path, operations] as const),
  ),
)('%s %s has an operation', (method, _, operations) => {
  expect(Object.keys(operations?.() ?? {})).toContain(method);
});

describe('the description says', () => {
  test('which fields of a form are required and optional', () => {
    const body = operationAt('/feedback', 'post')?.requestBody;
    const schema = expect.objectContaining({
      required: ['emailOrPhone'],
      additionalProperties: false,
      properties: expect.objectContaining(
        Object.fromEntries(
          Object.keys(feedbackSamples.valid.small ?? {}).map((key) => [key, expect.any(Object)]),
        ),
      ),
    });
    expect(body).toMatchObject({ content: { 'application/json': { schema } } });
  });

  test('what each field is called', () => {
    const body = operationAt('/home/{id}', 'put')?.requestBody;
    expect(body).toMatchObject({
      content: {
        'application/json': {
          schema: {
            properties: {
              ourImpact: { title: 'Impact', properties: { description: { title: 'Description' } } },
              imageAlts: { maxProperties: listLimits.imageAlts },
            },
          },
        },
      },
    });
  });

  test('each type of block and its required fields', () => {
    const blocksIn = (content: unknown) =>
      Object(content).content['application/json'].schema.properties.blocks.items;
    const sent = blocksIn(operationAt('/pages', 'post')?.requestBody);
    expect(sent.discriminator).toEqual({ propertyName: '_type' });
    expect(sent.oneOf).toHaveLength(blockNames.length);
    const typeIn = ({ oneOf }: { oneOf: object[] }, name: string) =>
      oneOf.find((each) => Object(each).properties._type.const === name);
    expect(typeIn(sent, 'quote')).toMatchObject({
      title: 'Quote',
      required: ['_type', 'quote'],
      properties: { quote: { title: 'Quote', minLength: 1 } },
    });
    expect(typeIn(sent, 'cards')).toMatchObject({
      properties: { cards: { items: { required: ['title'] } } },
    });
    const portable = { $ref: '#/components/schemas/PortableText' };
    const shown = blocksIn(Object(operationAt('/pages/{id}', 'get')?.responses)[200]);
    for (const blocks of [sent, shown]) {
      expect(typeIn(blocks, 'text')).toMatchObject({
        properties: { text: { anyOf: [{ type: 'string' }, portable] } },
      });
    }
    expect(typeIn(shown, 'quote')).toMatchObject({
      required: ['_type', 'quote', 'name', 'role', 'from', 'until'],
    });
  });

  test('which statuses an operation may return', () => {
    expect(Object.keys(operationAt('/feedback', 'post')?.responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(Object.keys(operationAt('/team/{id}', 'delete')?.responses ?? {})).toEqual([
      '200',
      '401',
      '403',
      '404',
      '409',
      '500',
      '503',
    ]);
    expect(Object.keys(operationAt('/home', 'get')?.responses ?? {})).toEqual([
      '200',
      '500',
      '503',
    ]);
  });

  test('that a record may be shown empty but not saved without its required fields', () => {
    const titleIn = (content: unknown) =>
      Object(content).content['application/json'].schema.properties.title1;
    const { requestBody } = operationAt('/about/{id}', 'put') ?? {};
    expect(titleIn(requestBody)).toMatchObject({ minLength: 1 });
    const { responses } = operationAt('/about', 'get') ?? {};
    expect(titleIn(Object(responses)[200])).not.toHaveProperty('minLength');
  });

  test('that feedback’s thank-you message is optional in the contact editor', () => {
    const body = Object(operationAt('/contact/{id}', 'put')?.requestBody);
    const { properties } = body.content['application/json'].schema;
    expect(properties.feedbacktitle).not.toHaveProperty('minLength');
    expect(properties.mail).toMatchObject({ minLength: 1 });
  });

  test('which operations need a token', () => {
    expect(operationAt('/team', 'post')?.security).toEqual([{ staff: [] }]);
    expect(operationAt('/team', 'get')?.security).toEqual([{}, { staff: [] }]);
    expect(operationAt('/users/refused', 'post')?.security).toEqual([{ staff: [] }]);
    expect(operationAt('/feedback', 'post')?.security).toBeUndefined();
  });

  test('how large a body may be, and which headers an operation takes', () => {
    const { requestBody, parameters } = operationAt('/feedback', 'post') ?? {};
    expect(requestBody).toMatchObject({ description: 'At most 262144 bytes.' });
    expect(parameters).toMatchObject([{ name: 'X-Firebase-AppCheck', in: 'header' }]);
  });
});

test('anyone can fetch the description', async () => {
  const response = await fetch(`${await serve(apiApp(routes))}/api/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(description)));
});
