import { feedbackEntry, siteDocument, staffMember } from '@lamplight/content/paths';
import { may, type Right, type Role, rights } from '@lamplight/content/rights';
import { documentSamples } from '@lamplight/content/samples/bySite';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import type { Page } from '@playwright/test';
import { resetAccounts, resetDemo } from '../../e2e/support/demo.ts';
import { staffSession } from '../../e2e/support/session.ts';
import { bringToRest, isAtRest, openPage } from '../../e2e/support/sharedTab.ts';
import { inProject, storedDocument } from '../../e2e/support/store.ts';
import { storeSubmissions } from '../../e2e/support/submissions.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { portsAt, requestedOffset } from '../../scripts/lib/ports.ts';
import { callFor, type Request } from '../../tests/rules/asking/requests.ts';
import { saveOf } from '../../tests/rules/asking/saves.ts';
import { handlingOf } from '../../tests/rules/scenes/entities.ts';

// Forbidden requests are refused, which the browser reports by itself.
test.use({ expectedMessages: /status of (400|401|403)/ });
test.beforeEach(resetDemo);
test.beforeEach(resetAccounts);
// The tests of other files log in with the demo's password.
test.afterAll(resetAccounts);

const ports = portsAt(requestedOffset() ?? 0);

/** Six kinds of people; the name is the uid of those who have an account. */
const people = {
  visitor: undefined,
  stranger: undefined,
  formerStaff: undefined,
  viewer: 'viewer',
  editor: 'editor',
  staff: 'manager',
} as const satisfies Record<string, Role | undefined>;

type Person = keyof typeof people;

const loginOf = (person: Person) => ({
  email: `${person}@rights.example`,
  password: 'a-lamp-for-everybody',
});

