import { feedbackSchema } from '@lamplight/content/feedback';
import { mentorApplicationSchema } from '@lamplight/content/mentorApplication';
import { messages } from '@lamplight/content/messages';
import type { StoredBeside } from '@lamplight/content/submission';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KnownError, tooMany } from '../../http/errors.ts';
import { minFillingMs, received, spamReason, storeOnce } from './submit.ts';

const { create, get, commit, claim } = vi.hoisted(() => ({
  create: vi.fn(),
  get: vi.fn(),
  commit: vi.fn(),
  claim: vi.fn(),
}));
vi.mock('../../store/firestore.ts', async (original) => ({
  ...(await original<typeof import('../../store/firestore.ts')>()),
  readDocument: async () => (await get()).data(),
  firestore: () => {
    const batch = { create: create.mockReturnThis(), commit };
    return { doc: () => ({}), batch: () => batch };
  },
}));
vi.mock('../../visitors/limits.ts', async (original) => ({
  ...(await original<typeof import('../../visitors/limits.ts')>()),
  freeSlots: async function* () {
    for (let slot = 0; slot < 3; slot++) yield { claim };
    throw tooMany(60);
  },
}));

const content = { name: 'Amina', daysAvailable: ['Weekdays', 'Weekends'] };
const metadata: StoredBeside = { spam: '', state: 'new', note: '', words: ['am', 'ami'] };
const createdAt = Timestamp.fromMillis(1_700_000_000_000);
const limit = { name: 'posts', max: 3, seconds: 60 };

const storeOver = (stored: object | undefined) => {
  get.mockResolvedValue({ data: () => stored });
  return storeOnce('feedback/1', { content, metadata, limit, visitor: '192.0.2.1' });
};
const refused = (code: number) => Object.assign(new Error('refused'), { code });

beforeEach(() => {
  for (const mock of [create, claim]) mock.mockClear();
  commit.mockReset().mockResolvedValue([]);
});

test('a submission is stored with its slot, with when it came and what is kept beside it', async () => {
  await expect(storeOver({ ...content, ...metadata, createdAt })).resolves.toEqual({
    createdAt: new Date(1_700_000_000_000),
  });
  const record = { ...content, ...metadata, createdAt: expect.anything() };
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.anything(), record);
  expect(claim).toHaveBeenCalledOnce();
});

test.each([
  ['as it came', metadata],
  ['as spam', { ...metadata, spam: 'too-fast', state: 'spam' }],
  ['and answered by staff', { ...metadata, state: 'done', note: 'Rang.', answeredBy: 'ruth' }],
])('the same submission, sent again, is the one that is stored already, %s', async (_, kept) => {
  commit.mockRejectedValue(refused(6));
  await expect(storeOver({ ...content, ...kept, createdAt })).resolves.toEqual({
    createdAt: new Date(1_700_000_000_000),
  });
  expect(commit).toHaveBeenCalledOnce();
});

test.each([
  ['another value', { ...content, name: 'Noor', ...metadata, createdAt }],
  ['another order', { ...content, daysAvailable: ['Weekends', 'Weekdays'], createdAt }],
  ['no time', { ...content, ...metadata }],
])('where %s is stored, the answer does not say that this is', async (_, stored) => {
  commit.mockRejectedValue(refused(6));
  await expect(storeOver(stored)).rejects.toMatchObject({ code: 'already-sent', status: 409 });
});

test('a slot that somebody else has claimed leads to the next one', async () => {
  commit.mockRejectedValueOnce(refused(6)).mockRejectedValueOnce(refused(9));
  get
    .mockResolvedValueOnce({ data: () => undefined })
    .mockResolvedValueOnce({ data: () => undefined });
  get.mockResolvedValue({ data: () => ({ ...content, createdAt }) });
  await expect(
    storeOnce('feedback/1', { content, metadata, limit, visitor: '192.0.2.1' }),
  ).resolves.toEqual({ createdAt: expect.any(Date) });
  expect(commit).toHaveBeenCalledTimes(3);
});

test('without a free slot it is not stored', async () => {
  commit.mockRejectedValue(refused(6));
  const failure = await storeOver(undefined).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(KnownError);
  expect(failure).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
});

