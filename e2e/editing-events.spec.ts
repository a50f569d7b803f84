import { eventPath } from '@lamplight/content/itemAddress';
import { resetDemo } from './support/demo.ts';
import { expectRestored } from './support/drafts.ts';
import { fillIn } from './support/fields.ts';
import { openPage } from './support/sharedTab.ts';
import { storedItems } from './support/store.ts';
import { expect, sharedTabTest as test } from './support/test.ts';

test.beforeEach(resetDemo);

test('staff add a weekly event, move and cancel dates, and visitors see the changes', async ({
  page,
  request,
}) => {
  await openPage(page, '/contentevents');
  const open = () => page.getByRole('button', { name: 'Add event' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Add event' });
  await dialog.getByLabel('Title').fill('Chess evening');
  await dialog.locator('[name="begin"]').fill('2031-03-04T18:00');
  await expect(dialog.locator('[name="end"]')).toHaveValue('2031-03-04T19:00');
  await dialog.locator('[name="end"]').fill('2031-03-04T20:30');
  await expect(dialog.getByLabel('Time zone')).toHaveValue('Europe/London');
  // An event that doesn't repeat has no single dates.
  await expect(dialog.getByLabel('Repeats', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Changed dates')).toBeHidden();
  await dialog.getByLabel('Repeats', { exact: true }).selectOption('Every week');
  await expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
  await dialog.getByLabel('Stops repeating').selectOption('After a number of times');
  await dialog.getByLabel('times').fill('4');
  await expect(dialog).toContainText('Every week on Tuesday, 4 times.');
  await dialog.locator('[name="place.name"]').fill('Harbour Street library');
  await fillIn(dialog.getByRole('textbox', { name: 'Description', exact: true }), 'Bring a board.');

  const add = (list: string) => dialog.locator(`[data-adds-to="${list}"]`).click();
  await add('changes');
  await dialog.locator('[name="changes.0.date"]').fill('2031-03-11');
  await dialog.locator('[name="changes.0.begin"]').fill('2031-03-12T17:00');
  await dialog.locator('[name="changes.0.note"]').fill('A day later.');
  await add('changes');
  await dialog.locator('[name="changes.1.date"]').fill('2031-03-18');
  await dialog.getByRole('checkbox', { name: 'Cancelled' }).last().check({ force: true });
  await expectRestored(page, dialog, open);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Event added')).toBeVisible();

  const stored = (await storedItems('events')).find(
    (item) => Object(item).title === 'Chess evening',
  );
  expect(stored).toMatchObject({
    begin: '2031-03-04T18:00',
    end: '2031-03-04T20:30',
    timeZone: 'Europe/London',
    repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4',
    exceptions: [],
    changes: [
      { date: '2031-03-11', begin: '2031-03-12T17:00', cancelled: false, note: 'A day later.' },
      { date: '2031-03-18', begin: '', cancelled: true },
    ],
    status: 'planned',
  });
  await expect(page.getByRole('group', { name: 'Chess evening' })).toContainText(
    'Tue, 4 Mar 2031, 18:00–20:30 · every week on Tuesday, 4 times',
  );

  const path = eventPath(String(stored?.id), 'Chess evening');
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveText([
    /Wednesday, March 12, 2031.*5:00.*7:30.*A day later\./,
    /Tuesday, March 18, 2031.*Cancelled/,
    /Tuesday, March 25, 2031.*6:00.*8:30/,
  ]);
  const file = await (await request.get(`${path}.ics`)).text();
  expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=4');
  expect(file.match(/RECURRENCE-ID/g)).toHaveLength(2);
  expect(file.match(/STATUS:CANCELLED/g)).toHaveLength(1);
  expect(await (await request.get('/events.ics')).text()).toContain('SUMMARY:Chess evening');
});
