import { demoTeam } from '@lamplight/content/demo/team';
import { activityRecord, revision } from '@lamplight/content/paths';
import { expectAccessible } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { answer, update } from './support/editor.ts';
import { openPage } from './support/sharedTab.ts';
import { storeDirectly, storedDocument } from './support/store.ts';
import { expect, nightly, sharedTabTest as test } from './support/test.ts';

// Closing a tab interrupts commits, which the browser reports.
test.use({ expectedMessages: /status of (400|401|403|409)/ });
test.beforeEach(resetDemo);

test(
  'the activity log lists actions and saves, filtered by person, kind and day',
  nightly,
  async ({ page }) => {
    await openPage(page, '/contentmission');
    await page.locator('[name="mission.missiondescription1"]').fill('Nobody learns alone.');
    await update(page, 'Mission content updated successfully!');
    await page.goto('/contentteam');
    const first = page.getByRole('button', { name: /^Delete / }).first();
    const name = (await first.getAttribute('aria-label'))?.replace('Delete ', '') ?? '';
    await first.click();
    await answer(page, `Delete ${name}?`, 'Delete');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(`${name} restored.`)).toBeVisible();

    await openPage(page, '/contentactivity');
    const list = page.getByRole('table', { name: 'Activity log' });
    const rows = list.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(list.getByText(`deleted “${name}” (Team)`)).toBeVisible();
    await expect(list.getByText(`restored “${name}” (Team)`)).toBeVisible();
    await expect(list.getByRole('row', { name: /You saved Mission$/ })).toBeVisible();
    await expectAccessible(page);

    const choose = (label: string, option: string) =>
      page.getByLabel(label, { exact: true }).selectOption(option);
    await choose('What', 'Deleted');
    await expect(rows).toHaveCount(1);
    await choose('What', 'Saved');
    await expect(list.getByText('deleted')).toHaveCount(0);
    await expect(list.getByRole('row', { name: /You saved Mission$/ })).toBeVisible();
    await page.getByLabel('Day').fill('2020-01-01');
    await expect(page.getByText('No matching activity.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await choose('Who', 'staff@lamplight.example');
    await expect(list.getByText(`deleted “${name}” (Team)`)).toBeVisible();
    // All of the demo was saved once, by the same person: more than one page.
    const shown = await rows.count();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).not.toHaveCount(shown);
  },
);

/** How often a tab is closed in the middle of each; more with `KILLS=10`. */
const kills = Number(process.env.KILLS ?? 2);

test(
  'closing the tab never separates a deletion or restore from its activity record',
  nightly,
  async ({ context }) => {
    test.slow();
    const isThere = async (path: string) => (await storedDocument(path)) !== undefined;
    for (let round = 0; round < kills; round += 1) {
      await resetDemo();
      const item = `team/closed-${round}`;
      const member = { ...demoTeam['amina-yusuf'], name: 'Noor', order: 1, version: 1 };
      await storeDirectly(item, member);
      await storeDirectly(revision(item, 1), member);
      const page = await context.newPage();
      await page.goto('/contentteam');
      await page.getByRole('button', { name: 'Delete Noor' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete Noor?' });
      await question.getByRole('button', { name: 'Delete' }).click();
      const undoes = round % 2 === 1;
      if (undoes) await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.waitForTimeout(Math.random() * 250);
      await page.close();
      // A request already sent may arrive a moment later.
      await expect(async () => {
        const deleted = await isThere(activityRecord(`team~closed-${round}~1~deleted`));
        const restored = await isThere(activityRecord(`team~closed-${round}~2~restored`));
        expect(await isThere(item)).toBe(!deleted || restored);
        expect(await isThere(revision(item, 2))).toBe(restored);
      }).toPass({ timeout: 5_000 });
    }
  },
);
