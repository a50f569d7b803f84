import { demoDocuments } from '@lamplight/content/demo/organisation';
import { resetDemo } from '../../e2e/support/demo.ts';
import { openAdvanced, openEditor, update } from '../../e2e/support/editor.ts';
import { storeDirectly, storedDocument, storedItems } from '../../e2e/support/store.ts';
import { expect, sharedTabTest as test } from '../../e2e/support/test.ts';

test.beforeEach(resetDemo);

async function empty(prefix: string) {
  for (const { path } of demoDocuments) {
    if (path.startsWith(prefix)) await storeDirectly(path, null);
  }
}

/** The fields that the contact editor requires: all but the greeting of the feedback form. */
const reach = {
  'Heading above email and phone': 'Knock here',
  Email: 'door@lamplight.example',
  'Phone number': '+1 555 010 0142',
  'Heading above the links': 'Look here',
  LinkedIn: 'https://linkedin.example/lamp',
  Facebook: 'https://facebook.example/lamp',
  Instagram: 'https://instagram.example/lamp',
};

const documents = ['mission', 'contact', 'feedbackGreeting', 'mentorGreeting'];

test('a new organisation can begin with any page', async ({ page }) => {
  for (const name of documents) {
    await empty(`site/${name}`);
    await storeDirectly(`site/${name}/revisions/1`, null);
  }

  await openEditor(page, '/contentmentorform');
  await page.getByLabel('Greeting title').fill('Welcome');
  await page.getByLabel('Greeting description').fill('We will call you.');
  await update(page, 'Greeting title and description updated successfully!');
  await openEditor(page, '/contentmission');
  await page.getByLabel('First mission title').fill('Nobody learns alone');
  await page.getByLabel('First mission description').fill('At one table.');
  await page.getByLabel('Mission Youtube URL').fill('https://youtu.be/ScMzIvxBSi4');
  await page.getByLabel('Second mission title').fill('How we know');
  await page.getByLabel('Second mission description').fill('We count.');
  await update(page, 'Mission content updated successfully!');
  await openEditor(page, '/contentcontact');
  for (const [label, value] of Object.entries(reach)) {
    await page.getByLabel(new RegExp(`^${label}\\W*$`)).fill(value);
  }
  await update(page);
  expect(await storedDocument('site/mentorGreeting')).toMatchObject({
    mentorFormModalTitle: 'Welcome',
    version: 1,
  });
  expect(await storedDocument('site/mission')).toMatchObject({
    titlemission1: 'Nobody learns alone',
    version: 1,
  });
  expect(await storedDocument('site/contact')).toMatchObject({
    mail: 'door@lamplight.example',
    version: 1,
  });
  expect(await storedDocument('site/feedbackGreeting')).toBeUndefined();
});

test('the first news and the first programme can be created and edited', async ({ page }) => {
  await empty('news/');
  await empty('hhk/');
  await openEditor(page, '/contentnews');
  await openAdvanced(page);
  await page.getByLabel(/^Image\W*$/).fill('/demo/event-open-evening.800w.webp');
  await page.getByLabel('Image width').fill('800');
  await page.getByLabel('Image height').fill('600');
  await page.getByLabel('Heading').fill('The first news');
  await page.getByLabel(/^Description(?! \(alt)/).fill('There was none before.');
  await page.getByLabel('Button text').fill('Read on');
  await page.getByRole('textbox', { name: 'Article link' }).fill('/about');
  await update(page);
  await page.getByLabel('Heading').fill('The first news, corrected');
  await update(page);
  expect(await storedItems('news')).toMatchObject([
    { heading: 'The first news, corrected', version: 2 },
  ]);

  await openEditor(page, '/contenthhk');
  await page.getByLabel(/^Title/).fill('Helping Hands');
  await page.getByLabel(/^Description(?! \(alt)/).fill('They help.');
  await page.getByRole('button', { name: 'Add image' }).click();
  await openAdvanced(page);
  await page.getByLabel(/^URL/).fill('/demo/event-open-evening.800w.webp');
  await update(page);
  expect(await storedItems('hhk')).toMatchObject([{ title: 'Helping Hands', version: 1 }]);
  await page.goto('/hhk');
  await expect(page.getByRole('heading', { name: 'Helping Hands' })).toBeVisible();
});
