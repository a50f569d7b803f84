import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { storedCollection } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

test.beforeEach(resetDemo);

async function write(page: Page, emailOrPhone: string) {
  await page.goto('/contact');
  await untilHydrated(page, 'form button');
  await page.getByLabel('Name').fill('Noor');
  await page.getByLabel('Email or Phone').fill(emailOrPhone);
  await page.getByLabel('Subject').fill('A lamp');
  await page.getByLabel('Message').fill('Where do I\nfind one?');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

test('a message with valid contact details arrives, shows thanks and clears the form', async ({
  page,
}) => {
  await write(page, '');
  const address = page.getByLabel('Email or Phone');

  await test.step('invalid contact details are rejected and nothing is sent', async () => {
    const hint = page.getByText('Please enter a valid email address or a 10-digit phone number.');
    for (const wrong of ['', 'noor', 'noor@example', '555010019', '55501001990']) {
      // A valid one in between, so that the next message is about this one.
      await address.fill('noor@example.org');
      await expect(hint).toBeHidden();
      await address.fill(wrong);
      await page.getByLabel('Message').focus();
      await submit(page);
      await expect(hint, wrong).toBeVisible();
      await expect(address, wrong).toBeFocused();
    }
    expect(await storedCollection('feedback')).toEqual([]);
  });

  await test.step('it arrives and shows the organisation’s thank-you message', async () => {
    await address.fill('5550100199');
    await submit(page);
    const thanks = page.getByRole('dialog', { name: 'Thank you for writing to us' });
    await expect(thanks).toBeVisible();
    await thanks.getByRole('button', { name: 'Close' }).click();
    await expect(thanks).toBeHidden();
    await expect(page.getByLabel('Message')).toHaveValue('');
    expect(await storedCollection('feedback')).toMatchObject([
      {
        name: 'Noor',
        emailOrPhone: '5550100199',
        subject: 'A lamp',
        message: 'Where do I\nfind one?',
      },
    ]);
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});

test('text typed while a message is being sent stays', async ({ page }) => {
  await write(page, 'noor@example.org');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/api/feedback', async (route) => {
    await promise;
    await route.continue();
  });
  const sent = page.waitForRequest('/api/feedback');
  await submit(page);
  await sent;
  const typed = 'Where do I\nfind one? And when?';
  await page.getByLabel('Message').fill(typed);
  resolve();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(typed);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(typed);
});

test.describe('with a failing connection', () => {
  test.use({ expectedMessages: /ERR_|status of 400/ });

  test('the input survives, and a retry is stored only once', async ({ page }) => {
    await write(page, 'noor@example.org');
    const alert = page.getByRole('alert');

    await test.step('the input survives, even a reload', async () => {
      await page.route('/api/feedback', (route) => {
        expect(route.request().postDataJSON().elapsed).toBeGreaterThan(0);
        return route.abort();
      });
      await submit(page);
      await expect(alert).toHaveText('Failed to submit feedback. Please try again later.');
      await expect(page.getByLabel('Message')).toHaveValue('Where do I\nfind one?');
      await page.reload();
      await expect(page.getByLabel('Message')).toHaveValue('Where do I\nfind one?');
      await untilHydrated(page);
    });

    await test.step('a retry after a lost response is stored only once', async () => {
      await page.unroute('/api/feedback');
      await page.route('/api/feedback', async (route) => {
        // Typing before the reload took longer than the server can know.
        expect(route.request().postDataJSON()).not.toHaveProperty('elapsed');
        await route.fetch();
        await route.abort();
      });
      await submit(page);
      await expect(alert).toBeVisible();
      await page.unroute('/api/feedback');
      await submit(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await storedCollection('feedback')).toMatchObject([{ spam: '' }]);
    });
  });

  test('without its validation, the fields that the server refuses are marked', async ({
    page,
  }) => {
    await page.route(/schemaResolver/, (route) => route.abort());
    await write(page, 'noor');
    await submit(page);
    const address = page.getByLabel('Email or Phone');
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(
      /Please enter a valid email address or a 10-digit phone number\./,
    );
    await expect(page.getByRole('alert')).toHaveText(/Please check the marked fields\./);
    await address.fill('noor@example.org');
    await submit(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
