import { siteDocument } from '@lamplight/content/paths';
import { publicPages } from '@lamplight/content/sitePages';
import { ar } from '@lamplight/content/texts/visitor/ar';
import { en } from '@lamplight/content/texts/visitor/en';
import { es } from '@lamplight/content/texts/visitor/es';
import type { TextKey, Translation } from '@lamplight/content/texts/visitor/keys';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from '../../e2e/support/axe.ts';
import { emptySite, resetDemo } from '../../e2e/support/demo.ts';
import { openEditor, update } from '../../e2e/support/editor.ts';
import { smallPhoto } from '../../e2e/support/photos.ts';
import { storedDocument } from '../../e2e/support/store.ts';
import { expect, sharedTabTest as test } from '../../e2e/support/test.ts';

test.beforeEach(resetDemo);

const pages = [...new Set(publicPages.map(([, { path }]) => path))];

/** The texts of a page that are read, or read aloud, each piece by itself. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style')) found.push(node.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const name of ['alt', 'aria-label', 'aria-roledescription', 'title', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });

const english = Object.entries(en) as [TextKey, string][];

/** The pieces that are ours, not this organisation's, or are English. */
const foreignIn = (texts: string[], translation: Translation) =>
  texts.filter(
    (text) =>
      /lamplight/i.test(text) ||
      english.some(([key, word]) => translation[key] !== word && text.split(' · ').includes(word)),
  );

async function expectPages(page: Page, language: 'es' | 'ar', translation: Translation) {
  for (const path of pages) {
    await page.goto(path);
    const root = page.locator('html');
    await expect(root, path).toHaveAttribute('lang', language);
    await expect(root, path).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page, path).toHaveTitle(/Farol/);
    expect(foreignIn(await textsOf(page), translation), path).toEqual([]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverhang(page, path);
      await expectAccessible(page);
    }
  }
}

test('another organisation sets up an empty site using the browser only', async ({
  page,
  browser,
}) => {
  test.slow();
  await emptySite();
  await openEditor(page, '/contentorganisation');
  await page.locator('[name="name"]').fill('Farol');
  await page.locator('[name="sentence"]').fill('Nadie aprende a solas.');
  await page.locator('[name="address"]').fill('Calle Mayor 1\nMadrid');
  await page.locator('[name="registration"]').fill('NIF G12345678');
  await page.locator('[name="donations"]').fill('Asociación Farol');
  await page.locator('[name="colour"]').fill('#0b6b3a');
  await page.locator('[name="accent"]').fill('#ffd700');
  await page.locator('[name="typefaces"]').selectOption('system');
  await page.locator('[name="corners"]').selectOption('straight');
  await page.locator('[name="language"]').selectOption('es');

  await page.getByRole('button', { name: 'Choose a picture for Logo' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  const fileChooser = page.waitForEvent('filechooser');
  await chooser.getByRole('button', { name: 'Upload' }).click();
  await (await fileChooser).setFiles([await smallPhoto('#0b6b3a', 'farol.png')]);
  await expect(page.locator('[name="logo"]')).toHaveValue(/\.512w\.png$/);
  await update(page);
  const stored = await storedDocument(siteDocument('organisation'));
  expect(stored).toMatchObject({ name: 'Farol', language: 'es', version: 1 });

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await expectPages(visitor, 'es', es);
  await visitor.goto('/');
  const logo = String(stored?.logo);
  await expect(visitor.locator('header img')).toHaveAttribute('src', /\.240w\.png$/);
  await expect(visitor.locator('link[rel="icon"]')).toHaveAttribute(
    'href',
    logo.replace('.512w.', '.32w.'),
  );
  await expect(visitor.locator('footer')).toContainText('Calle Mayor 1');
  await expect(visitor.locator('footer')).toContainText('Asociación Farol');
  const button = visitor.locator('main form [type=submit]');
  await visitor.goto('/contact');
  // Their green, a little darker: white is on it with the contrast that AAA asks for.
  await expect(button).toHaveCSS('background-color', 'rgb(3, 103, 55)');
  await expect(button).toHaveCSS('border-radius', '0px');

  const icon = await visitor.request.get('/apple-touch-icon.png');
  expect(icon.headers()['content-type']).toBe('image/png');
  const manifest = await (await visitor.request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Farol', description: 'Nadie aprende a solas.' });
  for (const { src } of manifest.icons) expect((await visitor.request.get(src)).status()).toBe(200);

  await page.getByLabel('Find a text').fill('apóyenos');
  await page.getByLabel('Apóyenos', { exact: true }).fill('Eche una mano');
  await update(page);
  await visitor.goto('/support');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Eche una mano');

  await page.getByLabel('Apóyenos', { exact: true }).fill('');
  await page.locator('[name="language"]').selectOption('ar');
  await update(page);
  await expectPages(visitor, 'ar', ar);
  await context.close();
});
