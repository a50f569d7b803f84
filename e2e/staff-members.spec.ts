import { staffMember } from '@lamplight/content/paths';
import { roleHints } from '@lamplight/content/rights';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { answer, dismissError, errorDialog, update } from './support/editor.ts';
import { expectTextIn } from './support/fields.ts';
import { openPage } from './support/sharedTab.ts';
import { addColleague, colleague, logIn } from './support/staff.ts';
import { inProject, mailedResetCode, storedCollection, storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

// Actions that someone may no longer do are refused, and the browser reports it.
test.use({ expectedMessages: /status of (400|401|403|409)/ });
test.beforeEach(resetDemo);
test.beforeEach(removeInvited);

const invited = { email: 'amina@lamplight.example', password: 'a-lamp-of-my-own' };

/** Removes the account of the person invited, as if nobody had ever been. */
async function removeInvited(): Promise<void> {
  await inProject(async ({ auth }) => {
    const { users } = await auth.getUsers([{ email: invited.email }]);
    await Promise.all(users.map(({ uid }) => auth.deleteUser(uid)));
  });
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
}

async function chooseRole(page: Page, email: string, role: string): Promise<void> {
  await page.getByLabel(`Role of ${email}`).selectOption(role);
  await answer(page, `Make ${email} ${role}?`, 'Change role');
}

const mission = '[name="mission.missiondescription1"]';

test(
  'a manager invites someone, makes them a viewer while they type, and removes them',
  nightly,
  async ({ page, browser }) => {
    await openPage(page, '/contentpeople');
    await expect(rowOf(page, 'staff@lamplight.example')).toContainText('You');
    await invite(page, 'amina', 'Editor');
    await expect(page.getByRole('alert')).toHaveText('Invalid email format');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await invite(page, invited.email, 'Editor');
    await expect(page.getByText('Invited. We have sent them a link')).toBeVisible();
    await expect(rowOf(page, invited.email)).toContainText('Has not logged in yet');
    await expectAccessible(page);

    // The invited sets a password with the mail that Auth has sent, and works.
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const theirs = await context.newPage();
    const code = await mailedResetCode(invited.email);
    await theirs.goto(`/forgot-password?mode=resetPassword&oobCode=${code}`);
    await theirs.getByLabel('New password').fill(invited.password);
    await theirs.getByRole('button', { name: 'Set the password' }).click();
    await expect(theirs.getByRole('alert')).toContainText('Your password is set');
    await expect(theirs.getByRole('link', { name: 'Log in' })).toBeFocused();
    await logIn(theirs, invited.password, invited.email);
    await theirs.goto('/contentmission');
    await theirs.locator(mission).fill('Nobody learns alone, says Amina.');
    await update(theirs, 'Mission content updated successfully!');
    await theirs.locator(mission).fill('Nobody learns alone, and nobody types in vain.');

    // Made a viewer while they type.
    await page.reload();
    await expect(rowOf(page, invited.email)).toContainText('Active');
    await chooseRole(page, invited.email, 'Viewer');
    await expect(page.getByText('Role changed successfully!')).toBeVisible();
    await expect(theirs.getByText('You can no longer edit this page')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Update' })).toHaveCount(0);
    await expectTextIn(theirs.locator(mission), /in vain/);
    await expect(theirs.locator(mission)).not.toBeEditable();
    const drafts = await theirs.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('lamplight.edited.')),
    );
    expect(drafts).toHaveLength(1);
    await expectAccessible(theirs);

    // Once they are an editor again, their text is still there and can be saved.
    await chooseRole(page, invited.email, 'Editor');
    await expect(theirs.getByText('You can no longer edit this page')).toHaveCount(0);
    await update(theirs, 'Mission content updated successfully!');
    const stored = await storedDocument('site/mission');
    expect(stored?.mission.missiondescription1).toMatch(/in vain/);

    // Removed: out at once.
    await rowOf(page, invited.email)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await answer(page, `Remove ${invited.email} from the staff?`, 'Remove');
    await expect(rowOf(page, invited.email)).toHaveCount(0);
    await expect(theirs).toHaveURL('/login');
    await expect(theirs.getByRole('alert')).toContainText('no access to the staff area');
    await context.close();

    // Their activity keeps their name.
    await openPage(page, '/contentactivity');
    const theirSave = page.getByRole('row').filter({ hasText: 'saved Mission' }).first();
    await expect(theirSave).toContainText(invited.email);

    const kinds = (await storedCollection('activity')).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['invited', 'removed', 'role', 'role']);
  },
);

