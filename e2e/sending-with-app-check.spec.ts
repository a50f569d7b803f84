import type { Page } from '@playwright/test';
import { demoProject } from '../scripts/lib/firebaseTools.ts';
import { local } from '../scripts/lib/places.ts';
import { requestedOffset } from '../scripts/lib/ports.ts';
import { type Running, startAny } from '../tests/functions/framework.ts';
import { resetDemo } from './support/demo.ts';
import { expect, nightly, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

// Google's services cannot be reached from tests: their parts are played here, all others by the site.

let site: Running;

test.beforeAll(async () => {
  await resetDemo();
  const stage = local(`test-${requestedOffset()}`);
  const settings = { APP_CHECK_SITE_KEY: 'site-key' };
  site = await startAny(demoProject, { target: 'site', settings, stage });
});
test.afterAll(() => site.kill());

/** reCAPTCHA, which finds the site's visitors human. */
const recaptcha = `
  let succeed;
  self.grecaptcha = { enterprise: {
    ready: (then) => then(),
    render: (container, { sitekey, callback }) => { succeed = callback; self.siteKey = sitekey; return 0; },
    execute: async () => { succeed(); return 'human at ' + self.siteKey; },
  } };`;

/** Lets the API take forms with a token of App Check alone. Resolves to what was posted, and what Google was asked. */
async function withAppCheck(page: Page) {
  const posts: { token: string | undefined; id: string }[] = [];
  const exchanges: { url: string; body: unknown }[] = [];
  await page.route('**/attestation', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site.address}/attestation` }) }),
  );
  await page.route('https://www.google.com/recaptcha/enterprise.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recaptcha }),
  );
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route, request) => {
    exchanges.push({ url: request.url(), body: request.postDataJSON() });
    return route.fulfill({ json: { token: 'attested', ttl: '3600s' } });
  });
  await page.route('**/api/feedback', (route, request) => {
    const token = request.headers()['x-firebase-appcheck'];
    posts.push({ token, id: request.postDataJSON().id });
    if (token === 'attested') return route.continue();
    return route.fulfill({ status: 401, json: { code: 'unattested', message: 'Not from here' } });
  });
  return { posts, exchanges };
}

async function sendFeedback(page: Page) {
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('Email or Phone').fill('noor@example.org');
  await page.getByRole('button', { name: 'Submit' }).click();
}

test.describe('with App Check', () => {
  test.use({ expectedMessages: /401|ERR_FAILED/ });

  test('a form is resent with a token from a frame and stored', async ({ page }) => {
    const { posts, exchanges } = await withAppCheck(page);
    await sendFeedback(page);
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    expect(posts.map(({ token }) => token)).toEqual([undefined, 'attested']);
    expect(posts[0]?.id).toBe(posts[1]?.id);
    expect(exchanges).toMatchObject([
      { body: { recaptcha_enterprise_token: 'human at site-key' } },
    ]);
    expect(exchanges[0]?.url).toContain(':exchangeRecaptchaEnterpriseToken');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('without a token, an error is shown and the input is kept', nightly, async ({ page }) => {
    const { posts } = await withAppCheck(page);
    await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
      route.abort(),
    );
    await sendFeedback(page);
    await expect(page.getByText('Failed to submit feedback.')).toBeVisible();
    await expect(page.getByLabel('Email or Phone')).toHaveValue('noor@example.org');
    expect(posts).toHaveLength(1);
  });
});
