import { submissionsAtFirst, submissionsMore } from '@lamplight/content/limits';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { type Samples, times } from '@lamplight/content/samples/sample';
import { resetDemo } from './support/demo.ts';
import {
  answer,
  errorDialog,
  holdSaves,
  openEditor,
  refuseSaves,
  stayOnReload,
  undo,
} from './support/editor.ts';
import { column, minutesAgo, row, rows, showState, storeThirty } from './support/inbox.ts';
import { storedDocument } from './support/store.ts';
import { storeSubmissions } from './support/submissions.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

const feedback = sample(feedbackSamples);
const application = sample(mentorApplicationSamples);
function sample<Content>({ valid: { small } }: Samples<Content>): Content {
  if (!small) throw new Error('There is no small sample');
  return small;
}

test(
  'an empty inbox says so, and a new submission appears without a reload',
  nightly,
  async ({ page, request }) => {
    await page.route('**/api/feedback/summary*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), retentionDays: 90 } });
    });
    await openEditor(page, '/contentfeedback');
    await expect(page.getByText('No feedbacks available.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View the form' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page.getByText('Submissions are deleted after 90 days.')).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Staff' });
    await expect(navigation.getByText(/unread/)).toHaveCount(0);
    await test.step('the page links to the inbox and to the thank-you message', async () => {
      const parts = page.getByRole('navigation', { name: 'Parts of this page' });
      const inbox = page.getByRole('region', { name: 'Feedbacks' });
      const message = page.getByRole('region', { name: 'Thank-you message' });
      await parts.getByRole('link', { name: 'Thank-you message' }).press('Enter');
      await expect(page).toHaveURL('/contentfeedback#thank-you');
      await expect(message.getByRole('heading', { name: 'Thank-you message' })).toBeFocused();
      await expect(message.getByLabel('Feedback title')).toBeInViewport();
      await parts.getByRole('link', { name: 'Inbox' }).press('Enter');
      await expect(inbox.getByRole('heading', { name: 'Feedbacks' })).toBeFocused();
      await expect(inbox.getByRole('button', { name: 'Excel Export' })).toBeInViewport();
      await expect(inbox.getByRole('button', { name: 'History' })).toHaveCount(0);
    });

    await request.post('/api/feedback', { data: { ...feedback, name: '' } });
    await expect(row(page, 'Anonymous')).toContainText(feedback.subject);
    await expect(row(page, 'Anonymous')).toHaveCSS('font-weight', '700');
    await expect(
      navigation.getByRole('link', { name: 'Feedback 1 unread', exact: true }),
    ).toBeVisible();
  },
);

test('the newest come first, and older ones page by page', nightly, async ({ page, request }) => {
  await storeThirty();
  await openEditor(page, '/contentfeedback');
  await expect(rows(page).first().getByRole('columnheader')).toHaveText(
    ['S.no.', 'Name', 'Subject', 'Message', 'Date', 'State'],
    { useInnerText: true },
  );
  await expect(column(page, 1)).toHaveText(times(submissionsAtFirst, (n) => `Visitor ${n}`));
  await expect(column(page, 0)).toHaveText(times(submissionsAtFirst, (n) => `${n + 1}`));

  await test.step('a newer submission doesn’t push out one already shown', async () => {
    await request.post('/api/feedback', { data: { ...feedback, name: 'The newest' } });
    await expect(rows(page)).toHaveCount(1 + submissionsAtFirst + 1);
    await expect(column(page, 1)).toHaveText([
      'The newest',
      ...times(submissionsAtFirst, (n) => `Visitor ${n}`),
    ]);
  });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(1 + submissionsAtFirst + submissionsMore + 1);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(1 + 31);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(page.getByText('Received in the last twelve months')).toBeVisible();
  await expect(page.getByText('Submissions are deleted after')).toHaveCount(0);
  await expect(column(page, 1).last()).toHaveText('Visitor 29');
});

