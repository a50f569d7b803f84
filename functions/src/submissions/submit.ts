import { isDeepStrictEqual } from 'node:util';
import { recordPath } from '@lamplight/content/activityRecord';
import { type SubmissionMetadata, searchWords } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { alreadySent } from '../http/errors.ts';
import { formPostsPerHour } from '../settings.ts';
import { firestore, readDocument } from '../store/firestore.ts';
import { recordMetrics } from '../store/metrics.ts';
import { type Connected, clientNetwork } from '../visitors/clientNetwork.ts';
import { committed, freeSlots, type Limit } from '../visitors/limits.ts';

type Content = Record<string, unknown>;

/** Counts all forms of a visitor together. */
export const formLimit = () => ({ name: 'form-posts', max: formPostsPerHour(), seconds: 3_600 });

/** How a form was filled in, where the form says so. */
export interface Filling {
  /** The field that people do not see. */
  website?: string | undefined;
  /** Milliseconds from when the form was shown until it was sent. */
  elapsed?: number | undefined;
}

/** What a visitor sends. */
interface Sent {
  /** Sent under one id, it is stored once. */
  id: string;
  /** As its schema has read it. */
  content: Content;
  filling: Filling;
}

/**
 * Stores what a visitor sends, once however often it is sent. What looks like spam is stored no differently,
 * so that its sender does not learn what gives it away.
 * @returns when it was stored
 * @throws alreadySent when other content is stored under its id; tooMany; unavailable
 */
export async function storeSubmission(
  name: SubmissionName,
  { id, content, filling }: Sent,
  sender: Connected,
): Promise<Date> {
  const { entry, searched } = submissionKinds[name];
  const found = searched.map((field) => String(content[field]));
  const spam = spamReason(filling);
  const { createdAt, isNew } = await storeOnce(entry(id), {
    content,
    metadata: metadataOf(spam, found),
    limit: formLimit(),
    visitor: clientNetwork(sender),
  });
  if (isNew && spam === '') await recordMetrics({ forms: { [name]: 1 } });
  return createdAt;
}

/** The metadata of a new submission. */
const metadataOf = (spam: Spam, searched: readonly string[]) => ({
  spam,
  state: spam === '' ? ('new' as const) : ('spam' as const),
  note: '',
  words: searchWords(searched),
});

/**
 * Why a submission is taken for spam; empty for one that is taken for real. It is stored with each,
 * always as a text, since Firestore cannot find documents by a field that they lack: `spam == ''`
 * finds the real ones and `spam in ['honeypot', 'too-fast']` the others, both newest first.
 */
type Spam = '' | 'honeypot' | 'too-fast';

/**
 * The shortest filling time of a person. Even with a browser that fills in name and address, nobody
 * reads a form, types a message and finds the button in less; programs mostly send at once.
 */
export const minFillingMs = 2_000;

/**
 * What speaks against a submission: the field that people do not see is filled in, or the form was
 * filled in faster than people do. Who sends neither is taken at their word.
 */
export function spamReason({ website = '', elapsed = minFillingMs }: Filling): Spam {
  if (website !== '') return 'honeypot';
  return elapsed < minFillingMs ? 'too-fast' : '';
}

interface Submission {
  content: Content;
  /** Stored with the content when the submission first arrives. */
  metadata: SubmissionMetadata;
  /** How many may come from the network of its visitor. */
  limit: Limit;
  visitor: string;
}

/**
 * Stores a submission at a path, unless it is already there: sent again, because its answer was
 * lost, it is not stored twice and counts once, and nothing ever overwrites it. It is stored together
 * with the slot that it takes, so that neither is there without the other.
 * @returns when the server stored it, and whether that was now
 * @throws alreadySent when other content is stored at the path; tooMany; unavailable
 */
export async function storeOnce(path: string, submission: Submission) {
  const { content, metadata, limit, visitor } = submission;
  const createdAt = FieldValue.serverTimestamp();
  const record = { ...content, ...metadata, ...(await afterDeletions(path)), createdAt };
  for await (const slot of freeSlots(limit, visitor)) {
    const batch = firestore().batch().create(firestore().doc(path), record);
    slot.claim(batch);
    const stored = await committed(batch);
    const found = await readDocument(path);
    if (stored || found) return { ...confirmed(found, content), isNew: stored };
  }
  throw alreadySent();
}

/**
 * What has a submission deleted again that staff had deleted before it was sent again: the rules have each deletion
 * recorded by how often the submission has come back.
 */
async function afterDeletions(path: string): Promise<{ restored?: number }> {
  const [of = '', id = ''] = path.split('/');
  const isTaken = (count: number) => readDocument(recordPath(of, id, count, 'deleted'));
  let restored = 0;
  while (await isTaken(restored)) restored += 1;
  return restored > 0 ? { restored } : {};
}

/** What staff have done with it since does not make it another submission. */
function confirmed(found: Content = {}, content: Content) {
  const { createdAt } = found;
  const stored = Object.fromEntries(Object.keys(content).map((key) => [key, found[key]]));
  if (!isDeepStrictEqual(stored, content) || !(createdAt instanceof Timestamp)) throw alreadySent();
  return { createdAt: createdAt.toDate() };
}
