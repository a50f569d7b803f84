import { addressClaim, listItem } from '@lamplight/content/paths';
import type { Page } from '@playwright/test';
import { expectNoOverhang } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { holdSaves, openEditor, palette, savedLabel } from './support/editor.ts';
import { fillIn } from './support/fields.ts';
import { finger, type Hand, keyboard } from './support/hands.ts';
import { staffSession } from './support/session.ts';
import { openPage } from './support/sharedTab.ts';
import { storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const narrow = { width: 390, height: 844 };

/** Takes a page through its whole life. */
async function liveThrough(page: Page, hand: Hand): Promise<void> {
  const ask = (path: string) => page.request.get(path, { maxRedirects: 0 });
  const statusOf = async (path: string) => (await ask(path)).status();
  const textAt = async (path: string) => (await ask(path)).text();
  const save = async () => {
    await hand.save();
    await expect(page.getByText(savedLabel)).toBeVisible();
    await expectNoOverhang(page, page.url());
  };
  const shown = page.getByRole('checkbox', { name: 'Visitors can see this page' });
  const openFromList = async () => {
    await hand.press(page.getByRole('button', { name: 'Edit Chess club' }));
    await expect(page.getByText(savedLabel)).toBeVisible();
  };

  await test.step('it is created and published', async () => {
    await hand.press(page.getByRole('button', { name: 'Add page' }));
    await hand.type(page.getByLabel('Title'), 'Chess club');
    await hand.press(page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByLabel('Address')).toHaveValue('/chess-club');
    await hand.tick(shown);
    await save();
    expect(await textAt('/sitemap.xml')).toContain('/chess-club</loc>');
  });

  await test.step('it has a description for search engines and messengers', async () => {
    await hand.type(page.getByLabel('Description'), 'Chess and cocoa, every Friday.');
    await save();
    expect(await textAt('/chess-club')).toContain('content="Chess and cocoa, every Friday."');
  });

  await test.step('it is added to a menu', async () => {
    await hand.press(page.locator('summary', { hasText: 'Add to menu' }), 'before');
    await hand.press(page.getByRole('button', { name: 'Our work' }));
    await expect(page.getByText('Added to the menu “Our work”.')).toBeVisible();
    expect(await textAt('/')).toContain('href="/chess-club"');
  });

  await test.step('Find finds it', async () => {
    await openPage(page, '/contentabout');
    await expect(page.getByText(savedLabel)).toBeVisible();
    await find(page, hand, 'chess');
    await expect(page.getByLabel('Address')).toHaveValue('/chess-club');
  });

  await test.step('its old address redirects to the new one', async () => {
    await hand.retype(page.getByLabel('Address'), '/projects/chess');
    await save();
    expect((await ask('/chess-club')).headers().location).toBe('/projects/chess');
    expect(await textAt('/')).toContain('href="/projects/chess"');
  });

  await test.step('visitors can’t open it while it is hidden', async () => {
    await hand.tick(shown);
    await save();
    expect(await statusOf('/projects/chess')).toBe(404);
    expect(await textAt('/sitemap.xml')).not.toContain('/projects/chess');
    await hand.tick(shown);
    await save();
    expect(await statusOf('/projects/chess')).toBe(200);
  });

  await test.step('it is deleted and restored', async () => {
    await hand.press(page.getByRole('link', { name: 'All pages' }), 'before');
    await hand.press(page.getByRole('button', { name: 'Delete Chess club' }));
    const question = page.getByRole('alertdialog', { name: 'Delete Chess club?' });
    await hand.press(question.getByRole('button', { name: 'Delete' }));
    await expect(question).toBeHidden();
    await expect.poll(() => statusOf('/projects/chess')).toBe(410);
    await hand.press(page.getByRole('button', { name: 'Recently deleted' }), 'before');
    await hand.press(page.getByRole('button', { name: 'Restore Chess club' }));
    await expect(page.getByText('Chess club restored.')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await statusOf('/projects/chess')).toBe(200);
    await openFromList();
    await expect(page.getByLabel('Address')).toHaveValue('/projects/chess');
  });
}

/** Opens what is found first: by keys, or through the button on a phone. */
async function find(page: Page, hand: Hand, letters: string): Promise<void> {
  const first = palette(page).getByRole('option', { selected: true });
  const button = page.getByRole('button', { name: 'Find' });
  const isNarrow = page.viewportSize()?.width === narrow.width;
  await (isNarrow ? hand.press(button) : page.keyboard.press('ControlOrMeta+K'));
  await hand.type(palette(page).getByRole('combobox'), letters);
  await expect(first).toHaveText(/^Chess club/);
  await (isNarrow ? hand.press(first) : page.keyboard.press('Enter'));
  await expect(palette(page)).toBeHidden();
}

test(
  'a page is created, linked, moved, hidden, deleted and restored by keyboard alone',
  nightly,
  async ({ page }) => {
    test.setTimeout(120_000);
    await openEditor(page, '/contentpages');
    await liveThrough(page, keyboard(page));
  },
);

test(
  'a page is created, linked, moved, hidden, deleted and restored on a phone',
  nightly,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(narrow);
    await openEditor(page, '/contentpages');
    await liveThrough(page, finger(page));
  },
);

