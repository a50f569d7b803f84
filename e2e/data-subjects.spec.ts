import { readFile } from 'node:fs/promises';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { resetDemo } from './support/demo.ts';
import { answer, openEditor, stayOnReload } from './support/editor.ts';
import { tabTo } from './support/keyboard.ts';
import { storedDocument } from './support/store.ts';
import { storeSubmissions } from './support/submissions.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const email = 'noor@lamplight.example';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** Twelve messages: two are Noor's, one mentions her. And her application. */
const store = async () => {
  await storeSubmissions('feedback', 12, (index) => ({
    content: {
      ...feedbackSamples.valid.small,
      name: `Visitor ${index}`,
      ...([1, 9].includes(index) && {
        name: `Noor ${index}`,
        emailOrPhone: 'Noor@Lamplight.example',
      }),
      ...(index === 3 && { message: `Please ask ${email} too.` }),
    },
    at: hoursAgo(index),
    state: index === 1 ? 'new' : 'done',
  }));
  const application = { ...mentorApplicationSamples.valid.small, fullName: 'Noor Haddad', email };
  await storeSubmissions('mentors', 1, () => ({ content: application, at: hoursAgo(1) }));
};

test(
  'a person’s data is found, exported and erased, and the activity log records it',
  nightly,
  async ({ page }) => {
    await store();
    await openEditor(page, '/contentfeedback');
    const names = page.getByRole('table').locator('tbody td:nth-child(2)');
    await expect(names).toHaveCount(5);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(names).toHaveCount(12);
    await expect(page.getByText('1 unread').first()).toBeAttached();

    await page.getByRole('button', { name: 'Noor 1' }).click();
    await page.getByRole('dialog').getByLabel('Note').fill('Noor rang');
    await page.getByRole('button', { name: 'This person’s data' }).click();
    const dialog = page.getByRole('dialog', { name: 'A person’s data' });
    const contact = dialog.getByRole('textbox', { name: 'Email or phone' });
    await expect(contact).toHaveValue('Noor@Lamplight.example');
    await expect(contact).toBeFocused();
    await contact.fill('Noor');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(
      'Enter one email, or one phone number with at least 6 digits.',
    );
    await contact.fill(email);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('4 submissions were found.');
    const found = dialog.getByRole('checkbox');
    await expect(found).toHaveCount(4);
    const mention = dialog.getByRole('checkbox', {
      name: /^Visitor 3.*Only mentioned in: Message$/,
    });
    await expect(mention).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await dialog.getByText('Read it').click();
    await expect(dialog.getByText(`Please ask ${email} too.`)).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('person.json');
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(file.Feedback.map(({ Name }: { Name: string }) => Name)).toEqual(['Noor 1', 'Noor 9']);
    expect(file['Mentor applications']).toMatchObject([{ Email: email, State: 'New' }]);

    await tabTo(page, dialog.getByRole('button', { name: 'Erase...' }));
    await page.keyboard.press('Enter');
    await answer(page, 'Erase these 3 submissions?', 'Erase');
    const erased = '2 feedback submissions and 1 mentor application.';
    await expect(dialog.getByRole('status')).toHaveText(`Erased: ${erased}`);
    await expect(found).toHaveCount(1);
    await expect(contact).toBeFocused();
    expect(await storedDocument('mentors/sent-0')).toBeUndefined();

    await contact.fill(` ${email.toUpperCase()} `);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('1 submission was found.');
    await expect(dialog.getByText(/^Erased on \d+ \w+ \d{4}, \d\d:\d\d by you: /)).toContainText(
      erased,
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    // The submission open beneath it was erased too.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(names).toHaveText([0, 2, 3, 4, 5, 6, 7, 8, 10, 11].map((n) => `Visitor ${n}`));
    await expect(page.getByText('unread')).toHaveCount(0);

    // The note being typed about her doesn't stay on the device either.
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    expect(await kept()).toContain('Noor rang');
    await page.reload();
    await expect.poll(kept).not.toContain('Noor rang');
  },
);

test.describe('when the API cannot be reached', () => {
  test.use({ expectedMessages: /Failed to load resource|net::ERR/ });

  test('shows an error and keeps the search and its results', nightly, async ({ page }) => {
    await store();
    await openEditor(page, '/contentmentorform');
    await page.getByRole('button', { name: 'A person’s data' }).click();
    const dialog = page.getByRole('dialog', { name: 'A person’s data' });
    await dialog.getByRole('textbox', { name: 'Email or phone' }).fill(email);
    await page.route('**/api/persons/*', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Find' }).click();
    await expect(dialog.getByRole('status')).toHaveText('The search failed. Please try again.');
    await page.unroute('**/api/persons/*');
    await dialog.getByRole('button', { name: 'Find' }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(4);
    let abort = () => {};
    const aborted = new Promise<void>((resolve) => {
      abort = resolve;
    });
    await page.route('**/api/persons/*', async (route) => {
      await aborted;
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Erase...' }).click();
    await answer(page, 'Erase these 3 submissions?', 'Erase');
    await expect(dialog.getByRole('button', { name: 'Erasing...' })).toBeVisible();
    await stayOnReload(page);
    abort();
    await expect(dialog.getByRole('status')).toContainText('Some data may not have been erased.');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(dialog.getByRole('textbox', { name: 'Email or phone' })).toHaveValue(email);
  });
});
