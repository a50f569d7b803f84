import { feedbackEntry } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { stored } from './documents.ts';
import { expectRefusal, submit } from './submissions.ts';

const feedback = { ...feedbackSamples.valid.small };

const refuses = (field: string, value: unknown, message: string) =>
  expectRefusal('feedback', { ...feedback, [field]: value }, { [field]: message });

test('feedback may come without a name', async () => {
  const { name: _, ...nameless } = feedback;
  const response = await submit('feedback', nameless);
  expect(response.status).toBe(201);
  const { _id } = await response.json();
  expect(await stored(feedbackEntry(_id))).toMatchObject({ ...nameless, name: '' });
});

test('spaces around texts are not stored', async () => {
  const response = await submit('feedback', { ...feedback, emailOrPhone: ' 5550100199 ' });
  expect(await response.json()).toMatchObject({ emailOrPhone: '5550100199' });
});

test('digits in another script are stored as Western digits', async () => {
  const response = await submit('feedback', { ...feedback, emailOrPhone: '٥٥٥٠١٠٠١٩٩' });
  expect(await response.json()).toMatchObject({ emailOrPhone: '5550100199' });
});

describe('feedback is refused with the form’s messages', () => {
  test.each([undefined, '', '555010019'])('when its contact is %j', (emailOrPhone) =>
    refuses('emailOrPhone', emailOrPhone, messages.invalidEmailOrPhone),
  );

  test('when its name has half a character', () =>
    refuses('name', 'half a pair \ud83d', messages.controlCharacters));

  test.each([
    ['name', 200],
    ['subject', 200],
    ['message', 5_000],
  ])('when its %s is longer than %i characters', (field, limit) =>
    refuses(field, 'x'.repeat(limit + 1), messages.textTooLong(limit)),
  );
});
