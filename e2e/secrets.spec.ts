import { readFile } from 'node:fs/promises';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { resetDemo } from './support/demo.ts';
import { openEditor } from './support/editor.ts';
import { preview } from './support/preview.ts';
import { logIn, staffLogin } from './support/staff.ts';
import { storeSubmissions } from './support/submissions.ts';
import { expect, nightly, test } from './support/test.ts';

test.beforeEach(resetDemo);

test('no requested URL contains a token or the password', nightly, async ({ page, context }) => {
  await storeSubmissions('feedback', 1, () => ({
    content: { ...feedbackSamples.valid.small },
    at: new Date(),
  }));
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  await logIn(page);
  await openEditor(page, '/contentsupport');
  await expect(preview(page).getByRole('main')).toBeVisible();
  await openEditor(page, '/contentfeedback');
  await page.getByRole('button', { name: 'Excel Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await readFile(await (await download).path())).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Logout' }).waitFor();

  const { origins } = await context.storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  const user = JSON.parse(kept.find(({ name }) => name.includes('authUser'))?.value ?? '{}');
  const { accessToken, refreshToken } = user.stsTokenManager;
  const secrets = [staffLogin.password, accessToken, refreshToken];
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
  expect(urls.some((address) => address.includes('/api/feedback/export'))).toBe(true);
  // The part that all tokens of a session have in common, too.
  for (const secret of [...secrets, accessToken.split('.')[1].slice(0, 40), 'Bearer']) {
    const holding = urls.filter((address) => decodeURIComponent(address).includes(secret));
    expect(holding).toEqual([]);
  }
});
