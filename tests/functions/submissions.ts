import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { submissionKinds } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { expect, onTestFinished } from 'vitest';
import { ask, store } from './suite.ts';

/** The submissions of visitors, and where they are stored. */
export const submissions = [
  {
    to: 'feedback',
    samples: feedbackSamples,
    editable: 'message',
    ...submissionKinds.feedback,
  },
  {
    to: 'mentors',
    samples: mentorApplicationSamples,
    editable: 'motivation',
    ...submissionKinds.mentors,
  },
] as const;

/** The collections that hold them, called as the API calls them. */
type Submissions = (typeof submissions)[number]['to'];

/** Sends a submission, as anybody can. When the test is done, everything that it has stored is removed. */
export async function submit(
  to: Submissions,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await ask('POST', `/api/${to}`, { body, headers });
  const { _id } = await response.clone().json();
  if (_id) onTestFinished(async () => void (await store.collection(to).doc(_id).delete()));
  return response;
}

/** How many submissions are stored. */
export const countOf = async (of: Submissions) =>
  (await store.collection(of).count().get()).data().count;

/** Expects that the content is refused for this reason alone, and that nothing is stored. */
export async function expectRefusal(
  to: Submissions,
  body: unknown,
  fields: Record<string, string>,
): Promise<void> {
  const before = await countOf(to);
  const response = await submit(to, body);
  expect(response.status).toBe(400);
  const [message, ...others] = Object.values(fields);
  expect(await response.json()).toEqual({
    message: others.length === 0 ? message : messages.checkMarkedFields,
    code: 'invalid-content',
    fields,
  });
  expect(await countOf(to)).toBe(before);
}
