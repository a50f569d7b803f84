import { type Right, rights } from '@lamplight/content/rights';
import { bodyLimits } from '../../http/body.ts';
import { type ErrorCode, statusOf } from '../../http/errors.ts';
import { sendJson } from '../present.ts';
import type { Handler, JsonSchema, Operation, Route } from '../route.ts';
import { portableText } from './jsonSchemas.ts';

const schemaAt = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const error: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    parts: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['message', 'code'],
  additionalProperties: false,
};

/** The description of an operation that has none. */
const unknown: Operation = { summary: '', who: 'read' };

/** The description of these routes in OpenAPI 3.1: every path and method, with all its answers. */
export const descriptionOf = (routes: readonly Route[]) => ({
  openapi: '3.1.1',
  info: {
    title: 'Lamplight',
    version: '1',
    description: `Everything is JSON in UTF-8; a body has at most ${bodyLimits.any} bytes, or fewer where an operation says so.`,
  },
  servers: [{ url: '/api' }],
  paths: Object.fromEntries(routes.map((route) => [templateOf(route.path), itemOf(route)])),
  components: {
    schemas: { Error: error, PortableText: portableText() },
    securitySchemes: { staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
});

const parameterPattern = /:(\w+)/g;

/** `/team/:id` is `/team/{id}`. */
const templateOf = (path: string) => path.replace(parameterPattern, '{$1}');

function itemOf({ path, methods, operations }: Route) {
  const names = [...path.matchAll(parameterPattern)].map(([, name = '']) => name);
  const parameters = names.map((name) => parameter('path', name, { type: 'string' }));
  const known = new Map(Object.entries(operations?.() ?? {}));
  const described = Object.keys(methods).map((method) => {
    const operation = known.get(method) ?? unknown;
    return [method.toLowerCase(), describe(operation, names.length > 0)];
  });
  return { ...(names.length > 0 && { parameters }), ...Object.fromEntries(described) };
}

function describe(operation: Operation, hasId: boolean) {
  const { summary, who, body, bodyLimit, answer, query = {}, headers = {}, done = 200 } = operation;
  const parameters = [
    ...Object.entries(query).map(([name, schema]) => parameter('query', name, schema)),
    ...Object.entries(headers).map(([name, description]) =>
      parameter('header', name, { type: 'string', description }),
    ),
  ];
  const content = Array.isArray(answer)
    ? Object.fromEntries(answer.map((type) => [type, {}]))
    : answer && json({ ...answer });
  return {
    summary,
    ...(who !== 'everybody' && { description: rolesText(who) }),
    ...securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        ...(bodyLimit && { description: `At most ${bodyLimit} bytes.` }),
        required: true,
        content: json(body),
      },
    }),
    responses: {
      [done]: { description: 'Done', ...(content && { content }) },
      ...responsesOf(errorsOf(operation, hasId)),
    },
  };
}

const securityOf = ({ who, token }: Operation) => {
  if (who === 'everybody' && !token) return {};
  return { security: [...(token === 'optional' ? [{}] : []), { staff: [] }] };
};

/** The roles of staff that may: “For editor, manager.” */
const rolesText = (right: Right) => `For ${rights[right].join(', ')}.`;

const parameter = (place: 'path' | 'query' | 'header', name: string, schema: JsonSchema) => ({
  name,
  in: place,
  schema,
  ...(place === 'path' && { required: true }),
});

/** The errors that an operation may be answered with, by what it is like. */
const errorsOf = ({ who, body, query, errors = [] }: Operation, hasId: boolean): ErrorCode[] => [
  ...(who !== 'everybody' ? (['unauthenticated', 'forbidden'] as const) : []),
  ...(body ? (['invalid-content', 'malformed-json', 'too-large', 'wrong-type'] as const) : []),
  ...(query ? (['invalid-content'] as const) : []),
  ...(hasId ? (['not-found'] as const) : []),
  ...errors,
  ...(['internal', 'unavailable'] as const),
];

function responsesOf(codes: ErrorCode[]) {
  const byStatus = Map.groupBy(new Set(codes), statusOf);
  const responses = [...byStatus].map(([status, of]) => [
    status,
    { description: of.join(', '), content: json(schemaAt('Error')) },
  ]);
  return Object.fromEntries(responses);
}

/** These routes, and one more at which all of them are described. */
export function describedRoutes(routes: readonly Route[]): Route[] {
  let description: string | undefined;
  const show: Handler = async (request, response) => {
    description ??= JSON.stringify(descriptionOf(all));
    sendJson(request, response, description, 'public, max-age=300');
  };
  const all: Route[] = [
    ...routes,
    {
      path: '/openapi.json',
      methods: { GET: show },
      operations: () => ({
        GET: { summary: 'This description.', who: 'everybody', answer: { type: 'object' } },
      }),
    },
  ];
  return all;
}
