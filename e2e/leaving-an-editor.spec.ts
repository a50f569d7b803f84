import { allPages } from '@lamplight/content/sitePages';
import { expectNoOverhang } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { answer, openEditor } from './support/editor.ts';
import { staffNavigation, unfold } from './support/staff.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const question = 'Leave without saving?';

test('leaving an editor keeps a local draft; logging out or closing the tab asks first', async ({
  page,
  context,
}) => {
  await openEditor(page, '/contentsupport');
  const navigation = page.getByRole('navigation', { name: 'Staff' });
  await page.getByLabel('Point 1').first().fill('Unsaved');
  await navigation.getByRole('button', { name: 'Logout' }).click();
  await answer(page, question, 'Stay');
  await expect(page).toHaveURL('/contentsupport');

  await navigation.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contentcontact');
  const kept = page.getByRole('status').filter({ hasText: 'kept as a draft on this device' });
  await kept.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/contentsupport');
  await expect(page.getByLabel('Point 1').first()).toHaveValue('Unsaved');

  await test.step('leaving without changes doesn’t ask, closing the tab with changes does', async () => {
    const other = await context.newPage();
    await openEditor(other, '/contentmission');
    await staffNavigation(other).getByRole('link', { name: 'Contact Us' }).click();
    await expect(other).toHaveURL('/contentcontact');
    await other.getByLabel('Phone number').fill('5550100142');
    const opened = other.waitForEvent('dialog');
    await other.close({ runBeforeUnload: true });
    const dialog = await opened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });
});

test(
  'every link in the staff navigation opens its editor on wide and narrow screens',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contenthome');
    // Home is open already, so it comes last.
    const [home, ...others] = allPages;
    const pages = [...others, ...(home ? [home] : [])];
    const backdrops = new Set<string | undefined>();
    for (const [, { title, editor }] of pages) {
      const { path, menu: group, entry: name = title } = editor;
      const isWide = path.length % 2 === 1;
      await page.setViewportSize(
        isWide ? { width: 1280, height: 720 } : { width: 390, height: 800 },
      );
      const navigation = staffNavigation(page);
      const menu = navigation.getByText('Menu');
      await expect(menu).toBeVisible({ visible: !isWide });
      if (!isWide) await menu.click();
      if (group) await unfold(page, group);
      await navigation.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      if (isWide) {
        const here = navigation.locator('[aria-current=page]');
        await expect(here).toHaveText(new RegExp(`^${name}`));
      }
      // Programmes are called as on the site too: “Study Zone (SZ)”.
      const called = new RegExp(`^(${title}|${name}|.+ \\(${title}\\))$`);
      await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible();
      const seeIt = page.getByRole('link', { name: 'View live page' });
      // Visitors see nothing of redirects, and the list of pages has a link for each.
      if (['/contentredirects', '/contentpages'].includes(path)) await expect(seeIt).toHaveCount(0);
      else await expect(seeIt.first()).toHaveAttribute('target', '_blank');
      // As wide and high as a window of 1,280 by 1,024 pixels that is enlarged four times.
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expectNoOverhang(page, path);
      await page.evaluate(() => window.scrollTo({ top: 400 }));
      await expect.soft(page.getByRole('banner'), path).not.toBeInViewport();
      backdrops.add(
        await page
          .getByRole('main')
          .locator('div')
          .evaluateAll((all) =>
            all.map((div) => getComputedStyle(div).backgroundImage).find((one) => one !== 'none'),
          ),
      );
    }
    expect(backdrops.size).toBe(pages.length);
  },
);