test(
  'inviting someone twice or removing the last manager shows an error',
  nightly,
  async ({ page }) => {
    await addColleague();
    await openPage(page, '/contentpeople');
    await invite(page, colleague.email, 'Viewer');
    await dismissError(page, 'on the staff already');
    await page.getByRole('button', { name: 'Cancel' }).click();

    // Arrow keys change a select with every press: nothing is stored without a question.
    await page.getByLabel(`Role of ${colleague.email}`).focus();
    await page.keyboard.press('ArrowUp');
    await answer(page, `Make ${colleague.email} Editor?`, 'Cancel');
    await expect(page.getByLabel(`Role of ${colleague.email}`)).toHaveValue('manager');
    await chooseRole(page, colleague.email, 'Viewer');
    await expect(page.getByText('Role changed successfully!')).toBeVisible();
    await page.getByLabel('Role of staff@lamplight.example').selectOption('Editor');
    await answer(page, 'Make yourself Editor?', 'Change my role');
    await dismissError(page, 'The site needs a manager');
    await expect(page.getByLabel('Role of staff@lamplight.example')).toHaveValue('manager');
    await rowOf(page, 'staff@lamplight.example')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await answer(page, 'Remove yourself from the staff?', 'Remove');
    await expect(errorDialog(page)).toContainText('The site needs a manager');
  },
);

test('a viewer can read everything and change nothing', nightly, async ({ browser }) => {
  await addColleague();
  await inProject(({ firestore, auth }) =>
    auth
      .getUserByEmail(colleague.email)
      .then(({ uid }) => firestore.doc(staffMember(uid)).update({ role: 'viewer' })),
  );
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(colleague.email);
  await page.getByLabel('Password').fill(colleague.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/contenthome');
  await expect(page.getByText('You can view this page but not edit it.')).toBeVisible();
  await expect(page.getByLabel('Button').first()).toBeDisabled();
  await expect(page.locator('main form button:visible')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/contentteam');
  await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Edit|Delete|Add|Move) / })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Details' });
  await expect(dialog.getByLabel('Name')).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.goto('/contentpictures');
  await expect(page.getByText('You can view this page but not edit it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload pictures' })).toHaveCount(0);
  await context.close();
});

test(
  'staff set their own name, which colleagues see, and their password',
  nightly,
  async ({ page, browser }) => {
    const uid = await inProject(async ({ auth, firestore }) => {
      const account = await auth.createUser(invited);
      await firestore.doc(staffMember(account.uid)).set({ email: invited.email, role: 'editor' });
      return account.uid;
    });
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const theirs = await context.newPage();
    await logIn(theirs, invited.password, invited.email);
    await theirs.goto('/contentaccount');
    await expect(theirs.getByText(roleHints.editor)).toBeVisible();
    await theirs.getByLabel('Name').fill('Amina Okoth');
    await theirs.getByRole('button', { name: 'Save name' }).click();
    await expect(theirs.getByText('Name saved successfully!')).toBeVisible();
    expect(await storedDocument(staffMember(uid))).toMatchObject({ name: 'Amina Okoth' });
    await expectAccessible(theirs);

    await theirs.getByLabel('Current password').fill('wrong');
    await theirs.getByRole('textbox', { name: 'New password', exact: true }).fill('a-second-lamp');
    await theirs.getByRole('button', { name: 'Set password' }).click();
    await expect(theirs.getByText('Current password is incorrect.')).toBeVisible();
    await theirs.getByLabel('Current password').fill(invited.password);
    await theirs.getByRole('button', { name: 'Set password' }).click();
    await expect(theirs.getByText('Your new password is set.')).toBeVisible();

    const saved = theirs.waitForEvent('download');
    await theirs.getByRole('button', { name: 'Download your data' }).click();
    const file = await (await saved).createReadStream();
    const text = (await file.toArray()).join('');
    expect(JSON.parse(text)).toMatchObject({
      Account: { email: invited.email },
      Staff: { name: 'Amina Okoth' },
    });
    await context.close();

    await openPage(page, '/contentpeople');
    await expect(rowOf(page, 'Amina Okoth')).toContainText(invited.email);
  },
);
