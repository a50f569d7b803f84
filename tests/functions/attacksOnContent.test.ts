import { listItem } from '@lamplight/content/paths';
import { messages } from '@lamplight/content/texts/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  arrange,
  arrangeList,
  idsIn,
  restoreAfterwards,
  restoreListAfterwards,
  saved,
  stored,
} from './documents.ts';
import { inParallel } from './inParallel.ts';
import { demoStaff, staff } from './people.ts';
import { documents, lists } from './resources.ts';
import { ask } from './suite.ts';

// The same for what visitors send: submissions.test.ts and fuzzed.test.ts.

for (const document of documents) restoreAfterwards(document.stored);
for (const { list } of lists) restoreListAfterwards(list);

let as = '';
beforeAll(async () => {
  as = await staff();
});

type Content = Record<string, unknown>;

const isGroup = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps whose keys are addresses: one more key is an entry, and no field. */
const byAddress = ['imageAlts', 'pages', 'redirects'];

/** The content with a field more in each place that has fields, one after the other, and where that is. */
function withMore(content: Content, name: string, value: unknown): [string, Content][] {
  const here: [string, Content] = [name, { ...content, [name]: value }];
  const deeper = Object.entries(content).flatMap(([key, inside]): [string, Content][] => {
    if (isGroup(inside) && !byAddress.includes(key))
      return withMore(inside, name, value).map(([at, more]) => [
        `${key}.${at}`,
        { ...content, [key]: more },
      ]);
    if (!Array.isArray(inside) || !isGroup(inside[0])) return [];
    return withMore(inside[0], name, value).map(([at, more]) => [
      `${key}.0.${at}`,
      { ...content, [key]: [more, ...inside.slice(1)] },
    ]);
  });
  return [here, ...deeper];
}

/** Names of fields in stored content or queries, or with a special meaning elsewhere. */
const unknownFields = ['state', 'createdAt', 'words', 'admin', 'constructor', 'toString', '$where'];

/** A record of one document, one of several, maps by address, and items: `agreement.test.ts` has fields of all. */
const [tried, triedLists] = [
  ['home', 'support', 'redirects'],
  ['team', 'ycm'],
];

const resources = [
  ...documents
    .filter(({ name }) => tried.includes(name))
    .map(({ stored: at, savedAt, content, others, samples }) => ({
      at,
      path: savedAt[0],
      content,
      another: samples.valid.largest,
      arrange: async () => {
        for (const other of others) await arrange(other, {}, 0);
        await arrange(at, content, 3);
      },
    })),
  ...lists
    .filter(({ list }) => triedLists.includes(list))
    .map(({ list, path, content, samples }) => ({
      at: listItem(list, 'one'),
      path: `${path}/one`,
      content,
      another: samples.valid.largest,
      arrange: () => arrangeList(list, { one: saved(content, 1_000, 3) }),
    })),
];

describe.each(resources)('a save of $at at /api/$path', (resource) => {
  const { at, path, content, another, arrange: arranged } = resource;
  const save = (body: Content) => ask('PUT', `/api/${path}`, { as, body });

  test('with an unknown field at any depth changes nothing and names the field', async () => {
    await arranged();
    const before = await stored(at);
    const attempts = unknownFields.flatMap((name, index) =>
      withMore(content, name, 'x')
        .filter((_, place) => index === 0 || place === 0)
        .map(([where, body]) => async () => ({ where, response: await save(body) })),
    );
    for (const { where, response } of await inParallel(2, attempts)) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { [where]: messages.unknownField } });
    }
    expect(await stored(at)).toEqual(before);
  });

  test('stores the real author and version, whatever the body claims', async () => {
    await arranged();
    const said = { _id: '../staff/one', updatedBy: 'someone', updatedAt: 'never', version: 3 };
    expect((await save({ ...another, ...said })).status).toBe(200);
    expect(await stored(at)).toMatchObject({ version: 4, updatedBy: demoStaff });
    expect((await stored(at))?.updatedAt).toHaveProperty('seconds');
    expect(await stored(at)).not.toHaveProperty('_id');
  });

  test('with __proto__ at any depth stores none of it', async () => {
    await arranged();
    for (const [, body] of withMore(content, '__proto__', { polluted: 1, admin: true })) {
      const response = await save(body);
      expect([200, 400]).toContain(response.status);
    }
    expect(await stored(at)).toMatchObject(content);
    expect(JSON.stringify(await stored(at))).not.toMatch(/polluted|admin|__proto__/);
    expect(await (await ask('GET', '/api/health')).json()).toMatchObject({ status: 'ok' });
  });
});

test('adds a new item at the end, whatever the body claims', async () => {
  const [team] = lists;
  if (!team) throw new Error('There is no list');
  await arrangeList(team.list, { one: saved(team.content, 1_000) });
  const said = { _id: 'mine', updatedBy: 'someone', version: 0 };
  const response = await ask('POST', `/api/${team.path}`, {
    as,
    body: { ...team.content, ...said },
  });
  expect(response.status).toBe(201);
  const { _id } = await response.json();
  expect(_id).not.toBe('mine');
  expect(await idsIn(team.list)).toEqual(['one', _id]);
});

test.each([
  ['feedback', 'limit=1&limit=2'],
  ['feedback', 'limit[]=1'],
  ['feedback', 'limit=-1'],
  ['feedback', 'limit=1e2'],
  ['feedback', 'before=a&before=b'],
  ['feedback', 'before=../staff/demo-staff'],
  ['feedback/export', 'format=csv&format=xlsx'],
  ['feedback/export', 'format[toString]=csv'],
  ['feedback/export', 'state=new&state=done'],
  ['feedback/export', 'state=__proto__'],
  ['feedback/export', 'constructor[prototype][a]=b'],
  ['mentors/export', 'search=a&search=b'],
  ['mentors/export', 'from=2026-01-01&from=0000'],
])('refuses duplicate and malformed parameters of /api/%s: %s', async (path, query) => {
  const response = await ask('GET', `/api/${path}?${query}`, { as });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid-content' });
});
