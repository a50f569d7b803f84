import type { Locator } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { expectRestored } from './support/drafts.ts';
import { answer, dismissError, openAdvanced, undo } from './support/editor.ts';
import { clear, fillIn, textIn } from './support/fields.ts';
import { dragBefore, openItems, shownItems, storedNames, storedSequence } from './support/lists.ts';
import { storedDocument, storedItems } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

/** The lists whose items are added and edited in a dialog. */
const lists = [
  {
    path: '/contentteam',
    list: 'team',
    part: 'Founders',
    publicPath: '/team',
    button: 'Add New Team Member',
    dialog: 'Team Member',
    said: 'Team member',
    fields: {
      Name: ['name', 'Noor Haddad'],
      Position: ['position', 'Brings the soup'],
      Image: ['image', '/demo/portrait-07.600w.webp'],
      'Image width': ['imageWidth', '90%'],
      'Image height': ['imageHeight', '80%'],
      Description: ['description', 'She came for the soup.\nShe stayed.'],
    },
    first: { id: 'samuel-adeyemi', name: 'Samuel Adeyemi' },
    second: { id: 'amina-yusuf', name: 'Amina Yusuf' },
    dragged: 'Clara Lindqvist',
  },
  {
    path: '/contentstudenttestimonial',
    list: 'studentTestimonials',
    part: 'Student testimonials',
    publicPath: '/studentTestimonial',
    button: 'Add Testimonial',
    dialog: 'Testimonial',
    said: 'Testimonial',
    fields: {
      Name: ['name', 'Noor Haddad'],
      Position: ['position', 'Learner since spring'],
      Image: ['image', '/demo/portrait-07.600w.webp'],
      Feedback: ['feedback', 'I asked.\nThey answered.'],
    },
    first: { id: 'mei-ling-zhao', name: 'Mei-Ling Zhao' },
    second: { id: 'nia-campbell', name: 'Dr Nia Campbell' },
    dragged: 'Elena Petrova',
  },
] as const;

const field = (dialog: Locator, label: string) => dialog.getByLabel(new RegExp(`^${label}\\W*$`));

