import { contactOf, type PersonContact } from '@lamplight/content/person';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { findPerson, fingerprintOf } from './dataSubjects.ts';

const { submissionBatches } = vi.hoisted(() => ({ submissionBatches: vi.fn() }));
vi.mock('./submissionBatches.ts', () => ({ submissionBatches }));
vi.mock('../store/firestore.ts', async (original) => ({
  ...(await original<typeof import('../store/firestore.ts')>()),
  firestore: () => ({ collection: () => ({ orderBy: vi.fn() }) }),
}));

const read = (text: string): PersonContact => {
  const contact = contactOf(text);
  if (!contact) throw new Error(`${text} is no contact`);
  return contact;
};

/** Stores entries in pages of three; their ids are their places. */
function store(entries: Record<string, unknown>[]) {
  const docs = entries.map((data, index) => ({ id: String(index), data: () => data }));
  submissionBatches.mockImplementation(async function* () {
    for (let at = 0; at < docs.length; at += 3) yield docs.slice(at, at + 3);
  });
}

const emailOrPhone = 'noor@persons.example';
const find = async (limit: number) => {
  const { entries, complete } = await findPerson('feedback', read(emailOrPhone), limit);
  return { ids: entries.map(({ id }) => id), complete };
};

test('searches all pages and sorts the results by time', async () => {
  const at = (seconds: number) => ({ createdAt: Timestamp.fromMillis(seconds * 1_000) });
  store([
    { emailOrPhone, ...at(5) },
    { emailOrPhone: 'amina@persons.example', ...at(9) },
    { emailOrPhone },
    { emailOrPhone, ...at(7) },
    { message: emailOrPhone, ...at(6) },
  ]);
  expect(await find(10)).toEqual({ ids: ['3', '4', '0', '2'], complete: true });
});

test('reports an incomplete result beyond the limit', async () => {
  store(Array.from({ length: 5 }, () => ({ emailOrPhone })));
  expect(await find(5)).toEqual({ ids: ['0', '1', '2', '3', '4'], complete: true });
  expect(await find(4)).toEqual({ ids: ['0', '1', '2', '3'], complete: false });
});

test('reports an incomplete result when the answer would be too large', async () => {
  store(Array.from({ length: 6 }, () => ({ emailOrPhone, message: 'x'.repeat(1_500_000) })));
  expect(await find(10)).toEqual({ ids: ['0', '1', '2'], complete: false });
});

test('all spellings of a contact have the same fingerprint, which doesn’t reveal it', async () => {
  const spellings = ['0700 123 456', '+256700123456'].map(read);
  const [one, other] = await Promise.all(spellings.map((each) => fingerprintOf(each, 'lamp')));
  expect(one).toBe(other);
  expect(one).toMatch(/^[\w-]{43}$/);
});

test('other contacts and projects have different fingerprints', async () => {
  const ruth = read('ruth@lamp.example');
  const fingerprints = await Promise.all([
    fingerprintOf(ruth, 'lamp'),
    fingerprintOf(ruth, 'light'),
    fingerprintOf(read('amina@lamp.example'), 'lamp'),
  ]);
  expect(new Set(fingerprints).size).toBe(3);
});
