import { resetDemo } from './support/demo.ts';
import {
  answer,
  dismissError,
  holdSaves,
  openAdvanced,
  openEditor,
  savedLabel,
  undo,
  update,
} from './support/editor.ts';
import { clear, fillIn, textIn } from './support/fields.ts';
import { dragBefore, storedSequence } from './support/lists.ts';
import { storeDirectly, storedDocument, storedItems } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test.describe('mentor testimonials', () => {
  const path = '/contentmentortestimonial';
  const fields = {
    Name: ['name', 'Noor Haddad'],
    Position: ['position', 'Mentor since spring'],
    Image: ['image', '/demo/portrait-07.600w.webp'],
    Feedback: ['feedback', 'They asked.\nI learned.'],
  } as const;
  const entries = Object.entries<readonly [string, string]>(fields);

  test('a restored item has the changes that were not saved', nightly, async ({ page }) => {
    await openEditor(page, path);
    await page.getByRole('button', { name: /^Joseph Mensah/ }).click();
    const item = page.getByRole('group', { name: 'Testimonial 2' });
    await item.getByLabel('Feedback').fill('I was a nurse.');
    await item.getByRole('button', { name: 'Remove Testimonial 2' }).click();
    await answer(page, 'Delete Joseph Mensah?', 'Delete');
    await undo(page, 'Testimonial deleted successfully!');
    await expect(item.getByLabel('Feedback')).toHaveValue('I was a nurse.');
    await update(page);
    const [, stored] = await storedItems('mentorTestimonials');
    expect(stored).toMatchObject({ name: 'Joseph Mensah', feedback: 'I was a nurse.' });
  });

  test(
    'staff add and edit testimonials, and visitors see them',
    nightly,
    async ({ page, context }) => {
      await openEditor(page, path);
      await page.getByRole('button', { name: 'Add Testimonial' }).click();
      const added = page.getByRole('group', { name: 'Testimonial 7' });
      await expect(added.getByLabel(/^Name/)).toBeFocused();
      await openAdvanced(added);
      for (const [label, [, value]] of entries) {
        await fillIn(added.getByLabel(new RegExp(`^${label}\\W*$`)), value);
      }
      expect(await storedSequence('mentorTestimonials')).toHaveLength(6);
      await page.getByRole('button', { name: /^Ruth Okafor/ }).click();
      const edited = page.getByRole('group', { name: 'Testimonial 1' });
      await edited.getByLabel('Feedback').fill('I was a nurse.');
      await update(page);
      await expect(edited.getByLabel('Feedback')).toHaveValue('I was a nurse.');

      const items = await storedItems('mentorTestimonials');
      expect(items).toHaveLength(7);
      expect(items.at(-1)).toMatchObject({
        ...Object.fromEntries(entries.map(([, stored]) => stored)),
        version: 1,
      });
      expect(items[0]).toMatchObject({ feedback: 'I was a nurse.', version: 2 });
      expect(items.slice(1, 6).map((item) => Object(item).version)).toEqual([1, 1, 1, 1, 1]);

      await test.step('an error in a folded item opens it', async () => {
        const toggle = page.getByRole('button', { name: /^Clara/ });
        await toggle.click();
        const item = page.getByRole('group', { name: 'Testimonial 3' });
        await item.getByLabel('Position').fill('');
        await toggle.click();
        await expect(item.getByLabel('Position')).toBeHidden();
        await page.getByRole('button', { name: 'Update' }).click();
        await dismissError(page, 'All fields are required');
        await expect(item.getByLabel('Position')).toBeFocused();
        await item.getByLabel('Position').fill('Nurse');
      });

      await test.step('every field is edited, and none can be left empty', async () => {
        await page.getByRole('button', { name: /^Joseph Mensah/ }).click();
        const item = page.getByRole('group', { name: 'Testimonial 2' });
        await openAdvanced(item);
        for (const [label, [, value]] of entries) {
          const input = item.getByLabel(new RegExp(`^${label}\\W*$`));
          await clear(input);
          await page.getByRole('button', { name: 'Update' }).click();
          await dismissError(page, 'All fields are required');
          await expect(input, label).toBeFocused();
          await expect(input, label).toHaveAttribute('aria-invalid', 'true');
          await fillIn(input, value);
        }
        expect(await storedDocument('mentorTestimonials/joseph-mensah')).toMatchObject({
          version: 1,
        });
        await update(page);
        expect(await storedDocument('mentorTestimonials/joseph-mensah')).toMatchObject({
          ...Object.fromEntries(entries.map(([, stored]) => stored)),
          version: 2,
        });
      });

      const visitor = await context.newPage();
      await visitor.goto('/mentorTestimonial');
      for (const [text, count] of [
        ['I was a nurse.', 1],
        ['Mentor since spring', 2],
        ['They asked.', 2],
      ] as const) {
        await expect(visitor.getByText(text)).toHaveCount(count);
        await expect(visitor.getByText(text).first()).toBeVisible();
      }
    },
  );

  test(
    'deleting asks first, can be undone and keeps other unsaved changes',
    nightly,
    async ({ page }) => {
      const before = await storedSequence('mentorTestimonials');
      await openEditor(page, path);
      await page.getByRole('button', { name: /^Ruth Okafor/ }).click();
      const feedback = page.getByRole('group', { name: 'Testimonial 1' }).getByLabel('Feedback');
      await feedback.fill('Not saved yet.');
      await page.getByRole('button', { name: 'Remove Testimonial 2' }).click();
      await answer(page, 'Delete Joseph Mensah?', 'Delete');
      await expect(page.getByText('Testimonial deleted successfully!')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Joseph Mensah/ })).toBeHidden();
      expect(await storedSequence('mentorTestimonials')).toEqual(
        before.filter((id) => id !== 'joseph-mensah'),
      );
      await expect(feedback).toHaveValue('Not saved yet.');
      await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();

      await undo(page, 'Testimonial deleted successfully!');
      await expect(page.getByRole('button', { name: /^Joseph Mensah/ })).toBeVisible();
      expect(await storedSequence('mentorTestimonials')).toEqual(before);
      await expect(feedback).toHaveValue('Not saved yet.');
    },
  );

  test('the order is changed with buttons or by dragging, and saved with Update', async ({
    page,
  }) => {
    const [ruth, joseph, clara, ...others] = await storedSequence('mentorTestimonials');
    await openEditor(page, path);
    await page.getByRole('button', { name: 'Move Testimonial 1 down' }).click();
    await dragBefore(page, 'Testimonial 3', 'Testimonial 1');
    await expect(page.getByRole('button', { name: /^(Ruth|Joseph|Clara)/ })).toHaveText([
      /^Clara/,
      /^Joseph/,
      /^Ruth/,
    ]);
    expect((await storedSequence('mentorTestimonials'))[0]).toBe(ruth);
    await update(page);
    expect(await storedSequence('mentorTestimonials')).toEqual([clara, joseph, ruth, ...others]);
    // Those of the other list are not touched.
    for (const item of await storedItems('studentTestimonials')) {
      expect(item).toMatchObject({ version: 1 });
    }
  });
});

