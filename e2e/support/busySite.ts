import { activityRecord, presence, staffMember } from '@lamplight/content/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { inProject, storeVersions } from './store.ts';
import { storeSubmissions } from './submissions.ts';

/** Stores more of everything than a page reads: submissions, colleagues, changes, actions, editors that are open. */
export async function storeBusySite(): Promise<void> {
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
      const action = { kind: 'deleted', of: 'team', id: by, name: by, count: 1, by, at: seenAt };
      writer.set(firestore.doc(activityRecord(by)), action);
      const of = 'contentsupport';
      writer.set(firestore.doc(presence(of, by)), { of, uid: by, seenAt });
    }
    await writer.close();
  });
}

/** The texts on the start page about it. */
export const saidOfBusySite = [
  'Feedback99+ unread',
  'Mentor applications2 unread',
  'ruth@lamplight.example saved Mission several times',
  'colleague-7 deleted “colleague-7” (Team)',
  'colleague-7 Support Us',
];
