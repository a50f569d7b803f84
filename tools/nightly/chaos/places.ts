import type { Locator, Page } from '@playwright/test';
import { openAdvanced, savedLabel } from '../../../e2e/support/editor.ts';
import { textIn } from '../../../e2e/support/fields.ts';

/** A form that staff type in: an editor, a dialog for an item, the note of a submission. */
export interface Place {
  name: string;
  path: string;
  /** An element that is there as soon as its page is. */
  ready: (page: Page) => Locator;
  /** The control that opens it on its page, if one is needed. */
  opener?: (page: Page) => Locator;
  /** Fills in what has to be there before it can be saved. */
  prepare?: (page: Page) => Promise<void>;
  /** The part around its fields and its button. */
  form: (page: Page) => Locator;
  /** The labels of the fields that are typed in. */
  fields: string[];
  /** The label of the button that saves. */
  save: string;
  /** Whether it shows that nothing is left to be saved. */
  isSaved: (page: Page) => Promise<boolean>;
}

const wholePage = {
  ready: (page: Page) =>
    page.getByRole('button', { name: 'Update', exact: true, includeHidden: true }),
  form: (page: Page) => page.locator('main'),
  save: 'Update',
  isSaved: (page: Page) => page.getByText(savedLabel).isVisible(),
};

/** A dialog that closes when it has saved. */
const dialog = (name: string, opener: string) => ({
  ready: (page: Page) =>
    page.getByRole('button', { name: opener, exact: true, includeHidden: true, disabled: false }),
  opener: (page: Page) => page.getByRole('button', { name: opener, exact: true }),
  form: (page: Page) => page.getByRole('dialog', { name, exact: true, includeHidden: true }),
  isSaved: async (page: Page) => !(await dialog(name, opener).form(page).isVisible()),
});

const teamFields = ['Position', 'Description'];

const noteOf = (visitor: string): Place => ({
  ...dialog(visitor, visitor),
  name: `the note on ${visitor}`,
  path: '/contentfeedback',
  fields: ['Note'],
  save: 'Save note',
  isSaved: (page) =>
    page.getByRole('button', { name: 'Save note', includeHidden: true }).isDisabled(),
});

/** Places of every kind, some of which share a document or a page. */
export const places: Place[] = [
  { ...wholePage, name: 'support', path: '/contentsupport', fields: ['Point 1', 'Point 2'] },
  {
    ...wholePage,
    name: 'mission',
    path: '/contentmission',
    fields: ['First mission title', 'First mission description'],
  },
  { ...wholePage, name: 'news', path: '/contentnews', fields: ['Heading', 'Description'] },
  {
    ...wholePage,
    name: 'home',
    path: '/contenthome',
    opener: (page) =>
      page.getByRole('region', { name: 'Story' }).locator('[data-item] > [aria-expanded]').first(),
    fields: ['Word', 'Description'],
  },
  {
    ...wholePage,
    name: 'mentor testimonials',
    path: '/contentmentortestimonial',
    opener: (page) => page.getByRole('button', { name: /^Ruth Okafor/ }),
    fields: ['Position', 'Feedback'],
  },
  {
    ...wholePage,
    name: 'greeting',
    path: '/contentfeedback',
    fields: ['Feedback title', 'Feedback message'],
  },
  {
    ...dialog('Edit Team Member', 'Edit Samuel Adeyemi'),
    name: 'a team member',
    path: '/contentteam',
    fields: teamFields,
    save: 'Update',
  },
  {
    ...dialog('Add Team Member', 'Add New Team Member'),
    name: 'a new team member',
    path: '/contentteam',
    prepare: async (page) => {
      await openAdvanced(page);
      const fixed = { Name: 'Noor', Image: '/demo/portrait-07.600w.webp' };
      for (const [label, value] of Object.entries(fixed)) {
        const input = page.getByLabel(new RegExp(`^${label}\\W*$`));
        if ((await input.inputValue()) === '') await input.fill(value);
      }
      for (const label of teamFields) {
        const input = page.getByRole('textbox', { name: label, exact: true });
        if ((await textIn(input)) === '') await input.fill('New');
      }
    },
    fields: teamFields,
    save: 'Add',
  },
  noteOf('Visitor 0'),
  noteOf('Visitor 1'),
];

/** The list whose items are moved; nothing is typed there. */
export const team: Place = {
  name: 'the team',
  path: '/contentteam',
  ready: (page) => page.getByRole('button', { name: /^Move /, includeHidden: true }).first(),
  form: (page) => page.getByRole('region', { name: 'Founders' }),
  fields: [],
  save: '',
  isSaved: async () => true,
};

export const fieldsOf = (place: Place, page: Page): Locator[] =>
  place.fields.map((label) => {
    // Behind a dialog, a name ends with the asterisk of a required field.
    const name = new RegExp(`^${label}\\W*$`);
    return place.form(page).getByRole('textbox', { name, includeHidden: true }).first();
  });