test.describe('when two people save the same address simultaneously', () => {
  // The rules refuse the one who comes second, or the store has them try again.
  test.use({ expectedMessages: /status of 403/ });

  // A save that is held for longer than eight seconds is given up, which a busy machine needs.
  test(
    'one gets it, and the other sees an error at the field',
    nightly,
    async ({ page: mine, browser, baseURL }) => {
      const site = baseURL ?? '';
      const session = await staffSession(browser, site);
      const other = await browser.newContext({ baseURL: site, storageState: session });
      const theirs = await other.newPage();
      const pages = [
        { page: mine, id: 'evening-school' },
        { page: theirs, id: 'our-history' },
      ];
      await openEditor(mine, '/contentpages?page=evening-school');
      await theirs.goto('/contentpages?page=our-history');
      await expect(theirs.getByText(savedLabel)).toBeVisible();

      for (let time = 1; time <= 5; time += 1) {
        const address = `/contested-${time}`;
        const release = await Promise.all(
          pages.map(async ({ page, id }) => {
            await fillIn(page.getByLabel('Address'), address);
            const free = await holdSaves(page);
            const held = page.waitForRequest(
              (request) =>
                request.url().includes('/documents:commit') &&
                request.postData()?.includes(listItem('pages', id)) === true,
            );
            await page.getByRole('button', { name: 'Update', exact: true }).click();
            await held;
            return free;
          }),
        );
        for (const free of release) free();
        await expectOneToHave(address, pages);
      }
      await other.close();
    },
  );
});

/** Expects one of two pages to be saved at an address, and the other's editor to say why it isn't. */
async function expectOneToHave(address: string, pages: readonly { page: Page; id: string }[]) {
  const taken = 'Another page has this address';
  const saved = ({ page }: { page: Page }) => page.getByText(savedLabel);
  const refused = ({ page }: { page: Page }) => page.getByRole('alertdialog', { name: 'Error' });
  for (const each of pages) await expect(saved(each).or(refused(each))).toBeVisible();
  const winners = [];
  for (const each of pages) {
    if (await saved(each).isVisible()) winners.push(each.id);
    else {
      await expect(refused(each)).toContainText(taken);
      await refused(each).getByRole('button', { name: 'Close' }).click();
      await expect(each.page.getByLabel('Address')).toHaveAccessibleDescription(new RegExp(taken));
    }
  }
  expect(winners).toHaveLength(1);
  expect(await storedDocument(addressClaim(address))).toEqual({ page: winners[0] });
  const stored = await Promise.all(pages.map(({ id }) => storedDocument(listItem('pages', id))));
  expect(stored.filter((page) => page?.address === address)).toHaveLength(1);
}