/** Makes the account of someone, with what makes them staff or does no longer. @returns their ID token */
async function arrive(person: Person): Promise<string | undefined> {
  if (person === 'visitor') return undefined;
  await inProject(async ({ auth, firestore }) => {
    await auth.createUser({ uid: person, ...loginOf(person) });
    const staff = firestore.doc(staffMember(person));
    const { email } = loginOf(person);
    if (people[person]) await staff.set({ email, role: people[person] });
    else await staff.delete();
  });
  const response = await fetch(
    `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...loginOf(person), returnSecureToken: true }),
    },
  );
  return (await response.json()).idToken;
}

/** Whether the rules let someone do what they ask. */
async function rulesAllow(request: Request, token: string | undefined): Promise<boolean> {
  const documents = `projects/${demoProject}/databases/(default)/documents`;
  const { call, body } = callFor(request, (path) => `${documents}/${path}`);
  const response = await fetch(`http://127.0.0.1:${ports.firestore}/v1/${documents}${call}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.ok && !text.includes('PERMISSION_DENIED')) return true;
  expect(text).toMatch(/PERMISSION_DENIED|Missing or insufficient|evaluation error|false for/);
  return false;
}

interface Requests {
  /** The request to Firestore, if the rules know the right. */
  rules?: (by: Person) => Promise<Request>;
  /** The request to the API, if it knows the right. */
  api?: { method: string; path: string; body?: object };
  /** Whether the staff area offers it. */
  screen: (page: Page) => Promise<boolean>;
}

const savingOf = (name: SiteDocumentName) => async (by: Person) => {
  const from = Number((await storedDocument(siteDocument(name)))?.version ?? 0);
  const { small } = documentSamples[name].valid;
  return { commit: saveOf(by, siteDocument(name), small, { from }) };
};

type Offer = 'button' | 'link' | 'heading';

/** Opens a page of the staff area: within the app, once it runs, past a page that shows nothing of the one before. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(path));
  await bringToRest(page);
  await openPage(page, path);
  await expect.poll(isAtRest(page)).toBe(false);
}

const isOffered = async (page: Page, path: string, role: Offer, name: string) => {
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  return (await page.getByRole(role, { name, exact: true }).count()) > 0;
};

const sent = feedbackEntry('sent-0');
const contact = 'noor@rights.example';

/** Stores an entry that nobody has handled. */
const storeEntry = () =>
  storeSubmissions('feedback', 1, () => ({
    content: { name: 'Noor', emailOrPhone: contact, subject: 'Soup', message: 'Is there any?' },
    at: new Date(),
  }));

async function openEntry(page: Page): Promise<void> {
  await open(page, '/contentfeedback');
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Each right, as rules, API and screens are asked for it. */
const requestsFor: Record<Right, Requests> = {
  read: {
    rules: async () => ({ list: 'feedback', limit: 1 }),
    api: { method: 'GET', path: '/feedback' },
    screen: async (page) => {
      await open(page, '/contentfeedback');
      const table = page.getByRole('table');
      await expect(table.or(page.getByRole('heading', { name: 'Admin Login' }))).toBeVisible();
      return table.isVisible();
    },
  },
  edit: {
    rules: savingOf('mission'),
    api: { method: 'PUT', path: '/nav', body: {} },
    screen: (page) => isOffered(page, '/contentmission', 'button', 'Update'),
  },
  handle: {
    rules: async (by) => {
      await storeEntry();
      const stored = (await storedDocument(sent)) ?? {};
      stored.createdAt = stored.createdAt.toDate();
      return { commit: [handlingOf(by, sent, stored, { state: 'done' })] };
    },
    screen: async (page) => {
      await openEntry(page);
      return page.getByRole('button', { name: 'Delete', exact: true }).isVisible();
    },
  },
  organise: {
    rules: savingOf('organisation'),
    api: { method: 'PUT', path: '/organisation', body: {} },
    screen: (page) => isOffered(page, '/contentorganisation', 'button', 'Update'),
  },
  export: {
    api: { method: 'GET', path: '/feedback/export' },
    screen: (page) => isOffered(page, '/contentfeedback', 'button', 'Excel Export'),
  },
  erase: {
    api: { method: 'POST', path: '/persons/erase', body: { contact, feedback: [] } },
    screen: async (page) => {
      await open(page, '/contentfeedback');
      await page.getByRole('button', { name: 'A person’s data' }).click();
      const dialog = page.getByRole('dialog', { name: 'A person’s data' });
      await dialog.getByLabel('Email or phone').fill(contact);
      await dialog.getByRole('button', { name: 'Find', exact: true }).click();
      await expect(dialog.getByText('Noor', { exact: false }).first()).toBeVisible();
      return dialog.getByRole('button', { name: 'Erase...' }).isVisible();
    },
  },
  people: {
    api: { method: 'GET', path: '/people' },
    screen: (page) => isOffered(page, '/contentpeople', 'button', 'Invite someone'),
  },
  observe: {
    api: { method: 'GET', path: '/seen' },
    screen: (page) => isOffered(page, '/contentvisits', 'heading', 'Page views'),
  },
};

interface Asking {
  person: Person;
  baseURL: string;
  token: string | undefined;
  page: Page;
}

/** Whether the API does what is asked. It tells those who may not. */
async function apiAllows({ method, path, body }: NonNullable<Requests['api']>, by: Asking) {
  const response = await fetch(`${by.baseURL}/api${path}`, {
    method,
    headers: {
      ...(by.token && { Authorization: `Bearer ${by.token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) expect([401, 403]).toContain(response.status);
  return response.status === 200;
}

/** Whether rules, API and screens let someone use a right. */
async function verdictsOn(right: Right, by: Asking): Promise<Record<string, boolean>> {
  const { rules, api, screen } = requestsFor[right];
  return {
    ...(rules && { rules: await rulesAllow(await rules(by.person), by.token) }),
    ...(api && { API: await apiAllows(api, by) }),
    // Everyone else sees the log-in, whichever page they ask for: `read` covers that.
    ...((people[by.person] || right === 'read') && { screen: await screen(by.page) }),
  };
}

/** Which entries of the navigation are offered that not everybody of the staff is. */
async function offers(page: Page): Promise<Record<string, boolean>> {
  await open(page, '/contenthome');
  const menu = page.getByRole('navigation', { name: 'Staff' });
  await menu.getByText('Site', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Pictures' })).toBeVisible();
  const isThere = (name: string) => menu.getByRole('link', { name }).isVisible();
  return {
    people: await isThere('People'),
    observe: await isThere('Visits and errors'),
    organise: await isThere('Organisation'),
    read: await isThere('Activity log'),
  };
}

test('rules, API and screens match the table of rights for six kinds of people', async ({
  browser,
  baseURL: address,
}) => {
  test.slow();
  const baseURL = address ?? '';
  expect(Object.keys(requestsFor).toSorted()).toEqual(Object.keys(rights).toSorted());
  await storeEntry();
  for (const person of Object.keys(people) as Person[]) {
    const token = await arrive(person);
    const role = people[person];
    const session = role && (await staffSession(browser, baseURL, loginOf(person)));
    const context = await browser.newContext(session ? { storageState: session } : {});
    const page = await context.newPage();
    for (const right of Object.keys(requestsFor) as Right[]) {
      const verdicts = await verdictsOn(right, { person, baseURL, token, page });
      const expected = Object.keys(verdicts).map((where) => [where, may(role, right)]);
      expect(verdicts, `${right} of ${person}`).toEqual(Object.fromEntries(expected));
    }
    if (role) {
      const found = await offers(page);
      const expected = Object.keys(found).map((right) => [right, may(role, right as Right)]);
      expect(found, `the navigation of ${person}`).toEqual(Object.fromEntries(expected));
    }
    await context.close();
  }
});
