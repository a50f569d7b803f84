import {
  type NotificationState,
  type SubmissionState,
  searchWords,
} from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { Timestamp } from 'firebase-admin/firestore';
import { inProject } from './store.ts';

interface Sent {
  content: Record<string, unknown>;
  at: Date;
  state?: SubmissionState;
  spam?: string;
  notice?: NotificationState;
}

/** Stores submissions as the function does; their ids are `sent-0`, `sent-1`, … */
export const storeSubmissions = (name: SubmissionName, count: number, make: (at: number) => Sent) =>
  inProject(async ({ firestore }) => {
    const { entry, searched } = submissionKinds[name];
    const writer = firestore.bulkWriter();
    for (let index = 0; index < count; index += 1) {
      const { content, at, state = 'new', spam = '', ...notice } = make(index);
      const words = searchWords(searched.map((key) => String(content[key] ?? '')));
      const metadata = {
        spam,
        state,
        note: '',
        words,
        createdAt: Timestamp.fromDate(at),
        ...notice,
      };
      writer.set(firestore.doc(entry(`sent-${index}`)), { ...content, ...metadata });
    }
    await writer.close();
  });