test.describe('the international programme', () => {
  const path = '/contentInternational';

  test('staff add a programme with an image and edit others, and visitors see them', async ({
    page,
    context,
  }) => {
    await openEditor(page, path);
    await page.getByRole('button', { name: 'Add programme' }).click();
    const added = page.getByRole('group', { name: 'programme 5' });
    await added.getByLabel('Title').fill('A lamp in Lima');
    await added.getByLabel(/^Description(?! \(alt)/).fill('It burns all night.');
    await added.getByRole('button', { name: 'Add image' }).click();
    await openAdvanced(added);
    await added.getByLabel('URL').fill('/demo/event-open-evening.800w.webp');
    await added.getByLabel('Caption').fill('The door in Lima');
    await page.getByRole('button', { name: 'Lamps in other windows' }).click();
    const heading = page.getByRole('group', { name: 'programme 1' });
    await heading.getByLabel('Title').fill('Lamps everywhere');
    await heading.getByLabel(/^Description(?! \(alt)/).fill('In every window.');

    await test.step('the button says Saving and is disabled until done', async () => {
      const release = await holdSaves(page);
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByRole('button', { name: 'Saving' })).toBeDisabled();
      release();
      await expect(page.getByText('Content updated successfully!')).toBeVisible();
      await expect(page.getByText(savedLabel)).toBeVisible();
    });

    const items = await storedItems('international');
    expect(items.at(-1)).toMatchObject({
      title: 'A lamp in Lima',
      images: [{ url: '/demo/event-open-evening.800w.webp', caption: 'The door in Lima' }],
    });
    expect(items.map((item) => Object(item).version)).toEqual([2, 1, 1, 1, 1]);
    const visitor = await context.newPage();
    await visitor.goto('/international');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Lamps everywhere');
    await expect(visitor.getByText('In every window.')).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'A lamp in Lima' })).toBeVisible();
    await expect(visitor.getByText('The door in Lima')).toBeVisible();
  });

  test(
    'requires texts and URLs, asks before removing images and keeps the first programme’s',
    nightly,
    async ({ page }) => {
      await storeDirectly('international/other-windows', {
        ...(await storedDocument('international/other-windows')),
        images: [{ url: '/demo/event-open-evening.800w.webp', caption: 'Kept' }],
      });
      await openEditor(page, path);
      await page.getByRole('button', { name: 'Lamps in other windows' }).click();
      const first = page.getByRole('group', { name: 'programme 1' });
      await expect(first.getByLabel('Caption')).toHaveValue('Kept');
      await expect(first.getByRole('button', { name: /image/ })).toHaveCount(0);

      await page.getByRole('button', { name: 'Letters that travel' }).click();
      const second = page.getByRole('group', { name: 'programme 2' });
      await openAdvanced(second);
      const question = 'Are you sure you want to remove this image?';

      await test.step('a programme needs a title and a description, and an image needs a URL', async () => {
        const refused = async (label: RegExp, text: string) => {
          const input = second.getByLabel(label).first();
          const value = await textIn(input);
          await clear(input);
          await page.getByRole('button', { name: 'Update' }).click();
          await dismissError(page, text);
          await expect(input).toBeFocused();
          await expect(input).toHaveAttribute('aria-invalid', 'true');
          await fillIn(input, value);
        };
        await refused(/^Title/, 'Title and description are required for each program.');
        await refused(/^Description/, 'Title and description are required for each program.');
        await refused(/^URL/, 'URL is required!');
        await second.getByRole('button', { name: 'Add image' }).click();
        await page.getByRole('button', { name: 'Update' }).click();
        await dismissError(page, 'URL is required!');
        await expect(
          second.getByRole('group', { name: 'image 3' }).getByLabel('URL'),
        ).toBeFocused();
        await second.getByRole('button', { name: 'Remove image 3' }).click();
        await answer(page, question, 'Remove');
        expect(await storedItems('international')).toMatchObject(
          Array.from({ length: 4 }, () => ({ version: 1 })),
        );
      });

      await second.getByRole('button', { name: 'Remove image 1' }).click();
      await answer(page, question, 'Cancel');
      await expect(second.getByRole('group', { name: /^image \d$/ })).toHaveCount(2);
      await second.getByRole('button', { name: 'Remove image 1' }).click();
      await answer(page, question, 'Remove');
      await update(page);
      expect(await storedDocument('international/letters-that-travel')).toMatchObject({
        images: [{ url: '/demo/initiative-reading-buddies.1200w.webp' }],
      });
    },
  );

  test('programmes are moved and deleted, and an empty list says so', nightly, async ({ page }) => {
    const [a, b, c, d] = await storedSequence('international');
    await openEditor(page, path);
    await page.getByRole('button', { name: 'Move programme 4 up' }).click();
    await update(page);
    expect(await storedSequence('international')).toEqual([a, b, d, c]);
    for (const title of ['Lamps in', 'Letters', 'Mentors teach', 'Summer']) {
      await page.getByRole('button', { name: 'Remove programme 1' }).click();
      const question = page.getByRole('alertdialog', { name: `Delete ${title}` });
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('button', { name: new RegExp(`^${title}`) })).toBeHidden();
    }
    await expect(page.getByText('No programs found.')).toBeVisible();
    expect(await storedSequence('international')).toEqual([]);
  });
});
