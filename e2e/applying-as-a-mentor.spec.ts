import { canonicalText } from '@lamplight/content/canonical';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { resetDemo } from './support/demo.ts';
import {
  openMentorForm as open,
  required,
  submitMentorForm as submit,
} from './support/mentorForm.ts';
import { storedCollection } from './support/store.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(resetDemo);

test('an application arrives and the form is reset', async ({ page }) => {
  await open(page);
  for (const [, fill] of required) await fill(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('مثال@مثال.com');
  await page.getByLabel('Why do you want to be a mentor?').fill('Somebody did it for me.');
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await submit(page);
  const thanks = page.getByRole('dialog', { name: 'Your application is with us' });
  await thanks.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByLabel('Weekends')).not.toBeChecked();
  const [stored] = await storedCollection('mentors');
  expect(stored).toMatchObject({
    fullName: 'Noor Haddad',
    daysAvailable: ['Weekends'],
    laptopAccess: 'Yes',
    acknowledgment: true,
    motivation: 'Somebody did it for me.',
  });
  // Some browsers encode the domain.
  expect(canonicalText(String(stored?.email))).toBe('مثال@مثال.com');
  for (const field of Object.keys(mentorApplicationSamples.valid.small ?? {})) {
    expect(stored).toHaveProperty(field);
  }
});

test('each required field that is missing is named, and its name leads to it', async ({ page }) => {
  await open(page);
  for (const [label, fill] of required) {
    await submit(page);
    const summary = page
      .getByRole('alert')
      .filter({ hasText: 'Please fill in all required fields.' });
    await summary.getByRole('link', { name: label, exact: true }).click();
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('aria-invalid', 'true');
    await fill(page);
    await expect(summary.getByRole('link', { name: label, exact: true })).toBeHidden();
  }
  expect(await storedCollection('mentors')).toEqual([]);
});

test('what is typed is there after a reload, until the form is cleared', async ({ page }) => {
  await open(page);
  await page.getByLabel('Full name').fill('Noor Haddad');
  await page.getByLabel('Weekdays').check();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Noor Haddad');
  await expect(page.getByLabel('Weekdays')).toBeChecked();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});