for (const each of lists) {
  const { path, list, publicPath, first, second } = each;
  const fields = Object.entries<readonly [string, string]>(each.fields);
  const when = list === 'team' ? {} : nightly;

  test(`${path}: staff add someone, and visitors see them`, when, async ({ page, context }) => {
    const before = await storedSequence(list);
    await openItems(page, path);
    const open = () => page.getByRole('button', { name: each.button }).click();
    await open();
    const dialog = page.getByRole('dialog', { name: `Add ${each.dialog}` });
    await expect(field(dialog, 'Name')).toBeVisible();
    await openAdvanced(dialog);
    for (const [label, [, value]] of fields) await fillIn(field(dialog, label), value);
    await expectRestored(page, dialog, open);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(`${each.said} added successfully!`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: each.button })).toBeFocused();
    await expect(page.getByRole('group', { name: 'Noor Haddad' })).toBeVisible();

    const items = await storedItems(list);
    expect(items.map(({ id }) => id)).toEqual([...before, expect.any(String)]);
    expect(items.at(-1)).toMatchObject({
      ...Object.fromEntries(fields.map(([, stored]) => stored)),
      version: 1,
      updatedBy: 'demo-staff',
    });
    const visitor = await context.newPage();
    await visitor.goto(publicPath);
    await expect(visitor.getByText('Noor Haddad')).toBeVisible();
    await expect(visitor.locator('img[src="/demo/portrait-07.600w.webp"]').last()).toBeAttached();
    await expect(visitor.getByText(each.fields.Position[1])).toBeVisible();
  });

  test(
    `${path}: every field is edited after a double click or with the pencil`,
    when,
    async ({ page }) => {
      await openItems(page, path);
      await page.getByRole('group', { name: first.name }).getByText(first.name).dblclick();
      const dialog = page.getByRole('dialog', { name: `Edit ${each.dialog}` });
      await expect(field(dialog, 'Name')).toBeVisible();
      await openAdvanced(dialog);

      await test.step('required fields can’t be left empty', async () => {
        for (const [label] of fields) {
          const input = field(dialog, label);
          const value = await textIn(input);
          await clear(input);
          await dialog.getByRole('button', { name: 'Update' }).click();
          await dismissError(page, 'All fields are required');
          await expect(input, label).toBeFocused();
          await expect(input, label).toHaveAttribute('aria-invalid', 'true');
          await fillIn(input, value);
        }
        expect(await storedDocument(`${list}/${first.id}`)).toMatchObject({ version: 1 });
      });

      for (const [label, [, value]] of fields) await fillIn(field(dialog, label), value);
      await dialog.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText(`${each.said} updated successfully!`)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await storedDocument(`${list}/${first.id}`)).toMatchObject({
        ...Object.fromEntries(fields.map(([, stored]) => stored)),
        version: 2,
      });
      await page.getByRole('button', { name: 'Edit Noor Haddad' }).click();
      await expect(field(dialog, 'Name')).toHaveValue('Noor Haddad');
    },
  );

  // Deleting and moving know nothing of what an item holds: one list tries them for both.
  if (list !== 'team') continue;

  test(`${path}: deleting asks first and can be undone`, nightly, async ({ page }) => {
    const before = await storedSequence(list);
    await openItems(page, path);
    const remove = page.getByRole('button', { name: `Delete ${second.name}` });
    await remove.click();
    await answer(page, `Delete ${second.name}?`, 'Cancel');
    expect(await storedSequence(list)).toEqual(before);

    await remove.click();
    await answer(page, `Delete ${second.name}?`, 'Delete');
    await expect(page.getByText(`${each.said} deleted successfully!`)).toBeVisible();
    await expect(page.getByRole('group', { name: second.name })).toBeHidden();
    expect(await storedSequence(list)).toEqual(before.filter((id) => id !== second.id));

    await undo(page, `${each.said} deleted successfully!`);
    await expect(page.getByRole('group', { name: second.name })).toBeVisible();
    expect(await storedSequence(list)).toEqual(before);
    expect(await storedDocument(`${list}/${second.id}`)).toMatchObject({ version: 2 });
  });

  test(`${path}: the order is changed with buttons and by dragging`, nightly, async ({ page }) => {
    await openItems(page, path);
    const names = await shownItems(page, each.part);
    const down = page.getByRole('button', { name: `Move ${first.name} down` });
    await down.click();
    await down.click();
    await expect(down).toBeFocused();
    const moved = [...names.slice(1, 3), first.name, ...names.slice(3)];
    await expect.poll(() => shownItems(page, each.part)).toEqual(moved);

    await dragBefore(page, each.dragged, second.name);
    const dragged = [each.dragged, ...moved.filter((name) => name !== each.dragged)];
    await expect.poll(() => shownItems(page, each.part)).toEqual(dragged);
    await expect.poll(() => storedNames(list, dragged)).toEqual(dragged);
    await page.reload();
    await expect.poll(() => shownItems(page, each.part)).toEqual(dragged);
    const visible = await (await page.request.get(publicPath)).text();
    const places = dragged.map((name) => visible.indexOf(`>${name}<`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
}

test('a student’s picture is 100 by 100 pixels', nightly, async ({ page }) => {
  await openItems(page, '/contentstudenttestimonial');
  const box = await page.getByRole('group', { name: 'Mei-Ling Zhao' }).locator('img').boundingBox();
  expect(box).toMatchObject({ width: 100, height: 100 });
});

test(
  'a dialog asks before discarding changes, and changing the group moves a member',
  nightly,
  async ({ page }) => {
    await openItems(page, '/contentteam');
    await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
    await field(dialog, 'Position').fill('Physicist');
    await page.keyboard.press('Escape');
    await answer(page, 'Leave without saving?', 'Stay');
    await expect(field(dialog, 'Position')).toHaveValue('Physicist');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await answer(page, 'Leave without saving?', 'Leave');
    await expect(dialog).toBeHidden();
    expect(await storedDocument('team/samuel-adeyemi')).toMatchObject({ version: 1 });

    await test.step('a member is listed under their new group', async () => {
      await page.getByRole('button', { name: 'Edit Samuel Adeyemi' }).click();
      const type = page.getByLabel(/^Type/);
      await expect(type).toHaveValue('founder');
      expect(await type.locator('option').allTextContents()).toEqual([
        'Founders',
        'Supporting Members',
        'International Team',
        'Social Media Team',
      ]);
      await type.selectOption('International Team');
      await page.getByRole('button', { name: 'Update' }).click();
      const group = page.getByRole('region', { name: 'International Team' });
      await expect(group.getByRole('group', { name: 'Samuel Adeyemi' })).toBeVisible();
      expect(await storedDocument('team/samuel-adeyemi')).toMatchObject({ type: 'internatial' });
      await page.getByRole('button', { name: 'Add New Team Member' }).click();
      await expect(type).toHaveValue('founder');
    });
  },
);

test('on a low screen the whole dialog scrolls, so fields have room', nightly, async ({ page }) => {
  // As wide and high as a window of 1,280 by 1,024 pixels that is enlarged four times.
  await page.setViewportSize({ width: 320, height: 256 });
  await openItems(page, '/contentteam');
  await page.getByRole('button', { name: 'Add New Team Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await dialog.getByLabel(/^Description(?! \(alt)/).focus();
  await expect(dialog.getByLabel(/^Description(?! \(alt)/)).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading')).not.toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).not.toBeInViewport();
});
