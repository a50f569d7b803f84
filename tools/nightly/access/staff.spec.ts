import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { allPages } from '@lamplight/content/sitePages';
import { staffPages } from '@lamplight/content/staffPages';
import { expect, type Page } from '@playwright/test';
import { obstacles } from '../../../e2e/support/axe.ts';
import { demoStaff, emptySite, resetDemo, storeLibrary } from '../../../e2e/support/demo.ts';
import { openEditor, openTitleWord, storeRequests, update } from '../../../e2e/support/editor.ts';
import { openItems } from '../../../e2e/support/lists.ts';
import { openPreview } from '../../../e2e/support/preview.ts';
import { goWithin } from '../../../e2e/support/sharedTab.ts';
import { storeDirectly, storedDocument, storeVersion } from '../../../e2e/support/store.ts';
import { storeSubmissions } from '../../../e2e/support/submissions.ts';
import { staffTest as test } from '../../../e2e/support/test.ts';

// As `visitors.spec.ts`, with `node tools/run.mjs access`.

/** Two pictures of the demo organisation. */
const pictures = ['/demo/slide-reading-circle.1600w.webp', '/demo/event-open-evening.800w.webp'];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Eight messages in all states, one taken for spam, one whose mail to staff failed. */
const storeFeedback = () =>
  storeSubmissions('feedback', 8, (index) => ({
    content: { ...feedbackSamples.valid.small, name: `Visitor ${index}` },
    at: new Date(Date.now() - index * 3_600_000),
    state: (['new', 'in-progress', 'done', 'spam'] as const)[index % 4] ?? 'new',
    ...(index === 0 && { notice: 'failed' as const }),
    ...(index === 3 && { spam: 'honeypot' }),
  }));

const openFeedback = async (page: Page) => {
  await storeFeedback();
  await openEditor(page, '/contentfeedback');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
};

/** A colleague saves what someone is changing. */
const ruthChangesPointOne = async () => {
  await storeDirectly('staff/colleague', { email: 'ruth@lamplight.example' });
  const { donate, ...support } = (await storedDocument('site/support')) ?? {};
  const changed = { ...support, donate: { ...Object(donate), point1: 'Hers' } };
  await storeVersion('site/support', changed, 2);
};

/** An editor with the first point of the support page changed. */
const withChange = async (page: Page) => {
  await openEditor(page, '/contentsupport');
  await page.getByLabel('Point 1').first().fill('Mine');
};

