import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planRestore, restoreBackup } from '../../scripts/backup/restore.ts';
import type { Document } from '../../scripts/backup/store.ts';
import { takeBackup, verifyBackup } from '../../scripts/backup/take.ts';
import { text, twoProjects } from './twoProjects.ts';

const projects = twoProjects('demo-before', 'demo-after');
const { from, to } = projects;
let folder = '';
let file = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lamplight-restores-'));
  file = path.join(folder, 'backup');
  await projects.empty();
});

afterAll(async () => {
  await projects.empty();
  await rm(folder, { recursive: true });
  await projects.end();
});

test('after a restore, what was deleted since can be deleted again', async () => {
  await projects.empty();
  const member: Document = { path: 'team/one', fields: text('One') };
  await from.store.commit([member], []);
  await takeBackup(from, `${file}-before-deletion`);
  const at = { timestampValue: '2026-11-01T10:00:00.123456Z' };
  const deletion: Document = { path: 'activity/team~one~2~deleted', fields: { at } };
  await to.store.commit([deletion], []);
  const backup = await verifyBackup(`${file}-before-deletion`);
  for (const _ of ['once', 'again']) {
    await restoreBackup(to, backup);
    const stored: Document[] = [];
    for await (const each of to.store.documents('activity')) stored.push(each);
    const path = 'activity/team~one~2~deleted~2026-11-01T10:00:00.123456Z';
    expect(stored).toEqual([{ ...deletion, path }]);
  }
  await projects.empty();
});

test('a restore keeps records of erasures and actions and later submissions, cancels schedules in the past and lists staff changes', async () => {
  const draft = (at: string) => ({
    state: { stringValue: 'open' },
    publish: { mapValue: { fields: { at: { stringValue: at } } } },
  });
  const person = (email: string, role: string) => ({
    email: { stringValue: email },
    role: { stringValue: role },
  });
  const former = (names: Record<string, string>): Document => {
    const fields = Object.fromEntries(
      Object.entries(names).map(([uid, name]) => [uid, { stringValue: name }]),
    );
    return { path: 'formerStaff/names', fields: { names: { mapValue: { fields } } } };
  };
  const sentAt = (time: string) => ({ createdAt: { timestampValue: time } });
  const backedUp: Document[] = [
    { path: 'drafts/site~about', fields: draft('2026-11-01T10:00:00Z[Europe/London]') },
    { path: 'drafts/site~team', fields: draft('2999-11-01T10:00:00Z[Europe/London]') },
    { path: 'staff/ruth', fields: person('ruth@example.org', 'editor') },
    { path: 'staff/amina', fields: person('amina@example.org', 'viewer') },
    former({ rosa: 'Rosa' }),
  ];
  const since: Document[] = [
    { path: 'activity/done', fields: text('erased') },
    { path: 'erasures/one', fields: text('a fingerprint') },
    { path: 'feedback/early', fields: sentAt('2026-11-01T10:00:00.123456Z') },
    { path: 'feedback/late', fields: sentAt('2999-11-01T10:00:00.123456Z') },
    { path: 'staff/amina', fields: person('amina@example.org', 'manager') },
    { path: 'staff/noor', fields: person('noor@example.org', 'editor') },
    former({ rosa: 'Rosa', liam: 'Liam' }),
  ];
  await from.store.commit(backedUp, []);
  await takeBackup(from, file);
  await to.store.commit(since, []);
  const backup = await verifyBackup(file);
  expect(await planRestore(to, backup)).toMatchObject({
    deleted: 2,
    kept: 3,
    unscheduled: 1,
    staff: [
      'amina@example.org is viewer, not manager',
      'noor@example.org is no longer on the staff',
      'ruth@example.org is on the staff: editor',
    ],
  });
  await restoreBackup(to, backup);
  const stored = async (source: string) => {
    const found: Document[] = [];
    for await (const each of to.store.documents(source)) found.push(each);
    return found;
  };
  expect([...(await stored('activity')), ...(await stored('erasures'))]).toEqual(since.slice(0, 2));
  expect(await stored('feedback')).toEqual([since[3]]);
  expect(await stored('formerStaff')).toEqual([
    former({ rosa: 'Rosa', liam: 'Liam', noor: 'noor@example.org' }),
  ]);
  expect(await stored('drafts')).toEqual([
    { path: 'drafts/site~about', fields: { state: { stringValue: 'open' } } },
    backedUp[1],
  ]);
  expect(await planRestore(to, backup)).toMatchObject({ changed: 0, unscheduled: 0, staff: [] });
});
