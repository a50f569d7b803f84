import { demoContact } from '@lamplight/content/demo/contact';
import { expectAccessible } from './support/axe.ts';
import { saidOfBusySite, storeBusySite } from './support/busySite.ts';
import { countDocuments } from './support/countDocuments.ts';
import { resetDemo } from './support/demo.ts';
import { openEditor, palette, update } from './support/editor.ts';
import { staffLogin, staffNavigation } from './support/staff.ts';
import { storeDirectly, storedItems, storeVersion } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

/** The most documents that the page may read of Firestore, however many there are. */
const maxRead = 60;

test(
  'the start page shows drafts, colleagues, changes and gaps in few reads; Find loads lazily',
  nightly,
  async ({ context }) => {
    // Another tab: the one that is shared may not be given scripts.
    const page = await context.newPage();
    await storeBusySite();
    await storeDirectly('site/contact', null);
    const read = await countDocuments(page);
    await page.goto('/content');
    for (const text of saidOfBusySite) {
      await expect(page.getByRole('main')).toContainText(text);
    }
    const card = (name: string) => page.getByRole('region', { name });
    await expect(card('Getting started')).toContainText('7 of 8 done');
    await expect(card('Getting started').getByRole('link')).toHaveText(['Contact details']);
    // It would be none if they were not counted.
    expect(read()).toBeGreaterThan(30);
    expect(read()).toBeLessThanOrEqual(maxRead);
    await expectAccessible(page);

    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(decodeURIComponent(request.postData() ?? '')));
    const readsList = () =>
      bodies.some((body) => body.includes('"collectionId":"studentTestimonials"'));
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('option').first()).toBeVisible();
    // The store's updates come after the answers to earlier requests.
    await storeVersion('site/contact', demoContact, 3);
    await expect(page.locator('main')).not.toContainText('7 of 8 done');
    expect(readsList()).toBe(false);
    await page.keyboard.type('samuel');
    await expect(
      palette(page)
        .getByRole('option', { name: /^Samuel/ })
        .first(),
    ).toBeVisible();
    await expect.poll(readsList).toBe(true);
    await page.keyboard.press('Escape');

    for (const [change, opened] of [
      [/ saved Mission/, 'History'],
      [/deleted “colleague-7”/, 'Recently deleted'],
    ] as const) {
      await card('Recent changes').getByRole('link', { name: change }).click();
      await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
      await page.keyboard.press('Escape');
      await staffNavigation(page).getByRole('link', { name: 'Start' }).click();
    }

    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('Typed before lunch');
    await staffNavigation(page).getByRole('link', { name: 'Start' }).click();
    await card('Unsaved on this device').getByRole('link', { name: 'Support us' }).click();
    await expect(page.getByLabel('Point 1').first()).toHaveValue('Typed before lunch');
  },
);

test('a page that was never saved opens again from Start, and after the log-in', async ({
  page,
}) => {
  await openEditor(page, '/contentpages');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Title').fill('Chess club');
  await page.getByRole('button', { name: 'Continue' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await title.fill('Chess & cocoa');
  const address = page.url();

  await staffNavigation(page).getByRole('link', { name: 'Start' }).click();
  const drafts = page.getByRole('region', { name: 'Unsaved on this device' });
  await drafts.getByRole('link', { name: 'Pages' }).click();
  await expect(title).toHaveValue('Chess & cocoa');
  await expect(page).toHaveURL(address);

  // Away for longer than half an hour.
  await page.evaluate(() => localStorage.setItem('lamplight.lastInput', '1'));
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(staffLogin.email);
  await page.getByLabel('Password').fill(staffLogin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(address);
  await expect(title).toHaveValue('Chess & cocoa');

  await page.getByRole('link', { name: 'Blocks', exact: true }).click();
  await update(page);
  expect(await storedItems('pages')).toContainEqual(
    expect.objectContaining({ title: 'Chess & cocoa', order: expect.any(Number) }),
  );
});
