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

test('an application is kept as a draft, checked for missing fields and sent', async ({ page }) => {
  await open(page);
  const alert = page.getByRole('alert');
  const email = page.getByRole('textbox', { name: 'Email' });
  const phone = page.getByRole('textbox', { name: 'Phone' });

  await test.step('answers survive a reload until the form is cleared', async () => {
    await page.getByLabel('Full name').fill('Noor Haddad');
    await page.getByLabel('Weekdays').check();
    await expect(page.getByText('Kept on this device.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Noor Haddad');
    await expect(page.getByLabel('Weekdays')).toBeChecked();
    const clear = page.getByRole('button', { name: 'Clear the form' });
    await clear.click();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(page.getByLabel('Full name')).toHaveValue('Noor Haddad');
    await expect(page.getByLabel('Weekdays')).toBeChecked();
    await expect(page.getByText('Kept on this device.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Noor Haddad');
    await phone.fill('12');
    await email.focus();
    await expect(phone).toHaveAccessibleDescription(/looks short/);
    await clear.click();
    await expect(page.getByText('The form is empty.')).toBeVisible();
    await expect(phone).not.toHaveAccessibleDescription(/looks short/);
    await open(page);
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });

  await test.step('the error summary links to each missing required field', async () => {
    const summary = alert.filter({ hasText: 'Please fill in all required fields.' });
    const links = summary.getByRole('link');
    const sectionLink = page.getByRole('link', { name: 'About you' });
    for (const [index, [label, fill]] of required.entries()) {
      const missing = required.length - index;
      await submit(page);
      await expect(links).toHaveCount(missing);
      // One that is alone has the focus at once.
      if (missing > 1) {
        await expect(summary).toBeFocused();
        await summary.getByRole('link', { name: label, exact: true }).click();
      }
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('aria-invalid', 'true');
      await expect(focused).toHaveAccessibleDescription(/^(Enter|Choose|Say whether|Tick) .+\./);
      await fill(page);
      if (label === 'Location') await expect(sectionLink).toHaveAccessibleName(/Complete/);
      else if (label === 'Full name')
        await expect(sectionLink).not.toHaveAccessibleName(/Complete/);
    }
    expect(await storedCollection('mentors')).toEqual([]);
  });

  await test.step('an invalid email is reported above the form and next to the field', async () => {
    await email.fill('noor@example');
    await submit(page);
    await expect(alert).toContainText('Please check the marked fields.');
    await expect(alert).not.toContainText('Please fill in');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(
      'Enter an email address such as name@example.org.',
    );
    const [above, field] = [await alert.boundingBox(), await email.boundingBox()];
    expect(above?.y).toBeLessThan(field?.y ?? 0);
    await alert.getByRole('link', { name: 'Email' }).click();
    await expect(email).toBeFocused();
  });

  await test.step('a phone number that looks too short gets a warning but is accepted', async () => {
    await phone.fill('12');
    await email.focus();
    await expect(phone).toHaveAccessibleDescription('This number looks short. Is it complete?');
    await phone.fill('+1 555 010 0199');
    await email.focus();
    await expect(phone).not.toHaveAccessibleDescription(/short/);
  });

  await test.step('the application arrives and the form is reset', async () => {
    await email.fill('مثال@مثال.com');
    await page.getByLabel('Why do you want to be a mentor?').fill('Someone did it for me.');
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
      motivation: 'Someone did it for me.',
    });
    // Some browsers encode the domain.
    expect(canonicalText(String(stored?.email))).toBe('مثال@مثال.com');
    for (const field of Object.keys(mentorApplicationSamples.valid.small ?? {})) {
      expect(stored).toHaveProperty(field);
    }
  });
});
