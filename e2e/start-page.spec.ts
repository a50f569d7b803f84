import { activityRecord, presence, staffMember } from '@lamplight/content/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { expectNothingToSay } from './support/axe.ts';
import { countDocuments } from './support/countDocuments.ts';
import { resetDemo } from './support/demo.ts';
import { answer, openEditor } from './support/editor.ts';
import { staffLogin, staffNavigation } from './support/staff.ts';
import { inProject, storeVersions } from './support/store.ts';
import { storeSubmissions } from './support/submissions.ts';
import { expect, staffTest, test, timed } from './support/test.ts';

test.beforeEach(resetDemo);

/** The most documents that the page may read of Firestore, however many there are. */
const mostRead = 60;

/** More of everything than is read: what visitors sent, colleagues, changes, actions, editors that are open. */
async function storeALot() {
  const at = new Date();
  await storeSubmissions('feedback', 120, (index) => ({
    content: {
      name: `Visitor ${index}`,
      emailOrPhone: '5550100142',
      subject: 'Hello',
      message: '',
    },
    at,
  }));
  await storeSubmissions('mentors', 2, () => ({ content: { fullName: 'Noor Haddad' }, at }));
  await storeVersions('site/mission', 40, () => ({ titlemission1: 'Nobody learns alone' }));
  await inProject(async ({ firestore }) => {
    const writer = firestore.bulkWriter();
    writer.set(firestore.doc(staffMember('colleague')), { email: 'ruth@lamplight.example' });
    for (let index = 0; index < 30; index += 1) {
      const [by, seenAt] = [`colleague-${index}`, Timestamp.fromDate(at)];
      writer.set(firestore.doc(staffMember(by)), { email: `${by}@lamplight.example`, name: by });
      const deed = { kind: 'deleted', of: 'team', id: by, name: by, count: 1, by, at: seenAt };
      writer.set(firestore.doc(activityRecord(by)), deed);
      const of = 'contentsupport';
      writer.set(firestore.doc(presence(of, by)), { of, uid: by, seenAt });
    }
    await writer.close();
  });
}

/** Milliseconds from the moment at which the log-in leads to the start page until all these texts are on it. */
const timeTo = (texts: string[]) =>
  new Promise<number>((resolve) => {
    let began = 0;
    const look = () => {
      if (window.location.pathname === '/content') began ||= performance.now();
      const said = document.querySelector('main')?.textContent ?? '';
      if (began && texts.every((text) => said.includes(text))) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    look();
  });

test(
  'the start page stands within a second of the log-in, and reads 60 documents at the most',
  timed,
  async ({ page }) => {
    await storeALot();
    const read = await countDocuments(page);
    await page.goto('/content');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(staffLogin.email);
    await page.getByLabel('Password').fill(staffLogin.password);
    const shown = page.evaluate(timeTo, [
      'Feedback99+ unread',
      'Mentor applications2 unread',
      'ruth@lamplight.example saved Mission several times',
      'colleague-7 deleted “colleague-7” (Team)',
      'colleague-7 Support us',
      'it has all it needs',
    ]);
    await page.getByRole('button', { name: 'Login' }).click();
    const took = await shown;
    console.info(`The start page: ${Math.round(took)} ms, ${read()} documents`);
    expect(took).toBeLessThan(1_000);
    // It would be none if they were not counted.
    expect(read()).toBeGreaterThan(30);
    expect(read()).toBeLessThanOrEqual(mostRead);
  },
);

staffTest(
  'the start page says what is unsaved, who is there, who changed what, and what is lacking',
  async ({ page }) => {
    await storeVersions('site/mission', 3, () => ({ titlemission1: 'Nobody learns alone' }));
    await inProject(async ({ firestore }) => {
      const [of, uid, seenAt] = ['contentteam', 'colleague', Timestamp.now()];
      await firestore.doc(staffMember(uid)).set({ email: 'ruth@lamplight.example', name: 'Ruth' });
      await firestore.doc(presence(of, uid)).set({ of, uid, seenAt });
      await firestore.doc('site/contact').delete();
    });
    await openEditor(page, '/contentsupport');
    await page.getByLabel('Point 1').first().fill('Typed before lunch');
    await staffNavigation(page).getByRole('link', { name: 'Start' }).click();
    await answer(page, 'Leave without saving?', 'Leave');

    const card = (name: string) => page.getByRole('region', { name });
    await expect(card('Recent changes')).toContainText('Ruth saved Mission several times');
    await expect(card('Editing now')).toContainText('Ruth Team');
    await expect(card('Getting started')).toContainText('7 of 8 done');
    await expect(card('Getting started').getByRole('link')).toHaveText(['Contact details']);
    await expectNothingToSay(page);
    await card('Drafts').getByRole('link', { name: 'Support us' }).click();
    await expect(page.getByLabel('Point 1').first()).toHaveValue('Typed before lunch');
  },
);
