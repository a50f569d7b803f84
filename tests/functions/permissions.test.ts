import { may, type Role } from '@lamplight/content/rights';
import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/api/api.ts';
import type { Operation } from '../../functions/src/api/route.ts';
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
import { formerStaff, newStaff, staff, stranger } from './people.ts';
import { documentResource, documents, listResource, lists } from './resources.ts';
import { accounts, ask } from './suite.ts';

for (const document of documents) restoreAfterwards(document.stored);
for (const { list } of lists) restoreListAfterwards(list);

const home = documentResource('home');
const team = listResource('team');
const member = `${team.list}/one`;

/** One of each kind of write, with the status that tells staff it was done. */
const writes = [
  { write: 'the home content be saved', method: 'PUT', at: 'home/home', done: 200 },
  { write: 'a team member be added', method: 'POST', at: 'team', done: 201 },
  { write: 'a team member be saved', method: 'PUT', at: 'team/one', done: 200 },
  { write: 'a team member be deleted', method: 'DELETE', at: 'team/one', done: 200 },
] as const;

const attempt = async ({ method, at }: { method: string; at: string }, as?: string) => {
  await arrange(home.stored, home.content);
  await arrangeList(team.list, { one: saved(team.content, 1) });
  const body =
    at === 'home/home' ? { testimonials: [] } : { ...team.content, position: 'Physicist' };
  return ask(method, `/api/${at}`, {
    ...(method !== 'DELETE' && { body }),
    ...(as !== undefined && { as }),
  });
};

const expectRefusal = async (response: Response, status: number, code: string, message: string) => {
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ message, code });
};

const expectUnchanged = async () => {
  expect(await stored(home.stored)).toMatchObject({ ...home.content, version: 1 });
  expect(await stored(member)).toMatchObject({ ...team.content, updatedBy: 'arranged' });
  expect(await idsIn(team.list)).toEqual(['one']);
};

describe.each(writes)('can $write', (write) => {
  test('by staff, from the moment they join', async () => {
    const { token, uid } = await newStaff();
    const response = await attempt(write, token);
    expect(response.status).toBe(write.done);
    const { _id = 'one' } = await response.json();
    const document = write.at === 'home/home' ? home.stored : `${team.list}/${_id}`;
    if (write.method !== 'DELETE') expect(await stored(document)).toMatchObject({ updatedBy: uid });
  });

  test('not by a visitor, who is asked to log in', async () => {
    const response = await attempt(write);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    await expectRefusal(response, 401, 'unauthenticated', messages.unauthenticated);
    await expectUnchanged();
  });

  test.each(['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])(
    'not with the token “%s”',
    async (token) => {
      const response = await attempt(write, token);
      await expectRefusal(response, 401, 'unauthenticated', messages.unauthenticated);
      await expectUnchanged();
    },
  );

  test('not by a stranger, who is registered but not staff', async () => {
    const { token } = await stranger();
    await expectRefusal(await attempt(write, token), 403, 'forbidden', messages.forbidden);
    await expectUnchanged();
  });

  test('not by former staff, from the moment they are removed', async () => {
    const { token } = await formerStaff();
    await expectRefusal(await attempt(write, token), 403, 'forbidden', messages.forbidden);
    await expectUnchanged();
  });

  test('not by staff whose account was disabled or deleted', async () => {
    const { token, uid } = await newStaff();
    await accounts.updateUser(uid, { disabled: true });
    const first = await attempt(write, token);
    await expectRefusal(first, 401, 'unauthenticated', messages.unauthenticated);
    await accounts.deleteUser(uid);
    const second = await attempt(write, token);
    await expectRefusal(second, 401, 'unauthenticated', messages.unauthenticated);
    await expectUnchanged();
  });
});

/**
 * Every path and method of the table of routes. Bodies are no JSON, and the id is one that nothing can have: so staff
 * hear of that, and nothing is changed, whatever is wrong with a handler.
 */
const operations = routes.flatMap(({ path, methods, operations: described }) =>
  Object.entries({ ...described?.() })
    .filter(([method]) => Object.hasOwn(methods, method))
    .map(([method, operation]) => ({
      method,
      operation,
      at: path.replace(':id', '__none__'),
      hasId: path.includes(':id'),
    })),
);

type TestedOperation = (typeof operations)[number];

/** The status of an operation for anyone who may use it. */
const statusFor = ({ hasId, operation: { body, done = 200 } }: TestedOperation) => {
  if (hasId) return 404;
  return body ? 400 : done;
};

interface Asking {
  token: () => Promise<string | undefined>;
  /** The answer to those who may not ask. */
  refusal: string;
  role?: Role;
}

const ofRole = (role: Role): Asking => ({
  token: async () => (await newStaff(role)).token,
  refusal: '403 forbidden',
  role,
});

/** The people who ask. */
const people: Record<string, Asking> = {
  nobody: { token: async () => undefined, refusal: '401 unauthenticated' },
  'a stranger': { token: async () => (await stranger()).token, refusal: '403 forbidden' },
  'someone who was staff': {
    token: async () => (await formerStaff()).token,
    refusal: '403 forbidden',
  },
  'a viewer': ofRole('viewer'),
  'an editor': ofRole('editor'),
  'a manager': ofRole('manager'),
  'staff without a role': { token: staff, refusal: '403 forbidden', role: 'manager' },
};

const mayAsk = (who: Operation['who'], { role }: Asking) => who === 'everybody' || may(role, who);

describe('before the content or the id is validated', () => {
  test.each(Object.entries(people))(
    '%s may do what the table of routes says',
    async (_, person) => {
      const as = await person.token();
      const attempts = operations.map(({ method, at, operation }) => async () => {
        const body = operation.body && { body: '{"admin":' };
        const response = await ask(method, `/api${at}`, {
          ...body,
          ...(as !== undefined && { as }),
        });
        const refused = response.status === 401 || response.status === 403;
        const { code } = refused ? await response.json() : { code: '' };
        return `${method} ${at}: ${response.status} ${code}`.trim();
      });
      const expected = operations.map((tested) => {
        const answer = mayAsk(tested.operation.who, person) ? statusFor(tested) : person.refusal;
        return `${tested.method} ${tested.at}: ${answer}`;
      });
      expect(await inParallel(3, attempts)).toEqual(expected);
    },
  );

  test('only staff get validation errors', async () => {
    const as = await staff();
    const answers = [
      await ask('PUT', '/api/home/home', { as, body: { admin: true } }),
      await ask('POST', '/api/team', { as, body: '{"admin":' }),
      await ask('PUT', '/api/team/__one__', { as, body: { admin: true } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 404]);
  });
});
