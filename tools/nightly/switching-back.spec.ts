import { allPages } from '@lamplight/content/sitePages';
import type { Locator } from '@playwright/test';
import { resetDemo } from '../../e2e/support/demo.ts';
import { openEditor, unfold } from '../../e2e/support/editor.ts';
import { openPage } from '../../e2e/support/sharedTab.ts';
import { expect, sharedTabTest as test } from '../../e2e/support/test.ts';

test.beforeEach(resetDemo);

const fieldsIn = (form: Locator) => form.locator(':is(input, textarea, select)[name]');

/** The values of a form's fields, by their names. */
const heldIn = (form: Locator) =>
  fieldsIn(form).evaluateAll((fields: HTMLInputElement[]) =>
    fields.map(({ name, value }) => [name, value]),
  );

/** Switches each switch and each choice of a form to all else and back, and expects nothing to be lost. */
async function switchAll(form: Locator): Promise<number> {
  await expect(fieldsIn(form).first()).toBeAttached();
  const held = await heldIn(form);
  const boxes = form.getByRole('checkbox');
  const choices = form.locator('select[name]');
  const [boxCount, choiceCount] = [await boxes.count(), await choices.count()];
  for (const box of await boxes.all()) {
    const before = await box.isChecked();
    await box.press('Space');
    await expect(box).toBeChecked({ checked: !before });
    await box.press('Space');
    await expect(box).toBeChecked({ checked: before });
  }
  for (const choice of await choices.all()) {
    const chosen = await choice.inputValue();
    const options = choice.locator('option');
    const values = await options.evaluateAll((all: HTMLOptionElement[]) =>
      all.map(({ value }) => value),
    );
    for (const value of [...values, chosen]) await choice.selectOption(value);
  }
  expect(await boxes.count()).toBe(boxCount);
  expect(await choices.count()).toBe(choiceCount);
  expect(await heldIn(form)).toEqual(held);
  return boxCount + choiceCount;
}

/** Lists whose items are edited in a dialog. */
const inDialogs = ['team', 'studentTestimonials', 'allNews', 'events'];

for (const [name, { editor }] of allPages) {
  test(`switching back and forth loses nothing: ${name}`, async ({ page }) => {
    if (inDialogs.includes(name)) {
      await openPage(page, editor.path);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      const switches = await switchAll(page.getByRole('dialog').locator('form'));
      return expect(switches).toBeGreaterThan(0);
    }
    await openEditor(page, name === 'pages' ? `${editor.path}?page=evening-school` : editor.path);
    const form = page
      .getByRole('main')
      .locator('form', { has: page.locator('[name]') })
      .last();
    await unfold(page);
    await switchAll(form);
  });
}
