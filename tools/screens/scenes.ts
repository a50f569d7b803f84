import { siteDocument } from '@lamplight/content/paths';
import { allPages, sitePages } from '@lamplight/content/sitePages';
import type { Page } from '@playwright/test';
import { storeNext } from '../../scripts/lib/aDayOfWork.ts';
import { listedPages } from '../../scripts/lib/handbook.ts';
import type { Project } from '../../scripts/lib/project.ts';

/** A subject of a picture in the handbook. */
export interface Scene {
  /** Its picture, in the handbook's folder. */
  picture: string;
  path: string;
  /** Brings the page into the pictured state, and waits for it. */
  show?: (page: Page, project: Project) => Promise<void>;
  /** The preview is next to the form. */
  preview?: boolean;
}

/** Presses a button and waits for the dialog that it opens. */
const opening = (button: string | RegExp, dialog: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog', { name: dialog }).waitFor();
};

/** Waits for what visitors sent, and for the months, which come last. */
const untilSentIsShown = async (page: Page) => {
  await page.getByRole('table').waitFor();
  await page.getByText('Received in the last twelve months').waitFor();
};

const atSubmissions = async (page: Page) => {
  await untilSentIsShown(page);
  const top = page.getByRole('heading', { name: 'Feedback', level: 2 });
  await top.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
};

const openingAtSubmissions = (button: string, dialog: string) => async (page: Page) => {
  await atSubmissions(page);
  await opening(button, dialog)(page);
};

/** Waits for what search engines and messengers show, which is read from the preview. */
const untilCardsAreShown = async (page: Page) => {
  await page.getByText('In a message').waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
};

/** The editors below which it is. */
const withSubmissions = allPages.flatMap(([, { editor }]) => (editor.unread ? [editor.path] : []));

/** Scenes besides the pages as they open, by the names of their pictures. */
const more: Record<string, Omit<Scene, 'picture'>> = {
  preview: {
    path: '/contentabout',
    preview: true,
    show: async (page) => page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(),
  },
  advice: {
    path: '/contentcontact',
    show: async (page) => {
      await page.getByRole('textbox', { name: 'LinkedIn' }).fill('http://linkedin.com/lamplight');
      await page.getByRole('button', { name: '1 suggestion' }).click();
    },
  },
  history: {
    path: '/contentsupport',
    show: async (page) => {
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByRole('listitem', { name: 'Version 1' }).waitFor();
    },
  },
  conflict: {
    path: '/contentsupport',
    show: async (page, { firestore }) => {
      const field = page.getByRole('textbox', { name: 'Title' }).first();
      await field.fill('Support a learner');
      const donate = { title: 'Give a little' };
      const path = siteDocument('support');
      const stored = (await firestore.doc(path).get()).data() ?? {};
      await storeNext(firestore, path, { donate: { ...stored.donate, ...donate } }, 1);
      await page.getByText('Someone else saved this page in the meantime.').first().waitFor();
      await page.getByRole('button', { name: 'Update' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  item: { path: '/contentteam', show: opening(/^Edit/, 'Edit team member') },
  choosing: { path: '/contentabout', show: opening(/^Replace/, 'Choose a picture') },
  submissions: { path: '/contentfeedback', show: atSubmissions },
  submission: { path: '/contentfeedback', show: openingAtSubmissions('Lena Hart', 'Lena Hart') },
  export: { path: '/contentfeedback', show: openingAtSubmissions('Excel Export', 'Export') },
  person: {
    path: '/contentfeedback',
    show: async (page) => {
      await openingAtSubmissions('A person’s data', 'A person’s data')(page);
      await page.getByLabel('Email or phone').fill('lena@example.org');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByText('Data stored for lena@example.org').waitFor();
    },
  },
  invite: { path: '/contentpeople', show: opening('Invite someone', 'Invite someone') },
  // The last one: what it takes away is not brought back.
  'getting-started': {
    path: '/content',
    show: async (page, { firestore }) => {
      const lacking = (['home', 'contact', 'mentorGreeting'] as const).map(siteDocument);
      for (const path of lacking) await firestore.doc(path).delete();
      await page.getByText('5 of 8 done').waitFor();
    },
  },
};

/** Every page of the staff area as it opens, then what is done on some of them. */
export const scenes: Scene[] = [
  ...listedPages.map(({ path, picture }) => ({
    path,
    picture,
    ...(withSubmissions.includes(path) && { show: untilSentIsShown }),
    ...(path === sitePages.sharing.editor.path && { preview: true, show: untilCardsAreShown }),
  })),
  ...Object.entries(more).map(([name, scene]) => ({ ...scene, picture: `pictures/${name}.webp` })),
];
