import { searchWords } from '@lamplight/content/submission';
import { requireAppCheck } from '../../lib/appCheck.ts';
import { formPostsPerHour } from '../../lib/settings.ts';
import { storeOnce } from '../../lib/submissions.ts';
import { visitorOf } from '../../lib/visitor.ts';
import { jsonObject } from '../body.ts';
import type { SubmissionResource } from '../resources.ts';
import type { Handler } from '../router.ts';
import { received } from './received.ts';
import { type Spam, spamReason } from './spam.ts';

/**
 * The most bytes of a submission's body: the longest application the schema allows, in a script of
 * three bytes a character, is just below 100 kB; emoji and escapes may make it more.
 */
const bodyLimit = 262_144;

/** Counts all forms of a visitor together. */
const limit = () => ({ name: 'form-posts', most: formPostsPerHour(), seconds: 3_600 });

/**
 * Stores what anybody sends, once however often it is sent, and answers with the stored record.
 * What looks like spam is answered no differently, lest its sender learn what gives it away.
 */
export const submit =
  ({ schema, entry, searched }: SubmissionResource): Handler =>
  async (request, response) => {
    await requireAppCheck(request.get('X-Firebase-AppCheck'));
    const { id, content, filling } = received(schema, jsonObject(request, bodyLimit));
    const beside = besideOf(
      spamReason(filling),
      searched.map((field) => String(content[field])),
    );
    const visitor = visitorOf(request);
    const { createdAt } = await storeOnce(entry(id), { content, beside, limit: limit(), visitor });
    response.status(201).json({ _id: id, ...content, createdAt: createdAt.toISOString() });
  };

/** What is stored beside the content of a new submission. */
const besideOf = (spam: Spam, searched: readonly string[]) => ({
  spam,
  state: spam === '' ? ('new' as const) : ('spam' as const),
  note: '',
  words: searchWords(searched),
});
