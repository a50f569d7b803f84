import { messages } from '@lamplight/content/messages';
import { siteDocument } from '@lamplight/content/paths';
import { homeSamples } from '@lamplight/content/samples/home';
import { describe, expect, test } from 'vitest';
import { arrange, putBackAfterwards, stored } from './documents.ts';
import { formerStaff, newStaff, staff, stranger } from './people.ts';
import { accounts, ask } from './suite.ts';

const home = siteDocument('home');
putBackAfterwards(home);

const saveAs = async (as: string | undefined) => {
  await arrange(home, { ...homeSamples.valid.small });
  return ask('PUT', '/api/home/home', {
    body: { testimonials: [] },
    ...(as !== undefined && { as }),
  });
};

const expectRefusal = async (answer: Response, status: number, code: string, message: string) => {
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message, code });
  expect(await stored(home)).toMatchObject({ ...homeSamples.valid.small, version: 1 });
};

describe('the home content can be saved', () => {
  test('by staff', async () => {
    expect((await saveAs(await staff())).status).toBe(200);
  });

  test('by whoever has just joined the staff, under their own name', async () => {
    const { token, uid } = await newStaff();
    expect((await saveAs(token)).status).toBe(200);
    expect(await stored(home)).toMatchObject({ updatedBy: uid });
  });
});

describe('the home content cannot be saved', () => {
  test('by a visitor, who is asked to log in', async () => {
    const answer = await saveAs(undefined);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    await expectRefusal(answer, 401, 'unauthenticated', messages.unauthenticated);
  });

  test.each(['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])(
    'with the token “%s”',
    async (token) => {
      await expectRefusal(await saveAs(token), 401, 'unauthenticated', messages.unauthenticated);
    },
  );

  test('by a stranger, who is registered but not staff', async () => {
    const { token } = await stranger();
    await expectRefusal(await saveAs(token), 403, 'forbidden', messages.forbidden);
  });

  test('by former staff, from the moment they are removed', async () => {
    const { token } = await formerStaff();
    await expectRefusal(await saveAs(token), 403, 'forbidden', messages.forbidden);
  });

  test('by staff whose account was disabled', async () => {
    const { token, uid } = await newStaff();
    await accounts.updateUser(uid, { disabled: true });
    await expectRefusal(await saveAs(token), 401, 'unauthenticated', messages.unauthenticated);
  });

  test('by staff whose account was deleted', async () => {
    const { token, uid } = await newStaff();
    await accounts.deleteUser(uid);
    await expectRefusal(await saveAs(token), 401, 'unauthenticated', messages.unauthenticated);
  });
});

test('who may not save is not told what is wrong with the content', async () => {
  const { token } = await stranger();
  const answer = await ask('PUT', '/api/home/home', { as: token, body: { admin: true } });
  expect(answer.status).toBe(403);
});
