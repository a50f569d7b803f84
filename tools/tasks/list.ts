import type { Locator, Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** Something that staff do every week. It begins on the page that a log-in leads to. */
export interface Task {
  name: string;
  /** Steps that have happened before, not counted. */
  before?(page: Page): Promise<void>;
  run(hand: Hand): Promise<void>;
  /** A text that is on the screen once it's done. */
  done: string | RegExp;
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Staff' });

/** Goes to a page by the navigation, whose menus may be folded. */
async function goTo(hand: Hand, entry: string): Promise<void> {
  const link = navigation(hand.page).getByRole('link', {
    name: new RegExp(`^${entry}( \\d|$)`),
    includeHidden: true,
  });
  await link.first().waitFor({ state: 'attached' });
  const menu = link.first().locator('xpath=ancestor::details[1]');
  if ((await menu.count()) > 0) await hand.unfold(menu);
  await hand.click(link.first());
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

const update = (hand: Hand) => hand.click(button(hand.page, /^Update/).first());

/** The link to a recent change on the start page. */
const recentChange = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Recent changes' }).getByRole('link', { name }).first();

/** Chooses the first picture of the library. */
async function choosePicture(hand: Hand): Promise<void> {
  const library = hand.page.getByRole('dialog', { name: 'Choose a picture' });
  await hand.click(library.getByRole('listitem').first().getByRole('button').first());
  const choose = button(library, /^(Choose|Use)/);
  if ((await choose.count()) > 0 && (await library.isVisible())) await hand.click(choose.first());
}

const updated = /(Content|content) updated successfully!/;

export const tasks: Task[] = [
  {
    name: 'Add a slide from the library',
    run: async (hand) => {
      await hand.click(button(hand.page, 'Add slide'));
      const slide = hand.page.getByRole('group', { name: 'slide 6' });
      await hand.click(slide.getByRole('button', { name: /^Choose a picture/ }));
      await choosePicture(hand);
      await update(hand);
    },
    done: updated,
  },
  {
    name: 'Give a title word another colour',
    run: async (hand) => {
      const story = hand.page.getByRole('region', { name: 'Story' });
      await hand.click(story.locator('[data-item] > [aria-expanded]').nth(1));
      const word = hand.page.getByRole('group', { name: 'title word 2', exact: true });
      await hand.type(word.getByRole('textbox', { name: 'Colour' }), '#1f6f6a');
      await update(hand);
    },
    done: updated,
  },
  {
    name: 'Rename a link of the menu',
    run: async (hand) => {
      await goTo(hand, 'Navigation');
      const link = hand.page.getByRole('group', { name: 'link 1', exact: true }).first();
      await hand.type(link.getByLabel('Name'), 'Our lamp');
      await update(hand);
    },
    done: updated,
  },
  {
    name: 'Change the phone number',
    run: async (hand) => {
      await goTo(hand, 'Contact Us');
      await hand.type(hand.page.locator('[name="number"]'), '5551234567');
      await update(hand);
    },
    done: updated,
  },
  {
    name: 'Answer an application',
    run: async (hand) => {
      await goTo(hand, 'Mentor/Teach Feedback');
      const { page } = hand;
      await hand.click(
        page.getByRole('table').locator('tbody tr').first().getByRole('button').first(),
      );
      const dialog = page.getByRole('dialog');
      await hand.click(dialog.getByRole('button', { name: 'In progress' }));
      await hand.type(dialog.getByLabel('Note'), 'Called, comes on Monday.');
      await hand.click(button(dialog, 'Save note'));
    },
    done: /Earlier versions/,
  },
  {
    name: 'Choose what stays in view of a picture',
    run: async (hand) => {
      const { page } = hand;
      await goTo(hand, 'About');
      await hand.click(page.getByText('Focal point').first());
      // The focal point is in the middle already.
      await hand.click(page.locator('details img').first(), { x: 20, y: 20 });
      await update(hand);
    },
    done: updated,
  },
  {
    name: 'Add a member of the team',
    run: async (hand) => {
      const { page } = hand;
      await goTo(hand, 'Team');
      await hand.click(button(page, 'Add New Team Member'));
      const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
      await hand.type(dialog.getByLabel('Name'), 'Noor Haddad');
      await hand.type(dialog.getByLabel('Position'), 'Mentor');
      await hand.click(dialog.getByRole('button', { name: /^Choose a picture/ }));
      await choosePicture(hand);
      await hand.type(dialog.locator('[name="description"]'), 'Noor reads with us on Tuesdays.');
      await hand.click(button(dialog, 'Add'));
    },
    done: 'Team member added successfully!',
  },
  {
    name: 'Bring back a deleted member',
    before: async (page) => {
      await page.goto('/contentteam');
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Team member deleted successfully!').waitFor();
    },
    run: async (hand) => {
      const { page } = hand;
      await goTo(hand, 'Start');
      await hand.click(recentChange(page, /^You deleted/));
      const drawer = page.getByRole('dialog', { name: 'Recently deleted' });
      await hand.click(drawer.getByRole('button', { name: /^Restore / }).first());
    },
    done: /restored/,
  },
  {
    name: 'Say how a page is found in searches',
    run: async (hand) => {
      await goTo(hand, 'Sharing and search');
      const mission = hand.page.getByRole('region', { name: 'Mission' });
      await hand.type(mission.getByLabel('Title'), 'What we want');
      await update(hand);
    },
    done: updated,
  },
  {
    name: 'Invite an editor',
    run: async (hand) => {
      const { page } = hand;
      await goTo(hand, 'People');
      await hand.click(button(page, 'Invite someone'));
      const dialog = page.getByRole('dialog', { name: 'Invite someone' });
      await hand.type(dialog.getByLabel('Email'), 'noor@lamplight.example');
      const role = dialog.getByLabel('Role');
      if ((await role.inputValue()) !== 'editor') await hand.choose(role, 'Editor');
      await hand.click(button(dialog, 'Invite'));
    },
    done: /^Invited/,
  },
  {
    name: 'Restore an earlier version',
    before: async (page) => {
      await page.goto('/contentsupport');
      await page.getByLabel('Point 1').first().fill('A place at the table.');
      await button(page, /^Update/).click();
      await page.getByText(updated).waitFor();
    },
    run: async (hand) => {
      const { page } = hand;
      await goTo(hand, 'Start');
      await hand.click(recentChange(page, /^You saved Support/));
      const first = page.getByRole('dialog', { name: 'History' }).getByRole('listitem', {
        name: 'Version 1',
        exact: true,
      });
      await hand.click(first.getByRole('button', { name: 'Restore' }));
      await update(hand);
    },
    done: updated,
  },
  {
    name: 'Export all feedback',
    run: async (hand) => {
      await goTo(hand, 'Feedback');
      await hand.click(button(hand.page, 'Excel Export'));
      const dialog = hand.page.getByRole('dialog', { name: 'Export' });
      const saved = hand.page.waitForEvent('download');
      await hand.click(button(dialog, 'Download'));
      await saved;
    },
    done: 'Excel Export',
  },
];
