import path from 'node:path';
import { expect, test } from 'vitest';
import { builtSizes, styleSize } from '../../scripts/lib/builtSizes.ts';
import { ask } from './suite.ts';

const { LAMPLIGHT_STAGE } = process.env;
if (!LAMPLIGHT_STAGE) throw new Error('Run these tests with `npm test -- functions`.');
const built = builtSizes(path.join(LAMPLIGHT_STAGE, 'hosting'));

const entry = ['src/app/entry-client.tsx'];
const [system, carousel] = ['src/theme/publicSystem.ts', 'src/ui/carousel/makeSwiper.ts'];
const site = [...entry, 'src/app/startup/hydration.tsx', system, 'src/app/startup/publicSite.tsx'];
const contact = 'src/pages/contact/ContactPage.tsx';
const validation = ['src/forms/schemaResolver.ts', '../content/src/feedback.ts'];
const store = ['../content/src/contentSource.ts', 'src/firebase/lite.ts'];

/** What a visitor's browser loads, what it has already then, and how many kB that may be. */
const budgets: [what: string, names: string[], present: string[], most: number][] = [
  ['what waits for the first picture', entry, [], 1.9],
  ['what brings a page to life', site, [], 138],
  ['the contact page’s form', [contact], site, 19],
  ['the mentor form', ['src/pages/mentorForm/MentorFormPage.tsx'], site, 20],
  ['validation', validation, [...site, contact], 26],
  ['the carousel', [carousel], site, 20],
  ['Firestore, where the pages cannot be had', store, site, 57],
  ['the staff area’s shell', ['app.html'], [], 385],
];

test.each(budgets)('%s weighs no more than it may', (_, names, present, most) => {
  const size = built.weigh(names, present) / 1_000;
  expect(size).toBeLessThanOrEqual(most);
  // A budget that has become generous is no budget.
  expect(size).toBeGreaterThan(most * 0.85);
});

test('nothing of Firebase is needed to bring a page to life', () => {
  const firebase = built.modules(['src/firebase/lite.ts']);
  const common = [...built.modules(site)].filter((name) => firebase.has(name));
  // What both need is the bundler's own.
  expect(common.filter((name) => !name.includes('runtime'))).toEqual([]);
});

test.each([system, carousel])('browsers are told to compile %s beside the page', (name) => {
  const told = /^\/\/# allFunctionsCalledOnLoad\n/;
  expect([...built.modules([name])].map(built.codeOf)).toContainEqual(expect.stringMatching(told));
});

test.each(['/', '/team', '/mentorform'])('the styles in %s are small', async (page) => {
  const html = await (await ask('GET', page)).text();
  expect(styleSize(html)).toBeLessThan(15_000);
});
