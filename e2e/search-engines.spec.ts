import { dayOf } from '@lamplight/content/metrics';
import { dayCount } from '@lamplight/content/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { dismissError, openAdvanced, openEditor, update } from './support/editor.ts';
import { openPreview } from './support/preview.ts';
import { storeDirectly, storedCollection, storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const titleOf = (page: Page) => page.locator('head > title').textContent();

test('staff set how a page looks in search results and shared links, with a preview', async ({
  page,
  context,
  request,
}) => {
  await openEditor(page, '/contentsharing');
  await openPreview(page);
  const mission = page.getByRole('region', { name: 'Mission' });
  await mission.getByLabel('Title').focus();
  const cards = page.getByRole('region', { name: 'How it looks in search results and messages' });
  // Until something is typed it is what the page says by itself.
  await expect(cards.getByText('Mission · Lamplight')).toHaveCount(2);
  await expect(cards.getByText(/^Title with .*: 19 characters/)).toBeVisible();

  const long = 'What we want, why we want it, and what we do for it every single week';
  await mission.getByLabel('Title').fill(long);
  await expect(cards.getByText(`${long} · Lamplight`)).toBeVisible();
  await expect(cards.getByText(/: 81 characters; search results show about 60/)).toBeVisible();
  await mission.getByLabel('Title').fill('What we want');
  await mission
    .getByLabel(/^Description(?! \(alt)/)
    .fill('An hour a week for everybody who wants it.');
  await openAdvanced(mission);
  await mission.getByLabel(/^Picture/).fill('/demo/slide-graduation.1600w.webp');
  await expect(cards.getByText('What we want · Lamplight')).toHaveCount(2);
  await expect(cards.locator('img[src*="slide-graduation"]')).toBeVisible();
  await expectAccessible(page);
  await update(page);
  expect(await storedDocument('site/sharing')).toMatchObject({
    pages: { '/mission': { title: 'What we want' }, '/about': {} },
  });
  expect(Object.keys(Object((await storedDocument('site/sharing'))?.pages))).toHaveLength(3);

  await test.step('each editor has a tab for its own page', async () => {
    await openEditor(page, '/contentmission');
    await page.getByRole('link', { name: 'Search and sharing' }).click();
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).toHaveValue('What we want');
    await title.fill('');
    await expect(title).toHaveAttribute('placeholder', 'Mission · Lamplight');
    await title.fill('What we want now');
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await expect(title).toHaveCount(0);
    await page.goBack();
    await expect(title).toHaveValue('What we want now');
    await update(page);
    expect(await storedDocument('site/sharing')).toMatchObject({
      pages: { '/mission': { title: 'What we want now' }, '/about': {} },
    });
    await title.fill('What we want');
    await update(page);
  });

  // The server may count on what it has read for a while.
  const head = async () => (await (await request.get('/mission')).text()).split('<body>')[0];
  await expect.poll(head, { timeout: 15_000 }).toContain('<title>What we want · Lamplight</title>');
  expect(await head()).toContain('content="An hour a week for everybody who wants it."');

  const visitor = await context.newPage();
  await visitor.goto('/');
  await visitor.getByText('Our story').first().click();
  await visitor.getByRole('link', { name: 'Mission' }).first().click();
  await expect.poll(() => titleOf(visitor)).toBe('What we want · Lamplight');
});

test.describe('a missing address', () => {
  // Browsers report that there is nothing.
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test('redirects home until staff set a redirect', nightly, async ({ page }) => {
    const day = dayOf(Date.now());
    const missed = { a: { path: '/call/…', count: 2 } };
    await storeDirectly(dayCount(day, 1), { day, counts: { missed: { all: 2 } }, missed });
    await page.goto('/about');
    await page.goto('/old/story.html');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('doesn’t exist any more')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    const counted = async () =>
      (await storedCollection('seen')).flatMap(({ missed }) => Object.values(Object(missed)));
    await expect.poll(counted).toContainEqual({ path: '/old/story.html', count: 1 });

    await page.goto('/contentvisits');
    const found = page.getByRole('region', { name: 'Pages not found' });
    await expect(found.getByRole('row', { name: /^\/call\/…/ }).getByRole('link')).toHaveCount(0);
    await found
      .getByRole('row', { name: /^\/old\/story\.html/ })
      .getByRole('link')
      .click();
    const rows = page.getByRole('group', { name: /^redirect \d+$/ });
    await expect(rows).toHaveCount(4);
    const last = rows.last();
    const target = last.getByRole('textbox', { name: /^Leads to/ });
    await expect(last.getByLabel('Old address')).toHaveValue('/old/story.html');
    await expect(target).toBeFocused();
    await target.fill('/spenden');
    await page.getByRole('button', { name: 'Update' }).click();
    await dismissError(page, '/spenden is an old address too: lead to /support instead');
    await target.fill('/about');

    await page.getByLabel('File with redirects').setInputFiles({
      name: 'old.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        '\ufefffrom;to\r\nhttps://old.example/Team.html;/team\r\n/spenden;/contact\r\n/about;/team\r\n"/a;b";/news\r\n',
      ),
    });
    await expect(page.getByText('3 lines imported. Check them, then press Update.')).toBeVisible();
    await expect(page.getByText('Line 4: There is a page at /about')).toBeVisible();
    await expectAccessible(page);
    await update(page);
    expect((await storedDocument('site/redirects'))?.redirects).toEqual({
      '/our-story.html': '/about',
      '/volunteer': '/mentorform',
      '/spenden': '/contact',
      '/old/story.html': '/about',
      '/team.html': '/team',
      '/a;b': '/news',
    });
    await expect
      .poll(
        async () => {
          await page.goto('/old/story.html');
          return new URL(page.url()).pathname;
        },
        { timeout: 15_000 },
      )
      .toBe('/about');
  });
});
