import { feedbackSamples } from '@lamplight/content/samples/feedback';
import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { answer, openEditor, savedLabel, toldOpen } from './support/editor.ts';
import { addColleague, colleague, staffLogin } from './support/staff.ts';
import { storeSubmissions } from './support/submissions.ts';
import { expect, nightly, staffTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const logInHere = async (page: Page, { email, password } = staffLogin) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

test(
  'logging out on all devices ends every session and leaves no staff area behind',
  nightly,
  async ({ page, browser, baseURL, context }) => {
    const elsewhere = await browser.newContext({
      storageState: await context.storageState(),
      ...(baseURL && { baseURL }),
    });
    const other = await elsewhere.newPage();
    await openEditor(other, '/contentsupport');
    await other.getByLabel('Point 1').first().fill('Typed elsewhere');
    await page.goto('/contentteam');
    await page.goto('/contentmission');
    await expect(page.getByText(savedLabel)).toBeVisible();
    await toldOpen('/contentsupport');
    await toldOpen('/contentmission');

    await page.goto('/contentaccount');
    await page.getByRole('button', { name: 'Log out on all devices' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Log out on all devices' }).click();
    for (const each of [page, other]) {
      await expect(each).toHaveURL('/login');
      await expect(each.getByRole('alert')).toContainText('You are logged out on all devices.');
      await expect(each.getByRole('navigation')).toHaveCount(0);
      await expect(each.getByRole('alertdialog')).toHaveCount(0);
      const kept = await each.evaluate(() => Object.keys(localStorage).join());
      expect(kept).not.toContain('firebase:authUser');
      expect(kept).not.toContain('lamplight.lastInput');
    }
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();

    await logInHere(other);
    await expect(other).toHaveURL('/contentsupport');
    await expect(other.getByText(/^Your unsaved changes/)).toBeVisible();
    await elsewhere.close();
  },
);

test.describe(() => {
  // A count that waits for a new token, as the clock's jump demands one, goes out when the session has ended.
  test.use({ expectedMessages: /403 .*documents:runAggregationQuery/ });

  test(
    'half an hour idle warns, then logs out, and only they get their work back',
    nightly,
    async ({ page }) => {
      await addColleague();
      await page.clock.install();
      await openEditor(page, '/contentsupport');
      const point = page.getByLabel('Point 1').first();
      const before = await point.inputValue();
      await point.fill('Typed before lunch');

      await page.clock.fastForward('29:00');
      await expect(page.getByRole('alertdialog')).toContainText('Are you still there?');
      await page.keyboard.press('Shift');
      await page.clock.fastForward('02:00');
      await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();

      await page.clock.fastForward('28:00');
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('alert')).toContainText('because you were away');
      await logInHere(page, colleague);
      await expect(page).toHaveURL('/contentsupport');
      await expect(page.getByText(savedLabel)).toBeVisible();
      await expect(point).toHaveValue(before);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      await logInHere(page);
      await expect(page).toHaveURL('/contenthome');
      await page.goto('/contentsupport');
      await expect(point).toHaveValue('Typed before lunch');
    },
  );
});

test(
  'an unsaved note survives a reload, an idle timeout and a logout in another tab',
  nightly,
  async ({ page, context }) => {
    const name = 'Noor Haddad';
    const content = { ...feedbackSamples.valid.small, name };
    await storeSubmissions('feedback', 1, () => ({ content, at: new Date() }));
    await page.clock.install();
    await openEditor(page, '/contentfeedback');
    const dialog = page.getByRole('dialog', { name });
    const note = dialog.getByLabel('Note');
    const open = () => page.getByRole('button', { name }).click();
    const findAgain = async () => {
      await open();
      await expect(dialog.getByText(/^Your unsaved changes .* are back/)).toBeVisible();
      await expect(note).toHaveValue('Called, but no');
    };
    await open();
    await note.fill('Called, but no');
    await page.reload();
    await findAgain();

    await page.clock.fastForward('31:00');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toContainText('are kept on this device');
    await logInHere(page);
    await expect(page).toHaveURL('/contentfeedback');
    await findAgain();

    const other = await context.newPage();
    await openEditor(other, '/contentfeedback');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await logInHere(page);
    await expect(page).toHaveURL('/contentfeedback');
    await findAgain();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await answer(page, 'Leave without saving?', 'Leave');
    await findAgain();
  },
);

test(
  'nothing promises to keep changes when the browser can’t store them',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('lamplight.edited'))
          throw new DOMException('Full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.clock.install();
    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('Typed before lunch');
    await expect(page.getByText('Unsaved changes, not kept on this device')).toBeVisible();
    const question = page.getByRole('alertdialog');
    const claim = /(is|are) kept/;

    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(question).toContainText('Leave without saving?');
    await expect(question).not.toContainText(claim);
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.clock.fastForward('29:00');
    await expect(question).toContainText('Are you still there?');
    await expect(question).not.toContainText(claim);
    await page.clock.fastForward('02:00');
    await expect(page.getByRole('alert')).toContainText(
      'could not keep all of your unsaved changes',
    );
  },
);
