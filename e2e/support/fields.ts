import { expect, type Locator } from '@playwright/test';

/** The blocks of a formatted text, one after the other. */
const blocks = 'p, h2, h3, h4, li, blockquote:not(:has(p))';

const fields = 'input:not([type=file]), textarea, select, [role=textbox]';

/** The text in a field, of formatted text without its formatting. */
export const textIn = (field: Locator): Promise<string> =>
  field.evaluate((element, selector) => {
    if ('value' in element) return String(element.value);
    const all = [...element.querySelectorAll(selector)];
    return all.map(({ textContent }) => textContent).join('\n\n');
  }, blocks);

/**
 * Puts a text into a field in place of its own. Playwright selects a formatted text and types before the browser has told
 * the editor of that selection, which no hand is fast enough for.
 */
export const fillIn = (field: Locator, text: string): Promise<void> =>
  expect(async () => {
    await field.fill(text);
    expect(await textIn(field)).toBe(text);
  }).toPass();

/** Does the same in a field of any kind: a checkbox is checked if the text is `true`. */
export async function fillInOrCheck(field: Locator, text: string): Promise<void> {
  if ((await field.getAttribute('type')) === 'checkbox') await field.setChecked(text === 'true');
  else await fillIn(field, text);
}

/** The value of a field of any kind. */
export const valueIn = async (field: Locator): Promise<string> =>
  ['checkbox', 'radio'].includes((await field.getAttribute('type')) ?? '')
    ? String(await field.isChecked())
    : textIn(field);

/** Empties a field. */
export const clear = (field: Locator): Promise<void> => fillIn(field, '');

/** Expects that a text is typed in a field, formatted or not. */
export const expectTextIn = (field: Locator, text: string | RegExp): Promise<void> =>
  typeof text === 'string'
    ? expect.poll(() => textIn(field)).toBe(text)
    : expect.poll(() => textIn(field)).toMatch(text);

/** The values of all fields in a part of the page, in their order. */
export async function valuesIn(part: Locator): Promise<string[]> {
  const values: string[] = [];
  for (const field of await part.locator(fields).all()) values.push(await valueIn(field));
  return values;
}
