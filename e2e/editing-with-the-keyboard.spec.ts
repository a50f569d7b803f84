import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { openEditor, savedLabel } from './support/editor.ts';
import { hiddenOnTheWay, press, tabTo, watchFocus } from './support/keyboard.ts';
import { shownItems } from './support/lists.ts';
import { bringToRest, openPage } from './support/sharedTab.ts';
import { storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test('a team member is added, moved, deleted and restored', nightly, async ({ page }) => {
  await openEditor(page, '/contentsupport');
  const navigation = page.getByRole('navigation', { name: 'Staff' });
  await press(page, navigation.locator('summary', { hasText: 'Story' }));
  await press(page, navigation.getByRole('link', { name: 'Team' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();

  const add = page.getByRole('button', { name: 'Add New Team Member' });
  await press(page, add);
  const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('Noor Haddad');
  await page.keyboard.press('Enter');
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/^Position/)).toBeFocused();
  await page.keyboard.type('Brings the soup');
  // The missing picture has unfolded its address.
  await tabTo(page, dialog.getByLabel(/^Image\W*$/));
  await page.keyboard.type('/demo/portrait-07.600w.webp');
  await tabTo(page, dialog.getByLabel(/^Description(?! \(alt)/));
  await page.keyboard.type('She came for the soup.');
  await tabTo(page, dialog.getByLabel(/^Type/));
  await page.keyboard.press('ArrowDown');
  await press(page, dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(page.getByText('Team member added successfully!')).toBeVisible();
  await expect(add).toBeFocused();

  const names = await shownItems(page, 'Supporting Members');
  expect(names.at(-1)).toBe('Noor Haddad');
  const up = page.getByRole('button', { name: 'Move Noor Haddad up' });
  await press(page, up);
  await expect(up).toBeFocused();
  await expect
    .poll(() => shownItems(page, 'Supporting Members'))
    .toEqual([...names.slice(0, -2), 'Noor Haddad', names.at(-2)]);

  await press(page, page.getByRole('button', { name: 'Delete Noor Haddad' }));
  const question = page.getByRole('alertdialog', { name: 'Delete Noor Haddad?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Team member deleted successfully!')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Noor Haddad' })).toBeHidden();
  await page.keyboard.press('Alt+T');
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('group', { name: 'Noor Haddad' })).toBeVisible();
});

test('a list in a page is edited, reordered, extended and saved', nightly, async ({ page }) => {
  await openEditor(page, '/contentycm');
  await tabTo(page, page.getByLabel(/^Title/));
  await page.keyboard.press('End');
  await page.keyboard.type(' tonight');
  await press(page, page.getByRole('button', { name: 'Move image 1 down' }));
  await expect(page.getByRole('button', { name: 'Move image 2 down' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Remove image 4' }));
  await expect(page.getByRole('button', { name: 'Remove image 3' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Add image' }));
  const added = page.getByRole('group', { name: 'image 4' });
  await expect(added.getByRole('button', { name: 'Choose a picture for URL' })).toBeFocused();
  await press(page, added.locator('summary', { hasText: 'Advanced' }));
  await tabTo(page, added.getByLabel(/^URL/));
  await page.keyboard.type('/demo/event-open-evening.800w.webp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Content updated successfully!')).toBeVisible();
  expect(await storedDocument('ycm/young-community-mentors')).toMatchObject({
    title: 'Young Community Mentors tonight',
    images: [
      { url: '/demo/pointer-lead.800w.webp' },
      { url: '/demo/initiative-reading-buddies.1200w.webp' },
      { url: '/demo/slide-mentor-pair.1600w.webp' },
      { url: '/demo/event-open-evening.800w.webp' },
    ],
  });
});

test('a list item is expanded, edited and deleted', nightly, async ({ page }) => {
  await openEditor(page, '/contentmentortestimonial');
  const toggle = page.getByRole('button', { name: /^Ruth Okafor/ });
  await press(page, toggle);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, page.getByRole('group', { name: 'Testimonial 1' }).getByLabel('Position'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Nurse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Content updated successfully!')).toBeVisible();
  expect(await storedDocument('mentorTestimonials/ruth-okafor')).toMatchObject({
    position: 'Nurse',
  });
  await press(page, page.getByRole('button', { name: 'Remove Testimonial 2' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Testimonial deleted successfully!')).toBeVisible();
  expect(await storedDocument('mentorTestimonials/joseph-mensah')).toBeUndefined();
});

test('the focus is visible in every editor, on desktop and phone', nightly, async ({ page }) => {
  test.slow();
  await openEditor(page, '/contenthome');
  await watchFocus(page);
  const links = page.getByRole('navigation', { name: 'Staff' }).locator('a[href^="/content"]');
  // Open or not, the menu has them.
  const targets = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  // The five programmes share their editor with the first.
  const paths = targets.filter((path) => !/content(shb|sz|hhk|sem)$/.test(path ?? ''));
  for (const path of new Set(paths)) {
    await bringToRest(page);
    await openPage(page, path ?? '');
    const ready = page
      .getByText(savedLabel)
      .or(page.getByRole('button', { name: /^Edit / }))
      .or(page.getByText(/^No (pictures|files) yet\./))
      .or(page.getByText(/^\d+ (pictures|files)$/))
      .or(page.getByRole('main').getByRole('table'))
      .or(page.getByRole('button', { name: 'Save name' }))
      .or(page.getByRole('heading', { name: 'Page views' }))
      .or(page.getByRole('link', { name: 'All activity' }))
      .or(page.getByRole('navigation', { name: 'Contents' }));
    await expect(ready.first()).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width === 390) await expectAccessible(page, path ?? '');
      expect.soft(await hiddenOnTheWay(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
