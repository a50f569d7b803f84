import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { bodyLimits } from '../../http/body.ts';
import { storeSubmission } from '../../submissions/submit.ts';
import { requireAppCheck } from '../../visitors/appCheck.ts';
import { jsonObject, received } from '../input.ts';
import type { Handler } from '../route.ts';

/** Stores what anybody sends, once however often it is sent, and answers with the stored record. */
export const submit =
  (name: SubmissionName): Handler =>
  async (request, response) => {
    await requireAppCheck(request.get('X-Firebase-AppCheck'));
    const sent = received(submissionKinds[name].schema, jsonObject(request, bodyLimits.form));
    const createdAt = await storeSubmission(name, sent, request);
    response
      .status(201)
      .json({ _id: sent.id, ...sent.content, createdAt: createdAt.toISOString() });
  };
