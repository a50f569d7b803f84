import {
  draftOf,
  reviewComments,
  reviewLinks,
  siteDocument,
  staffMember,
} from '@lamplight/content/paths';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from './support/axe.ts';
import { demoStaff, resetDemo } from './support/demo.ts';
import { openEditor, savedLabel, toldOpen } from './support/editor.ts';
import { finger, type Hand, keyboard } from './support/hands.ts';
import { faultsOnPaper } from './support/paper.ts';
import {
  storeDirectly,
  storedCollection,
  storedDocument,
  storedItems,
  storeVersion,
} from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(async () => {
  await resetDemo();
  await storeDirectly('staff/colleague', { email: 'ruth@lamplight.example' });
});

const home = siteDocument('home');

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** The editor's notice about the draft. */
const notice = (page: Page) => page.getByRole('region', { name: 'Draft', exact: true });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share draft' });

/** Shares the draft that is open. @returns the address of the link */
async function share(page: Page, hand: Hand): Promise<string> {
  await hand.press(button(notice(page), 'Share draft'));
  const dialog = dialogOf(page);
  await expect(dialog.getByText('No links yet.')).toBeVisible();
  await hand.press(button(dialog, 'Create link'));
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await expect(link).toBeFocused();
  await expect(dialog.getByText('Not opened yet')).toBeVisible();
  await expectNoOverhang(page, 'dialog');
  await expectAccessible(page);
  const address = await link.inputValue();
  await hand.press(button(dialog, 'Close'));
  await expect(dialog).toBeHidden();
  await expect(button(notice(page), 'Share draft')).toBeFocused();
  return address;
}

/** Opens a link in a browser of someone who has no account. */
async function visit(browser: Browser, address: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Expects that axe finds nothing on the page that is shown, which axe can look at only if scripts may run. */
async function expectNothingToSayOf(visitor: Page): Promise<void> {
  await visitor.route('**/review/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await visitor.reload();
  // The site's own bar lies over links halfway down the page.
  await visitor.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(visitor);
  await visitor.unrouteAll();
  await visitor.reload();
}

/** Expects that a printed draft says that it is one, and has no form. */
async function expectDraftOnPaper(visitor: Page): Promise<void> {
  expect(await faultsOnPaper(visitor)).toEqual([]);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText('This is a draft.')).toBeVisible();
  await expect(visitor.getByLabel('Your name')).toBeHidden();
  await visitor.emulateMedia({ media: null });
}

for (const [way, width, handOf] of [
  ['by keyboard', 1280, keyboard],
  ['on a phone', 390, finger],
] as const) {
  test(
    `someone without an account reads a draft and comments on it, ${way}`,
    nightly,
    async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 844 });
      const hand = handOf(page);
      const content = await storedDocument(home);
      const fields = { story: { ...Object(content?.story), pointer1title: 'Not public yet' } };
      const draft = { state: 'open', base: [1], fields, since: 1 };
      await storeVersion(draftOf(home), draft, 1);
      await openEditor(page, '/contenthome');
      const address = await share(page, hand);

      const visitor = await visit(browser, address, width);
      const reader = handOf(visitor);
      await expect(visitor.getByText('Not public yet')).toBeVisible();
      await expect(visitor.getByText('This is a draft.')).toBeVisible();
      await expectNoOverhang(visitor, 'draft');
      await expectNothingToSayOf(visitor);
      await reader.press(visitor.getByRole('link', { name: 'Comment' }));
      await reader.press(button(visitor, 'Send comment'));
      await expect(visitor.getByRole('alert')).toBeFocused();
      const name = visitor.getByLabel('Your name');
      await expect(name).toHaveAccessibleDescription('Enter your name');
      await expectNothingToSayOf(visitor);
      await reader.type(visitor.getByLabel('Your name'), 'Noor');
      await reader.type(visitor.getByLabel('Comment', { exact: true }), 'A shorter title?');
      await reader.press(button(visitor, 'Send comment'));
      await expect(visitor.getByText('Thank you. Your comment was sent.')).toBeFocused();

      await test.step('staff see the comment live and mark it as done', async () => {
        const summary = notice(page).getByText('1 comment', { exact: true });
        await hand.press(summary);
        await expect(notice(page).getByText('A shorter title?')).toBeVisible();
        await expectNoOverhang(page, 'comments');
        await expectAccessible(page);
        await hand.press(button(notice(page), 'Done: comment by Noor'));
        await expect(notice(page).getByText('1 comment, done')).toBeVisible();
        await expect(notice(page).getByText('A shorter title?')).toBeHidden();
        expect(await storedCollection(reviewComments)).toMatchObject([{ done: true }]);
        await hand.press(notice(page).getByText('Show done (1)'));
        await hand.press(button(notice(page), 'Not done: comment by Noor'));
        await expect(notice(page).getByText('1 comment', { exact: true })).toBeVisible();
        expect(await storedCollection(reviewComments)).toMatchObject([{ done: false }]);
      });

      await test.step('staff delete the comment', async () => {
        await hand.press(button(notice(page), 'Delete: comment by Noor'));
        const question = page.getByRole('alertdialog', { name: 'Delete the comment by Noor' });
        await hand.press(button(question, 'Delete'));
        await expect(notice(page).getByText('1 comment', { exact: true })).toHaveCount(0);
        expect(await storedCollection(reviewComments)).toEqual([]);
      });

      await test.step('staff turn off the link, and its visitors see that', async () => {
        await hand.press(button(notice(page), 'Share draft'), 'before');
        const dialog = dialogOf(page);
        await expect(dialog.getByText(/Opened \d+ times/)).toBeVisible();
        await hand.press(button(dialog, /^Turn off: link/));
        await expect(button(dialog, 'Keep it')).toBeFocused();
        await expectAccessible(page);
        await hand.press(button(dialog, 'Turn off'), 'before');
        await expect(dialog.getByText('No link works any more.')).toBeVisible();
        const [link] = await storedCollection(reviewLinks);
        expect(link?.revokedAt).toBeDefined();
        expect(JSON.stringify(link)).not.toContain(address.split('/').at(-1));
        await hand.press(button(dialog, 'Close'));
        await visitor.reload();
        await expect(
          visitor.getByRole('heading', { name: 'This link was turned off' }),
        ).toBeVisible();
        await expectNoOverhang(visitor, 'turned off');
        await expectNothingToSayOf(visitor);
      });
      await visitor.context().close();
    },
  );
}