test('nothing is said to be stored when Firestore does not store it', async () => {
  commit.mockRejectedValueOnce(refused(14)).mockRejectedValueOnce(refused(7));
  await expect(storeOver(undefined)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(storeOver(undefined)).rejects.toMatchObject({ code: 7 });
});

const feedback = {
  name: 'Amina',
  emailOrPhone: 'amina@example.org',
  subject: 'Homework club',
  message: 'Is there still room?\nOn Tuesdays?',
};
const id = '0b7f7c1e-3c54-4d3e-9b0a-6f1f6f0c2a11';

const refusal = (fields: object) =>
  expect.objectContaining({ code: 'invalid-content', fields: expect.objectContaining(fields) });

describe('of a body', () => {
  test('what the form sends beside the content is no part of it', () => {
    const body = { ...feedback, id, website: '', elapsed: 9_000 };
    expect(received(feedbackSchema, body)).toEqual({
      id,
      content: feedback,
      filling: { website: '', elapsed: 9_000 },
    });
  });

  test('the content may be all there is, which then gets an id of its own', () => {
    const [one, other] = [received(feedbackSchema, feedback), received(feedbackSchema, feedback)];
    expect(one).toMatchObject({ content: feedback, filling: {} });
    expect(received(feedbackSchema, { ...feedback, id: one.id }).id).toBe(one.id);
    expect(one.id).not.toBe(other.id);
  });

  test('the content is what the schema reads', () => {
    const { content } = received(feedbackSchema, { ...feedback, name: '  Amina ' });
    expect(content).toEqual(feedback);
  });
});

test('an id is the same in upper and lower case', () => {
  expect(received(feedbackSchema, { ...feedback, id: id.toUpperCase() }).id).toBe(id);
});

test.each(['', 'feedback', '../staff/me', `${id}\n`, id.replace('-4', '-1'), 7, null])(
  '%j is no id',
  (wrong) => {
    expect(() => received(feedbackSchema, { ...feedback, id: wrong })).toThrow(
      refusal({ id: messages.wrongKind }),
    );
  },
);

test.each([
  ['website', 7],
  ['website', ['x']],
  ['elapsed', '9000'],
  ['elapsed', Number.POSITIVE_INFINITY],
  ['elapsed', null],
])('%s cannot be %j', (field, value) => {
  expect(() => received(feedbackSchema, { ...feedback, [field]: value })).toThrow(
    refusal({ [field]: messages.wrongKind }),
  );
});

describe('a field that is not sent counts as left empty:', () => {
  test('it is stored so where it is optional', () => {
    const { name: _, ...nameless } = feedback;
    expect(received(feedbackSchema, nameless).content).toEqual({ ...feedback, name: '' });
  });

  test('it is refused in the words of the specification where it is required', () => {
    expect(() => received(feedbackSchema, {})).toThrow(
      refusal({ emailOrPhone: messages.invalidEmailOrPhone }),
    );
    expect(() => received(mentorApplicationSchema, {})).toThrow(
      refusal({
        fullName: messages.requiredFieldsMissing,
        email: messages.requiredFieldsMissing,
        ageGroup: messages.requiredFieldsMissing,
        daysAvailable: messages.requiredFieldsMissing,
        acknowledgment: messages.requiredFieldsMissing,
      }),
    );
  });
});

test.each(['admin', '_id', 'createdAt', 'spam', 'constructor', '__proto__'])(
  'a field named %s is unknown, and refused',
  (field) => {
    const body = JSON.parse(`{"${field}":"x"}`);
    expect(() => received(feedbackSchema, { ...feedback, ...body })).toThrow(
      refusal({ [field]: messages.unknownField }),
    );
  },
);

test.each([
  ['whoever says nothing of how it was filled in', {}],
  ['a form that took as long as the shortest filling time', { elapsed: minFillingMs }],
  ['a form open for a day', { elapsed: 86_400_000, website: '' }],
])('%s is believed', (_, filling) => {
  expect(spamReason(filling)).toBe('');
});

test.each([
  [{ website: 'https://pills.example' }, 'honeypot'],
  [{ website: ' ', elapsed: 60_000 }, 'honeypot'],
  [{ website: 'x', elapsed: 0 }, 'honeypot'],
  [{ website: '', elapsed: minFillingMs - 1 }, 'too-fast'],
  [{ elapsed: 0 }, 'too-fast'],
  [{ elapsed: -5 }, 'too-fast'],
])('a form filled in like %j is taken for spam: %s', (filling, reason) => {
  expect(spamReason(filling)).toBe(reason);
});
