import { contactOf, type PersonContact } from '@lamplight/content/person';
import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const read = (text: string): PersonContact => {
  const contact = contactOf(text);
  if (!contact) throw new Error(`${text} is no contact`);
  return contact;
};

test('all spellings of a contact have one fingerprint, which does not tell it', async () => {
  const spellings = ['0700 123 456', '+256700123456'].map(read);
  const [one, other] = await Promise.all(spellings.map((each) => fingerprintOf(each, 'lamp')));
  expect(one).toBe(other);
  expect(one).toMatch(/^[\w-]{43}$/);
});

test('other contacts and other projects have others', async () => {
  const ruth = read('ruth@lamp.example');
  const fingerprints = await Promise.all([
    fingerprintOf(ruth, 'lamp'),
    fingerprintOf(ruth, 'light'),
    fingerprintOf(read('amina@lamp.example'), 'lamp'),
  ]);
  expect(new Set(fingerprints).size).toBe(3);
});
