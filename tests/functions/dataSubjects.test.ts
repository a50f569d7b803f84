import { randomUUID } from 'node:crypto';
import { erasures, lastErasure } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { times } from '@lamplight/content/samples/sample';
import { type SubmissionName, submissionNames } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoStaff, formerStaff, staff, stranger } from './people.ts';
import { ask, store } from './suite.ts';

const email = 'noor@persons.example';
const feedback = { ...feedbackSamples.valid.small };
const application = { ...mentorApplicationSamples.valid.small };
const samples = { feedback, mentors: application };
const metadata = { spam: '', state: 'done', note: '', words: ['no'] };

let as = '';
const empty = async () => {
  for (const name of [...submissionNames, erasures])
    await store.recursiveDelete(store.collection(name));
};
beforeAll(async () => {
  as = await staff();
});
beforeEach(empty);
afterAll(empty);

const find = async (contact: string) => {
  const response = await ask('POST', '/api/persons/find', { as, body: { contact } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
};

const erase = async (contact: string, ids: Partial<Record<SubmissionName, string[]>>) => {
  const response = await ask('POST', '/api/persons/erase', { as, body: { contact, ...ids } });
  expect(response.status).toBe(200);
  return response.json();
};

/** Stores a submission, a second older than the one that was stored before. Returns its id. */
async function arrange(name: SubmissionName, data: object): Promise<string> {
  clock -= 1_000;
  const id = randomUUID();
  const createdAt = Timestamp.fromMillis(clock);
  await store.doc(`${name}/${id}`).set({ ...samples[name], ...metadata, createdAt, ...data });
  return id;
}
let clock = 1_790_000_000_000;

const idsIn = async (name: string) =>
  (await store.collection(name).listDocuments()).map(({ id }) => id).toSorted();

const idsOf = (entries: { _id: string }[]) => entries.map(({ _id }) => _id);

describe('a person’s data', () => {
  test('is found by email in both kinds of submission, and told apart from mentions', async () => {
    const own = await arrange('feedback', { emailOrPhone: 'Noor@Persons.EXAMPLE' });
    const message = `Ask ${email}, please.`;
    const mentioning = await arrange('feedback', { message, note: email });
    await arrange('feedback', { emailOrPhone: 'noor@persons.example.org', message: '' });
    const applied = await arrange('mentors', { email });
    await arrange('mentors', { email: 'lenoor@persons.example' });

    expect(await find(` NOOR@persons.example`)).toEqual({
      feedback: [
        {
          _id: own,
          ...feedback,
          emailOrPhone: 'Noor@Persons.EXAMPLE',
          spam: '',
          state: 'done',
          note: '',
          createdAt: expect.stringMatching(/^2026-.*Z$/),
          earlierNotes: [],
          match: 'contact',
          places: ['emailOrPhone'],
        },
        expect.objectContaining({
          _id: mentioning,
          message,
          match: 'mention',
          places: ['message', 'note'],
        }),
      ],
      mentors: [
        expect.objectContaining({ _id: applied, email, match: 'contact', places: ['email'] }),
      ],
      complete: true,
      erasures: [],
    });
  });

  test('is found by phone number, however it is spelt', async () => {
    const own = await arrange('feedback', { emailOrPhone: '0700123456' });
    const applied = await arrange('mentors', { phone: '+256 700 123 456' });
    const other = await arrange('mentors', { phone: '+256 700 123 457' });
    for (const contact of ['+256700123456', '0700 123 456']) {
      const { feedback: sent, mentors } = await find(contact);
      expect([idsOf(sent), idsOf(mentors)]).toEqual([[own], [applied]]);
    }
    expect(idsOf((await find('700123457')).mentors)).toEqual([other]);
  });

  test.each([
    [
      'jo@münchen.de',
      'jo@xn--mnchen-3ya.de',
      'Jo@MÜNCHEN.de',
      'jo@mu\u0308nchen.de',
      'j\u00ado@münchen.de',
    ],
    ['0700123456', '٠٧٠٠١٢٣٤٥٦', '۰۷۰۰ ۱۲۳ ۴۵۶', '०७००१२३४५६', '０７００１２３４５６'],
  ])('is found and erased in any spelling, stored or searched: %s', async (...spellings) => {
    const ids = [];
    for (const emailOrPhone of spellings) ids.push(await arrange('feedback', { emailOrPhone }));
    for (const contact of spellings) {
      expect(idsOf((await find(contact)).feedback), contact).toEqual(ids);
    }
    const [contact = ''] = spellings;
    expect(await erase(contact, { feedback: ids })).toMatchObject({ erased: { feedback: ids } });
    expect(await idsIn('feedback')).toEqual([]);
    for (const each of spellings) {
      expect((await find(each)).erasures).toEqual([expect.objectContaining({ feedback: 5 })]);
    }
  });

  test('is found in earlier notes by staff, and erased with them', async () => {
    const was = (note: string) => ({
      state: 'new',
      note,
      updatedAt: Timestamp.now(),
      updatedBy: '',
    });
    const earlier = { 0: was(`Ask ${email}`), 1: was('Nobody there.') };
    const id = await arrange('feedback', { note: 'Done.', version: 2, earlier });
    expect((await find(email)).feedback).toEqual([
      expect.objectContaining({
        _id: id,
        note: 'Done.',
        earlierNotes: ['Nobody there.', `Ask ${email}`],
        match: 'mention',
        places: ['earlier'],
      }),
    ]);
    expect(await erase(email, { feedback: [id] })).toMatchObject({ erased: { feedback: [id] } });
    expect(await idsIn('feedback')).toEqual([]);
  });

  test('is found in malformed submissions, even without a time', async () => {
    const id = randomUUID();
    await store.doc(`feedback/${id}`).set({ emailOrPhone: email, name: 7, old: { seen: [email] } });
    const { feedback: found } = await find(email);
    expect(found).toEqual([
      expect.objectContaining({ _id: id, name: '', createdAt: '', places: expect.any(Array) }),
    ]);
    expect(found[0].places.toSorted()).toEqual(['emailOrPhone', 'old']);
  });

  test('may be empty', async () => {
    const nothing = { feedback: [], mentors: [], complete: true, erasures: [] };
    expect(await find('nobody@persons.example')).toEqual(nothing);
  });
});

describe('an erasure', () => {
  test('covers what was requested and is still about the person, and is recorded', async () => {
    const own = await arrange('feedback', { emailOrPhone: email });
    const kept = await arrange('feedback', { emailOrPhone: email });
    const applied = await arrange('mentors', { email });
    const other = await arrange('mentors', { email: 'amina@persons.example' });
    const missing = randomUUID();
    const before = Date.now();
    expect(
      await erase(email.toUpperCase(), { feedback: [own, missing], mentors: [other, applied] }),
    ).toEqual({
      erased: { feedback: [own], mentors: [applied] },
      left: { feedback: [missing], mentors: [other] },
    });
    expect(await idsIn('feedback')).toEqual([kept]);
    expect(await idsIn('mentors')).toEqual([other]);

    const { docs: all } = await store.collection(erasures).get();
    const docs = all.filter(({ ref }) => ref.path !== lastErasure);
    expect(docs.map((each) => each.data())).toEqual([
      {
        at: expect.any(Timestamp),
        by: demoStaff,
        feedback: 1,
        mentors: 1,
        fingerprint: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    expect(docs[0]?.get('at').toMillis()).toBeGreaterThan(before - 5_000);
    expect(JSON.stringify([docs[0]?.id, docs[0]?.data()])).not.toMatch(/noor|persons\.example/i);
    const at = docs[0]?.get('at').toDate().toISOString();
    const erased = [{ at, by: demoStaff, feedback: 1, mentors: 1 }];
    expect(await find(`${email} `)).toMatchObject({ erasures: erased });
    expect(await find('amina@persons.example')).toMatchObject({ erasures: [] });
  });

  test('is listed in later searches in any spelling, newest first', async () => {
    for (const phone of ['0700123456', '+256700123456']) {
      const id = await arrange('mentors', { phone });
      await erase(phone, { mentors: [id, id] });
    }
    const { erasures: found } = await find('+256 700 123 456');
    expect(found).toHaveLength(2);
    expect(found[0].at > found[1].at).toBe(true);
    expect(found[0]).toMatchObject({ feedback: 0, mentors: 1 });
  });

  test('leaves no record if it erases nothing', async () => {
    const id = await arrange('feedback', { emailOrPhone: 'amina@persons.example' });
    const left = { feedback: [id], mentors: [] };
    const nothing = { erased: { feedback: [], mentors: [] }, left };
    expect(await erase(email, { feedback: [id] })).toEqual(nothing);
    expect(await erase(email, {})).toMatchObject({ left: { feedback: [] } });
    expect(await idsIn('feedback')).toEqual([id]);
    // The request is on record, so that submissions deleted before do not come back.
    expect(await idsIn(erasures)).toEqual(['last']);
  });

  test('may exceed Firestore’s batch limit, under one record', async () => {
    const ids = times(620, () => randomUUID());
    for (const half of [ids.slice(0, 310), ids.slice(310)]) {
      const batch = store.batch();
      for (const id of half) {
        const createdAt = Timestamp.fromMillis(clock - ids.indexOf(id));
        const data = { ...feedback, ...metadata, createdAt, emailOrPhone: email };
        batch.set(store.doc(`feedback/${id}`), data);
      }
      await batch.commit();
    }
    const other = await arrange('feedback', { emailOrPhone: 'amina@persons.example' });
    const found = await find(email);
    expect(idsOf(found.feedback)).toEqual(ids);
    const { erased } = await erase(email, { feedback: idsOf(found.feedback) });
    expect(erased.feedback).toHaveLength(620);
    expect(await idsIn('feedback')).toEqual([other]);
    const afterwards = await find(email);
    expect(afterwards).toMatchObject({ feedback: [], erasures: [{ feedback: 620, mentors: 0 }] });
    expect(afterwards.erasures).toHaveLength(1);
  });
});

test.each([
  ['find', {}, { contact: messages.wrongKind }],
  ['find', { contact: 'Noor' }, { contact: messages.invalidContact }],
  ['find', { contact: '12345' }, { contact: messages.invalidContact }],
  ['find', { contact: [email] }, { contact: messages.wrongKind }],
  ['find', { contact: email, feedback: [] }, { feedback: messages.unknownField }],
  ['erase', { contact: '' }, { contact: messages.invalidContact }],
  ['erase', { contact: email, feedback: ['a/b'] }, { 'feedback.0': messages.wrongKind }],
  ['erase', { contact: email, mentors: 'all' }, { mentors: messages.wrongKind }],
  ['erase', { contact: email, news: [] }, { news: messages.unknownField }],
])('%s is refused with %j', async (what, body, fields) => {
  const response = await ask('POST', `/api/persons/${what}`, { as, body });
  expect(response.status).toBe(400);
  const [message] = Object.values<string>(fields);
  expect(await response.json()).toEqual({ message, code: 'invalid-content', fields });
});

test.each(['find', 'erase'])('%s is for staff alone', async (what) => {
  const id = await arrange('feedback', { emailOrPhone: email });
  const body = { contact: email, ...(what === 'erase' && { feedback: [id] }) };
  for (const { token } of [await stranger(), await formerStaff(), { token: undefined }]) {
    const options = { body, ...(token !== undefined && { as: token }) };
    const response = await ask('POST', `/api/persons/${what}`, options);
    expect(response.status).toBe(token === undefined ? 401 : 403);
    expect(await response.text()).not.toContain('@');
  }
  expect(await idsIn('feedback')).toEqual([id]);
});