test(
  'submissions are searched, filtered by state and day, and sorted',
  nightly,
  async ({ page }) => {
    const days = [1, 2, 3, 30];
    await storeSubmissions('feedback', 4, (index) => ({
      content: {
        ...feedback,
        name: `Noor Haddad ${index}`,
        subject: index === 1 ? 'Réading lamps' : 'Soup',
      },
      at: minutesAgo(60 * 24 * (days[index] ?? 0)),
      state: (['new', 'in-progress', 'done', 'spam'] as const)[index] ?? 'new',
      ...(index === 3 && { spam: 'honeypot' }),
    }));
    await openEditor(page, '/contentfeedback');
    const names = (...indices: number[]) => indices.map((index) => `Noor Haddad ${index}`);
    await expect(column(page, 1)).toHaveText(names(0, 1, 2));
    await page.getByLabel('Search').fill('haddad readi');
    await expect(column(page, 1)).toHaveText(names(1));
    await page.getByLabel('Search').fill('nobody');
    await expect(page.getByText('No feedbacks available.')).toBeVisible();
    await page.getByLabel('Search').press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('haddad readi');
    await expect(column(page, 1)).toHaveText(names(1));
    await expect(page.getByLabel('Search')).toBeFocused();
    await page.getByRole('button', { name: 'Clear' }).click();
    await showState(page, 'In progress');
    await expect(column(page, 1)).toHaveText(names(1));
    await showState(page, 'All');
    await expect(column(page, 1)).toHaveText(names(0, 1, 2, 3));
    await page.getByLabel('Order').selectOption('Oldest first');
    await expect(column(page, 1)).toHaveText(names(3, 2, 1, 0));
    const day = (ago: number) => minutesAgo(60 * 24 * ago).toLocaleDateString('sv');
    await page.getByLabel('From').fill(day(3));
    await page.getByLabel('To', { exact: true }).fill(day(2));
    await expect(column(page, 1)).toHaveText(names(2, 1));
    await page.getByRole('button', { name: 'Clear' }).click();
    await showState(page, 'Spam');
    await page.getByRole('button', { name: 'Noor Haddad 3' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'A field that people do not see was filled in.',
    );
  },
);

test('a submission is opened, given a state and a note, and answered', async ({ page }) => {
  await storeThirty();
  await openEditor(page, '/contentfeedback');
  const navigation = page.getByRole('navigation', { name: 'Staff' });
  await expect(navigation.getByText('10 unread')).toBeVisible();
  await page.getByRole('button', { name: 'Visitor 0', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Visitor 0' });
  await expect(dialog).toContainText('It knocks again.');
  await expect(dialog).toContainText('Email notification: failed');
  await expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:ruth%40lamplight.example?subject=Re%3A%20Lamp%200',
  );
  await dialog.getByRole('button', { name: 'In progress' }).click();
  await expect(page.getByText('9 unread').first()).toBeAttached();
  await dialog.getByLabel('Note').fill('Called her. She will come.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await answer(page, 'Leave without saving?', 'Stay');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await dialog.getByLabel('Note').fill('She has come.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await dialog.getByText('Earlier versions (3)').click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue('Called her. She will come.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByText('Earlier versions (4)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, 'Visitor 0')).toContainText('In progress');
  await expect(row(page, 'Visitor 0')).not.toHaveCSS('font-weight', '700');
  expect(await storedDocument('feedback/sent-0')).toMatchObject({
    state: 'in-progress',
    note: 'Called her. She will come.',
  });
});

test('a deleted submission is restored with its note and state', async ({ page }) => {
  await storeThirty();
  await openEditor(page, '/contentfeedback');
  await row(page, 'Visitor 1').click();
  await page.getByRole('dialog').getByLabel('Note').fill('Rang twice.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('dialog').getByText('Earlier versions (1)')).toBeVisible();
  const before = await storedDocument('feedback/sent-1');
  expect(before).toMatchObject({ note: 'Rang twice.', earlier: { 0: { note: '' } } });
  await expect(page.getByRole('dialog')).toContainText('Email notification: sent');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  let release = await holdSaves(page);
  await answer(page, 'Delete the submission from Visitor 1?', 'Delete');
  await stayOnReload(page);
  await expect(page.getByText('Saving...')).toBeVisible();
  await expect(page.getByText('Submission deleted successfully!')).toBeHidden();
  release();
  await expect(column(page, 1)).toHaveText([0, 2, 3, 4, 5].map((n) => `Visitor ${n}`));
  expect(await storedDocument('feedback/sent-1')).toBeUndefined();
  // Those that are read before it comes back stay.
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(1 + submissionsAtFirst + submissionsMore);
  release = await holdSaves(page);
  await undo(page, 'Submission deleted successfully!');
  await stayOnReload(page);
  await expect(page.getByText('Saving...')).toBeVisible();
  await expect(page.getByText('Submission from Visitor 1 restored.')).toBeHidden();
  release();
  await expect(page.getByText('Submission from Visitor 1 restored.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1 + submissionsAtFirst + submissionsMore + 1);
  await expect(column(page, 1).first()).toHaveText('Visitor 0');
  await expect(column(page, 1).nth(1)).toHaveText('Visitor 1');
  expect(await storedDocument('feedback/sent-1')).toEqual({ ...before, restored: 1 });
});

test.describe('when the store refuses', () => {
  test.use({ expectedMessages: /403/ });

  test('a deletion that could not be undone can be undone again', async ({ page }) => {
    await storeThirty();
    await openEditor(page, '/contentfeedback');
    const before = await storedDocument('feedback/sent-1');
    await row(page, 'Visitor 1').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await answer(page, 'Delete the submission from Visitor 1?', 'Delete');
    const offer = page.getByRole('button', { name: 'Undo' });
    await expect(offer).toBeVisible();
    await refuseSaves(page);
    await offer.click();
    await errorDialog(page).getByRole('button', { name: 'Close' }).click();
    expect(await storedDocument('feedback/sent-1')).toBeUndefined();
    await page.unrouteAll();
    await undo(page, 'Submission deleted successfully!');
    await expect(page.getByText('Submission from Visitor 1 restored.')).toBeVisible();
    expect(await storedDocument('feedback/sent-1')).toEqual({ ...before, restored: 1 });
  });
});

test('mentor applications have their own columns, and all fields when opened', async ({ page }) => {
  await openEditor(page, '/contentmentorform');
  await expect(page.getByText('No mentor applications available.')).toBeVisible();
  await storeSubmissions('mentors', 1, () => ({ content: { ...application }, at: minutesAgo(1) }));
  await expect(rows(page).first().getByRole('columnheader')).toHaveText(
    ['S.no.', 'Full Name', 'Email', 'Phone', 'Location', 'Subjects', 'Date', 'State'],
    { useInnerText: true },
  );
  await row(page, application.fullName).click();
  const dialog = page.getByRole('dialog', { name: application.fullName });
  for (const value of Object.values(application)) {
    if (typeof value === 'string' && value) await expect(dialog).toContainText(value);
  }
});
