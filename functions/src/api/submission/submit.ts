import { storeOnce } from '../../lib/submissions.ts';
import { jsonObject } from '../body.ts';
import type { SubmissionResource } from '../resources.ts';
import type { Handler } from '../router.ts';
import { received } from './received.ts';
import { spamReason } from './spam.ts';

/**
 * The most bytes of a submission's body: the longest application the schema allows, in a script of
 * three bytes a character, is just below 100 kB; emoji and escapes may make it more.
 */
const bodyLimit = 262_144;

/**
 * Stores what anybody sends, once however often it is sent, and answers with the stored record.
 * What looks like spam is answered no differently, lest its sender learn what gives it away.
 */
export const submit =
  ({ schema, entry }: SubmissionResource): Handler =>
  async (request, response) => {
    const { id, content, filling } = received(schema, jsonObject(request, bodyLimit));
    const { createdAt } = await storeOnce(entry(id), { content, spam: spamReason(filling) });
    response.status(201).json({ _id: id, ...content, createdAt: createdAt.toISOString() });
  };
