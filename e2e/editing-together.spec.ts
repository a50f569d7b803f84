import type { Locator } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import {
  dismissError,
  holdSaves,
  openEditor,
  savedLabel,
  storeRequests,
  update,
} from './support/editor.ts';
import { expectTextIn } from './support/fields.ts';
import { bringToRest, openPage } from './support/sharedTab.ts';
import { storeDirectly, storedDocument, storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

/**
 * Has a text typed into a field so many tasks of the page after it says that something else is stored: between
 * any two of those in which React takes that over.
 * @returns a function that resolves once it is typed
 */
async function typeAfterSave(field: Locator, text: string, tasks: number) {
  const page = field.page();
  await field.evaluate(
    (input: HTMLInputElement, { typed, after }) => {
      const label = () =>
        [...document.querySelectorAll('main [role=status]')].map((each) => each.textContent).join();
      const [before, { port1, port2 }] = [label(), new MessageChannel()];
      let passed = 0;
      input.focus();
      const done = new Promise<void>((resolve) => {
        port1.onmessage = () => {
          if (label() !== before) passed += 1;
          if (passed < after) return port2.postMessage('');
          input.select();
          document.execCommand('insertText', false, typed);
          resolve();
        };
      });
      Object.assign(window, { done });
      port2.postMessage('');
    },
    { typed: text, after: tasks },
  );
  return () => page.evaluate(() => (window as unknown as { done: Promise<void> }).done);
}

test(
  'text typed up to three tasks after a colleague’s save arrives is kept',
  nightly,
  async ({ page }) => {
    for (const tasks of [1, 2, 3]) {
      await resetDemo();
      const support = (await storedDocument('site/support')) ?? {};
      const donate = { ...Object(support.donate), point1: 'Theirs' };
      await storeDirectly('site/support', { ...support, updatedAt: new Date('2026-01-01') });
      await bringToRest(page);
      await openEditor(page, '/contentsupport');
      const typed = await typeAfterSave(page.getByLabel('Point 2').first(), 'Mine', tasks);
      await storeVersion('site/support', { ...support, donate }, 2);
      await typed();
      await update(page, 'Support content updated successfully!');
      expect(await storedDocument('site/support'), `${tasks} tasks`).toMatchObject({
        donate: { ...donate, point2: 'Mine' },
        version: 3,
      });
    }
  },
);

test('two editors of one greeting merge their changes, and conflicts aren’t overwritten', async ({
  page: contact,
  context,
}) => {
  const titleField = '[name=feedbacktitle]';
  await openEditor(contact, '/contentcontact');

  await test.step('the contact editor saves only its changed fields', async () => {
    await contact.getByLabel('Phone number').fill('+1 555 010 0199');
    await update(contact);
    expect(await storedDocument('site/contact')).toMatchObject({ version: 2 });
    expect(await storedDocument('site/feedbackGreeting')).toMatchObject({ version: 1 });
    await contact.locator(titleField).fill('');
    await update(contact);
    expect(await storedDocument('site/contact')).toMatchObject({ version: 2 });
    expect(await storedDocument('site/feedbackGreeting')).toMatchObject({
      feedbacktitle: '',
      version: 2,
    });
  });

  const greeting = await context.newPage();
  await openEditor(greeting, '/contentfeedback');

  await test.step('changes to different fields are both kept', async () => {
    const before = await storedDocument('site/contact');
    await contact.getByLabel('Phone number').fill('+1 555 010 0142');
    await contact.getByLabel('Feedback message').fill('From the contact page');
    await greeting.locator(titleField).fill('From the greeting');
    await update(greeting, 'Feedback title and message updated successfully!');
    await contact.bringToFront();
    await update(contact);
    expect(await storedDocument('site/contact')).toMatchObject({
      mail: before?.mail,
      number: '+1 555 010 0142',
      version: 3,
    });
    expect(await storedDocument('site/feedbackGreeting')).toMatchObject({
      feedbacktitle: 'From the greeting',
      feedbackmessage: 'From the contact page',
      version: 4,
    });
  });

  await test.step('a field that both changed isn’t overwritten', async () => {
    await expectTextIn(greeting.getByLabel('Feedback message'), 'From the contact page');
    await contact.locator(titleField).fill('Mine, of the contact page');
    await greeting.bringToFront();
    await greeting.locator(titleField).fill('From the greeting again');
    await update(greeting, 'Feedback title and message updated successfully!');
    await expect(contact.getByText('Someone else saved this page in the meantime.')).toBeVisible();
    await contact.bringToFront();
    await contact.getByRole('button', { name: 'Update' }).click();
    const question = contact.getByRole('alertdialog', { name: /also changed this$/ });
    await expect(question).toContainText('From the greeting again');
    await contact.getByRole('button', { name: 'Keep editing' }).click();
    await expect(contact.locator(titleField)).toHaveValue('Mine, of the contact page');
    expect(await storedDocument('site/feedbackGreeting')).toMatchObject({
      feedbacktitle: 'From the greeting again',
      version: 5,
    });
    expect(await storedDocument('site/contact')).toMatchObject({ version: 3 });
  });
});

test('a colleague’s save appears in unchanged fields', async ({ page }) => {
  await openEditor(page, '/contentmission');
  const mission = await storedDocument('site/mission');
  await storeVersion('site/mission', { ...mission, titlemission1: 'Their words' }, 2);
  await expect(page.getByLabel('First mission title')).toHaveValue('Their words');
});

test('saving doesn’t restore an item that a colleague has deleted', async ({ page }) => {
  await openPage(page, '/contentteam');
  await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
  await page.getByLabel(/^Position/).fill('Physicist');
  await storeDirectly('team/samuel-adeyemi', null);
  await page.getByRole('button', { name: 'Update' }).click();
  await dismissError(
    page,
    'Failed to save team member: Someone else saved this page in the meantime.',
  );
  await expect(page.getByLabel(/^Position/)).toHaveValue('Physicist');
  expect(await storedDocument('team/samuel-adeyemi')).toBeUndefined();
});

test('text typed during a save is kept', async ({ page }) => {
  await openEditor(page, '/contentsupport');
  await page.getByLabel('Point 1').first().fill('Saved');
  const release = await holdSaves(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await page.getByLabel('Point 2').first().fill('Typed meanwhile');
  release();
  await expect(page.getByText('Support content updated successfully!')).toBeVisible();
  await expect(page.getByLabel('Point 2').first()).toHaveValue('Typed meanwhile');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(savedLabel)).toBeVisible();
  expect(await storedDocument('site/support')).toMatchObject({
    donate: { point1: 'Saved', point2: 'Typed meanwhile' },
    version: 3,
  });
});

test.describe('with the store unreachable', () => {
  test.use({ expectedMessages: /./ });

  test('a failed save says so and loses nothing', nightly, async ({ page }) => {
    await openEditor(page, '/contentfeedback');
    await page.getByLabel('Feedback title').fill('Thanks a lot');
    await page.route(storeRequests, (route) => route.abort());
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Failed to update feedback title and message. Please try again later.',
      { timeout: 10_000 },
    );
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Feedback title')).toHaveValue('Thanks a lot');
  });
});