const ofEditing: Record<string, (page: Page) => Promise<unknown>> = {
  'unsaved changes with advice': async (page) => {
    await openEditor(page, '/contenthome');
    const word = await openTitleWord(page, 1);
    await word.getByRole('textbox', { name: 'Colour' }).fill('#ffe9a8');
    await expect(page.getByRole('button', { name: '1 suggestion' })).toBeVisible();
  },
  'something that was saved': async (page) => {
    await withChange(page);
    await update(page, 'Support content updated successfully!');
  },
  'a save that is not valid': async (page) => {
    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('');
    await press(page, 'Update');
    await expect(dialog(page)).toContainText('All fields are required');
  },
  'fields that are marked as wrong': async (page) => {
    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('');
    await press(page, 'Update');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Point 1').first()).toBeFocused();
  },
  'a question before leaving': async (page) => {
    await withChange(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(dialog(page)).toContainText('Leave without saving?');
  },
  'a conflict with a colleague': async (page) => {
    await withChange(page);
    await ruthChangesPointOne();
    await press(page, 'Update');
    await expect(dialog(page)).toContainText('also changed this');
  },
  'a draft that is back in the form': async (page) => {
    await withChange(page);
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText(/^Your unsaved changes .* are back/)).toBeVisible();
  },
  'the first hour of a new site': async (page) => {
    await emptySite();
    await page.goto('/content');
    await expect(page.getByText('0 of 8 done')).toBeVisible();
  },
  'an example that is offered': async (page) => {
    await emptySite();
    await openEditor(page, '/contentmission');
    await expect(page.getByRole('button', { name: 'Fill with the example' })).toBeVisible();
  },
  'the history': async (page) => {
    await withChange(page);
    await update(page, 'Support content updated successfully!');
    await press(page, 'History');
    await expect(dialog(page).getByRole('listitem', { name: /^Version/ })).toHaveCount(2);
  },
  'the preview': async (page) => {
    await openEditor(page, '/contentsupport');
    await openPreview(page);
  },
  'a picture that is chosen': async (page) => {
    await storeLibrary(...pictures);
    await openEditor(page, '/contentabout');
    await press(page, 'Replace the picture for Image');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
  },
  'a picture of the library': async (page) => {
    await storeLibrary(...pictures);
    await page.goto('/contentpictures');
    await press(page, 'Event open evening');
    await expect(dialog(page)).toBeVisible();
  },
  'what stays in view of a picture': async (page) => {
    await openEditor(page, '/contentabout');
    await page.locator('summary', { hasText: 'Focal point' }).click();
    await expect(page.getByRole('slider').first()).toBeVisible();
  },
  'the navigation that is open': async (page) => {
    await openEditor(page, '/contentabout');
    await page
      .getByRole('navigation', { name: 'Staff' })
      .getByText('Work', { exact: true })
      .click();
  },
  'the menu of a narrow screen': async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openEditor(page, '/contentabout');
    await page.getByText('Menu', { exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Staff' })
      .getByText('Site', { exact: true })
      .click();
  },
  'a page that is only looked at': async (page) => {
    await storeDirectly(`staff/${demoStaff.uid}`, { email: demoStaff.email, role: 'viewer' });
    await page.goto('/contentsupport');
    await expect(page.getByText(/can view this page/)).toBeVisible();
  },
  'content that is being loaded': async (page) => {
    await openEditor(page, '/contentabout');
    await page.route(storeRequests, () => {});
    await goWithin(page, '/contentsupport');
    await expect(page.getByText('Loading...')).toBeVisible();
  },
  'the question whether someone is there': async (page) => {
    await page.clock.install();
    await openEditor(page, '/contentsupport');
    await page.clock.fastForward('29:00');
    await expect(dialog(page)).toContainText('Are you still there?');
  },
};

const ofLists: Record<string, (page: Page) => Promise<unknown>> = {
  'a member that is added': async (page) => {
    await openItems(page, '/contentteam');
    await press(page, 'Add New Team Member');
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page).getByLabel(/^Name/)).toBeFocused();
  },
  'a member that is edited': async (page) => {
    await openItems(page, '/contentteam');
    await press(page, 'Edit Amina Yusuf');
    await expect(dialog(page)).toBeVisible();
  },
  'a question before deleting': async (page) => {
    await openItems(page, '/contentteam');
    await press(page, 'Delete Amina Yusuf');
    await expect(dialog(page)).toBeVisible();
  },
  'what was deleted, and how to undo it': async (page) => {
    await openItems(page, '/contentteam');
    await press(page, 'Delete Amina Yusuf');
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await press(page, /^Recently deleted/);
    await expect(page.getByRole('dialog').getByText('Amina Yusuf')).toBeVisible();
  },
  'an item of a list that is unfolded': async (page) => {
    await openEditor(page, '/contentmentortestimonial');
    await press(page, /^Ruth Okafor/);
    await press(page, /^Add Testimonial/);
  },
  'messages of visitors': openFeedback,
  'a message of a visitor': async (page) => {
    await openFeedback(page);
    await press(page, 'Visitor 0');
    await expect(dialog(page)).toBeVisible();
  },
  'the export': async (page) => {
    await openFeedback(page);
    await press(page, 'Excel Export');
    await expect(dialog(page)).toBeVisible();
  },
  'the data of a person': async (page) => {
    await openFeedback(page);
    await press(page, 'Visitor 0');
    await press(page, 'This person’s data');
    await dialog(page)
      .getByRole('textbox')
      .fill(feedbackSamples.valid.small?.emailOrPhone ?? '');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('status')).toContainText('were found');
  },
  'an invitation': async (page) => {
    await page.goto('/contentpeople');
    await press(page, 'Invite someone');
    await expect(dialog(page)).toBeVisible();
  },
};

const paths = new Set([
  ...allPages.map(([, { editor }]) => editor.path),
  ...Object.values(staffPages).map(({ path }) => path),
]);

/** Opens a page of the staff area, with what it shows loaded. The network is never idle: the store is listened to. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
};

test.use({ expectedMessages: /status of (400|403)|permission|ERR_/ });
test.beforeEach(resetDemo);

for (const [name, bring] of Object.entries({ ...ofEditing, ...ofLists })) {
  test(`staff area: ${name} is accessible`, async ({ page }) => {
    await bring(page);
    expect(await obstacles(page)).toEqual([]);
  });
}

for (const path of paths) {
  test(`staff area: ${path} is accessible`, async ({ page }) => {
    await open(page, path);
    expect(await obstacles(page)).toEqual([]);
  });

  test(`staff area: ${path} is accessible when empty`, async ({ page }) => {
    await emptySite();
    await open(page, path);
    expect(await obstacles(page)).toEqual([]);
  });
}
