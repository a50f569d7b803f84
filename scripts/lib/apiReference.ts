import { headingId } from '@lamplight/content/staffPages';
import { routes } from '../../functions/src/api/api.ts';
import { descriptionOf } from '../../functions/src/api/openapi/description.ts';
import type { JsonSchema } from '../../functions/src/api/route.ts';

/** The API as a page to read, from the description that `GET /api/openapi.json` answers. */
export function apiReference(): string {
  const { info, paths, components } = descriptionOf(routes);
  const resources = Map.groupBy(Object.entries(paths), ([path]) => path.split('/')[1] ?? '');
  const links = [...resources.keys()].map((name) => `[${name}](#api-${headingId(name)})`);
  return `# API

Made from the OpenAPI 3.1 description at \`/api/openapi.json\`, which generators of clients read. Paths are
below \`/api\`. ${info.description}

Errors are \`{ "message", "code", "fields"? }\`: a sentence for people, a name for programs, and for an invalid body
what is wrong with each field. Public answers have an \`ETag\`: ask again with \`If-None-Match\` and get 304 while
nothing has changed. Requests of staff take the ID token of someone whose role allows it:

\`\`\`sh
curl -X POST https://example.org/api/users/login -H 'Content-Type: application/json' \\
  -d '{"email": "ruth@example.org", "password": "…"}'
curl https://example.org/api/feedback -H 'Authorization: Bearer <the token>'
\`\`\`

A save can name in \`version\` the version that its author saw; it is refused with 409 if another one was saved since.

Texts are plain. Those with headings, lists, links, bold or italics are also in \`rich\`, by the paths of their fields. To
save, send either: a plain text that says the same keeps the formatting, another one replaces it, and \`rich\` counts
where both are sent. \`PortableText\` is:

\`\`\`ts
${typeText(components.schemas.PortableText, '')}
\`\`\`

${links.join(' · ')}

${[...resources].map(ofResource).join('\n\n')}
`;
}

type Item = ReturnType<typeof descriptionOf>['paths'][string];

interface DescribedOperation {
  summary: string;
  description?: string;
  parameters?: { name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema?: JsonSchema }> }
  >;
}

/** What can be done with one resource; a shape that is the same as one above is not repeated. */
function ofResource([name, items]: [string, [string, Item][]]): string {
  const shown = new Map<string, string>();
  const operations = items.flatMap(([path, { parameters: _, ...methods }]) =>
    Object.entries<DescribedOperation>(methods).map(([method, operation]) => {
      const title = `${method.toUpperCase()} ${path}`;
      return ofOperation(title, operation, (verb, schema) => shapeText(verb, schema, title, shown));
    }),
  );
  return [`## ${name}`, ...operations].join('\n\n');
}

type ShowShape = (verb: string, schema: JsonSchema) => string;

function ofOperation(title: string, operation: DescribedOperation, shape: ShowShape): string {
  const { summary, description = 'For everybody.', parameters = [], requestBody } = operation;
  const entries = Object.entries(operation.responses);
  const [done] = entries.filter(([status]) => status.startsWith('2'));
  const errors = entries.filter(([status]) => !status.startsWith('2'));
  const body = requestBody?.content['application/json']?.schema;
  const answers = Object.entries(done?.[1].content ?? {});
  const json = answers.find(([type]) => type === 'application/json')?.[1].schema;
  const files = answers
    .filter(([type]) => type !== 'application/json')
    .map(([type]) => `\`${type}\``);
  return [
    `### \`${title}\``,
    `${summary} ${description}`,
    parameters.length > 0 && parameters.map(parameterText).join('\n'),
    body && shape('Takes', body),
    json && shape(`Answers ${done?.[0]}`, json),
    files.length > 0 && `Answers ${done?.[0]}: ${files.join(' or ')}.`,
    `Errors: ${errors.map(([status, of]) => `${status} ${of.description}`).join(' · ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const parameterText = ({ name, schema }: { name: string; schema: JsonSchema }) =>
  `- \`?${name}=\` ${typeText(schema, '')}${commentOn(schema)}`;

function shapeText(verb: string, schema: JsonSchema, title: string, shown: Map<string, string>) {
  const said = typeText(schema, '');
  // How long what is answered may be is of no matter to those who read it.
  const text = verb === 'Takes' ? said : said.replaceAll(/(; | \/\/ )at most \d+ characters/g, '');
  const before = shown.get(text);
  if (before) return `${verb}: as ${before}.`;
  if (!text.includes('\n')) return `${verb}: \`${text}\``;
  shown.set(text, `${verb === 'Takes' ? 'what is taken by' : 'what is answered to'} \`${title}\``);
  return `${verb}:\n\n\`\`\`ts\n${text}\n\`\`\``;
}

/** A JSON Schema as a type, with what it says besides as comments. */
function typeText(schema: JsonSchema, indent: string): string {
  const { $ref, const: only, enum: values, anyOf, type, items, properties } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? '';
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(anyOf)) return anyOf.map((each) => typeText(each, indent)).join(' | ');
  if (type === 'array') return arrayText(typeText(Object(items), indent));
  if (properties) return objectText(schema, Object(properties), indent);
  if (type === 'object') return mapText(schema, indent);
  return [type ?? 'unknown'].flat().join(' | ').replace('integer', 'number');
}

const arrayText = (of: string) => (of.includes(' | ') ? `(${of})[]` : `${of}[]`);

const mapText = ({ additionalProperties }: JsonSchema, indent: string) =>
  typeof additionalProperties === 'object'
    ? `{ [key: string]: ${typeText(Object(additionalProperties), indent)} }`
    : 'object';

function objectText(
  { required = [] }: JsonSchema,
  properties: Record<string, JsonSchema>,
  indent: string,
): string {
  const inner = `${indent}  `;
  const needed = new Set(required as string[]);
  const lines = Object.entries(properties).map(([key, field]) => {
    const optional = needed.has(key) ? '' : '?';
    const type = typeText(field, inner);
    // The text about a value of several lines is above it.
    return type.includes('\n') && commentOn(field)
      ? `${inner}${commentOn(field).trim()}\n${inner}${key}${optional}: ${type};`
      : `${inner}${key}${optional}: ${type};${commentOn(field)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** “ // Title; at most 200 characters”, or nothing. */
function commentOn(schema: JsonSchema): string {
  const {
    title,
    description,
    format,
    minLength,
    maxLength,
    minimum,
    maximum,
    maxItems,
    maxProperties,
  } = schema;
  const said = [
    title,
    description,
    format,
    minLength && 'not empty',
    maxLength && `at most ${maxLength} characters`,
    typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER && `from ${minimum}`,
    typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER && `to ${maximum}`,
    maxItems && `at most ${maxItems}`,
    maxProperties && `at most ${maxProperties}`,
  ].filter(Boolean);
  return said.length > 0 ? ` // ${said.join('; ')}` : '';
}