test('a new page can be shared before it is public, until it is discarded', async ({
  page,
  browser,
}) => {
  await openEditor(page, '/contentpages');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Title').fill('The open day');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('/the-open-day');
  await button(page, 'Save draft').click();
  await expect(page.getByText(savedLabel)).toBeVisible();
  const address = await share(page, finger(page));
  expect((await page.request.get('/the-open-day')).status()).toBe(404);
  expect(await storedItems('pages')).not.toContainEqual(
    expect.objectContaining({ address: '/the-open-day' }),
  );

  const visitor = await visit(browser, address, 1280);
  await expect(visitor.getByRole('heading', { name: 'The open day', level: 1 })).toBeVisible();
  await expectNothingToSayOf(visitor);
  await expectDraftOnPaper(visitor);

  await test.step('the link shows no later draft', async () => {
    await button(page, 'Discard draft').click();
    await expect(notice(page)).toHaveCount(0);
    await visitor.reload();
    await expect(
      visitor.getByRole('heading', { name: 'This draft no longer exists' }),
    ).toBeVisible();
  });
  await visitor.context().close();
});

const comment = {
  draft: 'site~home',
  since: 1,
  link: 'a',
  name: 'نور',
  text: 'A shorter title?',
  at: new Date(),
};

test('comments on a published draft stay until they are done', async ({ page }) => {
  await storeVersion(draftOf(home), { state: 'published', base: [1], fields: {}, since: 1 }, 1);
  await storeDirectly(`${reviewComments}/one`, comment);
  await openEditor(page, '/contenthome');
  await page.getByText('Last draft: 1 open comment').click();
  await expect(page.getByText('A shorter title?')).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Done/).click();
  await expect(page.getByText('1 comment, done')).toBeVisible();
  await expect(page.getByRole('status').getByText('Comment done.')).toBeAttached();
  await page.reload();
  await expect(page.getByText(savedLabel)).toBeVisible();
  await expect(page.getByText('1 comment, done')).toHaveCount(0);
});

test('viewers see neither links nor comments', async ({ page }) => {
  await storeVersion(draftOf(home), { state: 'open', base: [1], fields: {}, since: 1 }, 1);
  await storeDirectly(`${reviewComments}/one`, comment);
  await openEditor(page, '/contenthome');
  await notice(page).getByText('1 comment', { exact: true }).click();
  const [name, time] = [notice(page).getByText('نور'), notice(page).getByText(/^\d\d:\d\d$/)];
  // An Arabic name doesn't change the order of what follows.
  const startOf = async (text: Locator) => (await text.boundingBox())?.x ?? Number.NaN;
  expect(await startOf(name)).toBeLessThan(await startOf(time));
  await toldOpen('/contenthome');
  const asViewer = { ...(await storedDocument(staffMember(demoStaff.uid))), role: 'viewer' };
  await storeDirectly(staffMember(demoStaff.uid), asViewer);
  await expect(button(notice(page), 'Share draft')).toHaveCount(0);
  await expect(notice(page).getByText('1 comment', { exact: true })).toHaveCount(0);
});
