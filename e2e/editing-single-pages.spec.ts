import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import {
  dismissError,
  openAdvanced,
  openEditor,
  unfold as unfoldItems,
  update,
} from './support/editor.ts';
import { type EditedField, editorCases } from './support/editors.ts';
import { clear, fillIn, fillInOrCheck, textIn, valueIn } from './support/fields.ts';
import { storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest, test } from './support/test.ts';

/** Unfolds what a page has folded, such as a transcript. */
async function unfold(page: Page): Promise<void> {
  for (const folded of await page.locator('main details > summary').all()) await folded.click();
}

test.beforeEach(resetDemo);

/** The control of a field, in its part of the editor: of a list of tags the first. */
const control = (page: Page, { part, label }: EditedField) =>
  (part
    ? page.getByRole(/\d$/.test(part) ? 'group' : 'region', { name: part })
    : page.getByRole('main')
  )
    .getByLabel(new RegExp(`^${label}\\W*$`))
    .first();

const valueAt = (data: unknown, at: string): unknown =>
  at.split('.').reduce<unknown>((value, key) => Object(value)[key], data);

/** The labels and values of all fields. */
async function typedIn(page: Page, fields: readonly EditedField[]) {
  const found: [label: string, value: string][] = [];
  for (const field of fields) found.push([field.label, await valueIn(control(page, field))]);
  return found;
}

/** Reloads a page with unsaved changes, which are restored. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Your unsaved changes .* are back/)).toBeVisible();
  await unfoldItems(page);
}

/** The stored data in all of the documents that an editor edits. */
async function stored(documents: readonly string[]) {
  const found: Record<string, unknown>[] = [];
  for (const path of documents) found.push((await storedDocument(path)) ?? {});
  return found;
}

/** The five programmes share their editor with the first. */
const differing = editorCases.filter(({ path }) => !/content(shb|sz|hhk|sem)$/.test(path));

for (const { path, documents, said, publicPath, visit, fields } of differing) {
  sharedTabTest(
    `${path}: every field is edited and visible, and required fields can’t be empty`,
    path === '/contentabout' ? {} : nightly,
    async ({ page, browser }) => {
      const before = Object.assign({}, ...(await stored(documents)));
      await openEditor(page, path);
      await openAdvanced(page);
      for (const field of fields) await fillInOrCheck(control(page, field), field.value);
      const typed = await typedIn(page, fields);
      await reload(page);
      expect(await typedIn(page, fields)).toEqual(typed);
      await update(page, said);

      const saved = await stored(documents);
      for (const each of saved) expect(each).toMatchObject({ version: 2, updatedBy: 'demo-staff' });
      const after = Object.assign({}, ...saved);
      for (const { at, value, stored = value } of fields) {
        expect(valueAt(after, at), at).toEqual(stored);
      }
      const edited = fields.map(({ at }) => at.split('.')[0] ?? '');
      const others = Object.entries(before).filter(
        ([key]) => ![...edited, 'imageAlts', 'version', 'updatedAt', 'updatedBy'].includes(key),
      );
      expect(after).toMatchObject(Object.fromEntries(others));

      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      const visitor = await context.newPage();
      await visitor.goto(publicPath);
      await visit?.(visitor);
      await unfold(visitor);
      for (const { seen, value } of fields) {
        if (seen === null) continue;
        const shown = seen ? visitor.locator(seen) : visitor.getByText(value);
        await expect(shown.first(), seen ?? value).toBeVisible();
      }
      await context.close();

      for (const field of fields) {
        if (field.optional) continue;
        const input = control(page, field);
        const value = await textIn(input);
        await clear(input);
        await page.getByRole('button', { name: 'Update', exact: true }).click();
        await dismissError(
          page,
          field.label === 'URL' ? 'URL is required!' : 'All fields are required',
        );
        await expect(input, field.label).toBeFocused();
        await expect(input, field.label).toHaveAttribute('aria-invalid', 'true');
        await fillIn(input, value);
      }
      for (const each of await stored(documents)) expect(each).toMatchObject({ version: 2 });
    },
  );
}
