import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { listItem } from '@lamplight/content/paths';
import { programmeSamples } from '@lamplight/content/samples/programme';
import { times } from '@lamplight/content/samples/sample';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { workPageSamples } from '@lamplight/content/samples/workPage';
import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { arrangeList, idsIn, restoreListAfterwards, saved, stored } from './documents.ts';
import { inParallel } from './inParallel.ts';
import { staff } from './people.ts';
import { ask } from './suite.ts';

const member = { ...teamMemberSamples.valid.small };
const amina = listItem('team', 'amina');

for (const list of ['team', 'ycm', 'international'] as const) restoreListAfterwards(list);

const send = async (method: string, path: string, body?: unknown) =>
  ask(method, `/api/${path}`, { as: await staff(), body });

const expectConflict = async (response: Response) => {
  expect(response.status).toBe(409);
  const message = messages.changedMeanwhile;
  expect(await response.json()).toEqual({ message, code: 'changed-meanwhile' });
};

describe('the version in a body', () => {
  test.each([0, 2, 4])('%i is refused if 3 is stored', async (version) => {
    await arrangeList('team', { amina: saved(member, 1, 3) });
    await expectConflict(await send('PUT', 'team/amina', { ...member, version }));
    expect(await stored(amina)).toMatchObject({ version: 3, updatedBy: 'arranged' });
  });

  test('may be absent, to overwrite any version', async () => {
    await arrangeList('team', { amina: saved(member, 1, 3) });
    const response = await send('PUT', 'team/amina', { ...member, position: 'Physicist' });
    expect(await response.json()).toMatchObject({ version: 4 });
  });

  test('0 is accepted for a new item', async () => {
    expect((await send('POST', 'team', { ...member, version: 0 })).status).toBe(201);
  });

  test.each([1, 7])('%i is refused for a new item', async (version) => {
    await arrangeList('team', {});
    await expectConflict(await send('POST', 'team', { ...member, version }));
    expect(await idsIn('team')).toEqual([]);
  });

  test.each(['POST', 'PUT'])('must be a number in a %s request', async (method) => {
    const path = method === 'POST' ? 'team' : 'team/amina';
    const response = await send(method, path, { ...member, version: '1' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { version: messages.wrongKind } });
  });
});

describe('at the same time', () => {
  test('of 20 saves of one version, one is stored', async () => {
    await arrangeList('team', { amina: saved(member, 1, 3) });
    const as = await staff();
    const saves = times(20, (index) => () => {
      const body = { position: `Position ${index}`, version: 3 };
      return ask('PUT', '/api/team/amina', { as, body });
    });
    const answers = await inParallel(6, saves);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...times(19, () => 409)]);
    const won = await answers.find(({ status }) => status === 200)?.json();
    expect(await stored(amina)).toMatchObject({ version: 4, position: won.position });
  });

  test('of six deletions of one item, one succeeds', async () => {
    await arrangeList('team', { amina: saved(member, 1) });
    const answers = await inParallel(
      6,
      times(6, () => () => send('DELETE', 'team/amina')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...times(5, () => 404)]);
  });
});

describe('a field that isn’t content', () => {
  const workPage = { ...workPageSamples.valid.small };
  const programme = { ...programmeSamples.valid.small };
  const newImage = { url: '', caption: '' };

  test.each([
    { path: 'ycm', list: 'ycm', content: workPage },
    { path: 'international', list: 'international', content: programme },
  ] as const)('is not stored in /api/$path', async ({ path, list, content }) => {
    await arrangeList(list, {});
    const body = { ...content, newImage, _id: 'other', updatedBy: 'me', updatedAt: 0 };
    const added = await (await send('POST', path, body)).json();
    expect(added).toEqual({ _id: added._id, ...content, version: 1 });
    const changes = { ...body, ...added, title: 'New', newImage };
    const response = await send('PUT', `${path}/${added._id}`, changes);
    expect(await response.json()).toEqual({ ...added, title: 'New', version: 2 });
    expect(await idsIn(list)).toEqual([added._id]);
    const metadata = [
      'order',
      'updatedAt',
      'updatedBy',
      'version',
      ...Object.keys(contentVersionLabel()),
    ];
    expect(Object.keys((await stored(listItem(list, added._id))) ?? {}).toSorted()).toEqual(
      [...Object.keys(content), ...metadata].toSorted(),
    );
  });

  test.each(['newImage', 'order'])('is refused if the team doesn’t know it: %s', async (field) => {
    await arrangeList('team', { amina: saved(member, 1) });
    for (const [method, path] of [['POST', 'team'] as const, ['PUT', 'team/amina'] as const]) {
      const response = await send(method, path, { ...member, [field]: 7 });
      expect(await response.json()).toMatchObject({ fields: { [field]: messages.unknownField } });
    }
  });
});

describe('an item that was broken by hand', () => {
  const broken = { order: 5, name: 7, image: 'javascript:alert(1)', type: 'boss', extra: 1 };

  test('can be saved, which repairs it', async () => {
    await arrangeList('team', { amina: { ...broken, version: 'x' } });
    const response = await send('PUT', 'team/amina', member);
    expect(await response.json()).toEqual({ _id: 'amina', ...member, version: 1 });
    expect(Object.keys((await stored(amina)) ?? {})).not.toContain('extra');
  });

  test('can be deleted', async () => {
    await arrangeList('team', { amina: broken });
    expect((await send('DELETE', 'team/amina')).status).toBe(200);
  });

  test('is not shown without a place, but can still be saved', async () => {
    await arrangeList('team', { amina: { name: 'Amina' } });
    expect((await send('PUT', 'team/amina', member)).status).toBe(200);
    expect(Object.keys((await stored(amina)) ?? {})).not.toContain('order');
  });
});
