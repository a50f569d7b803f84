import { demoDocuments } from '@lamplight/content/demo/organisation';
import { searchWords } from '@lamplight/content/submission';
import { Timestamp } from 'firebase-admin/firestore';
import type { Project } from '../lib/project.ts';

/** So many are under way at once. */
const batch = 5_000;

const unread = 40;

/**
 * Stores feedback, an entry a minute, each with a message of 5 to 25 words. The newest ones are unread,
 * one in twenty was taken for spam.
 */
export async function seedEntries({ firestore }: Project, count: number): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  const entries = firestore.collection('feedback');
  const newest = Date.UTC(2026, 10, 21);
  for (let first = 0; first < count; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - first) }, (_, at) => first + at);
    const writes = numbers.map((number) =>
      writer.create(entries.doc(), {
        ...feedback(number),
        createdAt: Timestamp.fromMillis(newest - number * 60_000),
      }),
    );
    await Promise.all([...writes, writer.flush()]);
  }
  await writer.close();
}

function feedback(number: number) {
  const name = textOf(2);
  const emailOrPhone = `visitor${number}@lamplight.example`;
  const subject = textOf(4);
  return {
    ...{ name, emailOrPhone, subject, message: textOf(5 + random(21)) },
    ...handled(number),
    words: searchWords([name, emailOrPhone, subject]),
  };
}

function handled(number: number) {
  if (number % 20 === 19) return { spam: 'too-fast', state: 'spam', note: '' };
  return { spam: '', state: number < unread ? 'new' : 'done', note: '' };
}

/** The words of the demo organisation, so that a file is compressed about as well as a real one. */
const vocabulary = [...new Set(JSON.stringify(demoDocuments).match(/[A-Za-z’]{2,}/g))];

const textOf = (words: number) =>
  Array.from({ length: words }, () => vocabulary[random(vocabulary.length)]).join(' ');

let state = 1;

/** A whole number below a limit; the same ones in each run. */
function random(below: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
}
