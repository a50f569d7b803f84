import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const discovery = fileURLToPath(
  new URL('../../node_modules/firebase-functions/lib/bin/firebase-functions.js', import.meta.url),
);

/** The functions and parameters that a deploy with these settings finds in the build. */
async function found(settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplight-found-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'functions.yaml');
  const source = path.join(process.env.LAMPLIGHT_STAGE ?? '', 'functions');
  await promisify(execFile)(process.execPath, [discovery, source], {
    cwd: source,
    env: { ...process.env, FUNCTIONS_MANIFEST_OUTPUT_PATH: file, ...settings },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('functions for mail and retention are not deployed unless configured, and need no secret', async () => {
  const { endpoints, params } = await found({ SMTP_USER: '' });
  const omitted = (name: string) => endpoints[name].omit;
  expect(omitted('noticeOfFeedback')).toBe('{{ params.SMTP_HOST == "" }}');
  expect(omitted('noticeOfMentors')).toBe('{{ params.SMTP_HOST == "" }}');
  expect(omitted('letterOfInvitation')).toBe('{{ params.SMTP_HOST == "" }}');
  expect(omitted('alertOfErrors')).toBe('{{ params.SMTP_HOST == "" }}');
  expect(omitted('deleteOldSubmissions')).toBe('{{ params.RETENTION_DAYS == 0 }}');
  expect(omitted('deleteOldActivity')).toBe('{{ params.ACTIVITY_DAYS == 0 }}');
  for (const name of ['api', 'site', 'pictures', 'files']) expect(omitted(name)).toBeUndefined();
  expect(params.filter(({ type }: { type: string }) => type === 'secret')).toEqual([]);
});

test('with an SMTP log-in, only functions that send mail get the password', async () => {
  const { endpoints, params } = await found({ SMTP_USER: 'lamplight' });
  expect(params).toContainEqual({ type: 'secret', name: 'SMTP_PASSWORD' });
  const knowing = Object.keys(endpoints).filter((name) =>
    endpoints[name].secretEnvironmentVariables?.some(
      ({ key }: { key: string }) => key === 'SMTP_PASSWORD',
    ),
  );
  const letters = ['letterOfInvitation', 'noticeOfFeedback', 'noticeOfMentors'];
  expect(knowing.toSorted()).toEqual(['alertOfErrors', ...letters]);
  const trigger = endpoints.noticeOfFeedback.eventTrigger;
  expect(trigger).toMatchObject({
    eventType: 'google.cloud.firestore.document.v1.created',
    eventFilterPathPatterns: { document: 'feedback/{id}' },
    retry: true,
  });
});
