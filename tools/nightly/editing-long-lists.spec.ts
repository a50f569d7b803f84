import { resetDemo } from '../../e2e/support/demo.ts';
import { openEditor, slowestKey, toldOpen, update } from '../../e2e/support/editor.ts';
import { storedDocument, storeItems } from '../../e2e/support/store.ts';
import { expect, staffTest as test } from '../../e2e/support/test.ts';

test.beforeEach(resetDemo);

test('in a list of 150 a member is found and edited without waiting', async ({ page }) => {
  await storeItems('team', 139, (index) => ({
    name: `Member ${index}`,
    position: index === 77 ? 'Señora de la lámpara' : 'Mentor',
    image: '/demo/portrait-01.600w.webp',
    imageWidth: '100%',
    imageHeight: '100%',
    description: 'Comes every week.',
    type: 'support',
  }));
  await page.goto('/contentteam');
  await expect(page.getByRole('group', { name: 'Member 138' })).toBeVisible();
  await page.getByLabel('Find').fill('senora');
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Member 77' }).click();
  const position = page.getByLabel(/^Position/);
  await position.fill('');
  const slowest = await slowestKey(page, position, 'Keeper of the lamp');
  expect(slowest).toBeLessThan(100);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Team member updated successfully!')).toBeVisible();
  expect(await storedDocument('team/item-77')).toMatchObject({ position: 'Keeper of the lamp' });
});

test('in a list of 150 a mentor testimonial is edited without waiting', async ({ page }) => {
  await storeItems('mentorTestimonials', 144, (index) => ({
    name: `Mentor ${index}`,
    position: 'Mentor',
    image: '/demo/portrait-01.600w.webp',
    feedback: 'I come every week.',
  }));
  await openEditor(page, '/contentmentortestimonial');
  // The store's client is there by then, which is evaluated once the editor can be used.
  await toldOpen('/contentmentortestimonial');
  await page.getByRole('button', { name: /^Mentor 143/ }).click();
  const position = page.getByRole('group', { name: 'Testimonial 150' }).getByLabel('Position');
  await position.fill('');
  const slowest = await slowestKey(page, position, 'Keeper of the lamp');
  expect(slowest).toBeLessThan(100);
  await update(page);
  expect(await storedDocument('mentorTestimonials/item-143')).toMatchObject({
    position: 'Keeper of the lamp',
    version: 2,
  });
  expect(await storedDocument('mentorTestimonials/item-142')).toMatchObject({ version: 1 });
});
