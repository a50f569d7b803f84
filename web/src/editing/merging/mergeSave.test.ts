import { migratedData, storedVersion } from '@lamplight/content/documentMetadata';
import { line } from '@lamplight/content/fields';
import { keyed } from '@lamplight/content/itemKeys';
import { documentSamples } from '@lamplight/content/samples/bySite';
import { beforeMigrations, sampleMigrations } from '@lamplight/content/samples/migrations';
import { siteDocumentSchemas } from '@lamplight/content/siteContent';
import * as z from '@lamplight/content/zod';
import { describe, expect, test } from 'vitest';
import { ChangedMeanwhile } from '../../firebase/errors.ts';
import { type Conflicting, mergeSave } from './mergeSave.ts';

const documents = [
  {
    schema: z.strictObject({
      mail: line({ label: 'Field', required: true }),
      number: line({ label: 'Field', required: true }),
    }),
  },
  {
    schema: z.strictObject({ title: line({ label: 'Field' }), message: line({ label: 'Field' }) }),
  },
];

const stored = (content: Record<string, unknown>, by: string, at: number) => ({
  content,
  version: at,
  order: undefined,
  savedBy: by,
  savedAt: new Date(at),
});
const contact = stored({ mail: 'a@b.example', number: '1' }, 'ruth', 5);
const thankYou = stored({ title: 'Thanks', message: 'Soon.' }, 'amina', 3);
const base = { mail: 'a@b.example', number: '1', title: 'Thanks', message: 'Soon.' };

const save = (mine: object, now: Parameters<typeof mergeSave>[1], existed = true) =>
  mergeSave({ documents, base, existed, mine: { ...base, ...mine } }, now);

describe('merging a form with two documents', () => {
  test('stores only the documents that were changed, over the current ones', () => {
    const theirs = stored({ title: 'Theirs', message: 'Soon.' }, 'amina', 4);
    expect(save({ number: '2' }, [contact, theirs])).toEqual([
      { content: { mail: 'a@b.example', number: '2' }, order: undefined },
      null,
    ]);
    expect(save({ message: 'Mine' }, [contact, theirs])).toEqual([
      null,
      { content: { title: 'Theirs', message: 'Mine' }, order: undefined },
    ]);
  });

  test('a conflict has all current values, and who saved that document', () => {
    const theirs = stored({ title: 'Theirs', message: 'Soon.' }, 'amina', 4);
    const conflict = () => save({ title: 'Mine' }, [contact, theirs]);
    expect(conflict).toThrow(
      expect.objectContaining<Partial<Conflicting<object>>>({
        theirs: { ...base, title: 'Theirs' },
        by: 'amina',
      }),
    );
  });

  test('deleted documents are not recreated without asking, but one of two may be missing', () => {
    expect(() => save({ number: '2' }, [undefined, undefined])).toThrow(ChangedMeanwhile);
    const withoutThankYou = { ...base, title: '', message: '' };
    const changes = { documents, base: withoutThankYou, existed: true };
    const mine = { ...withoutThankYou, number: '2' };
    expect(mergeSave({ ...changes, mine }, [contact, undefined])).toMatchObject([
      { content: { number: '2' } },
      null,
    ]);
  });

  test('new documents are stored unchanged', () => {
    expect(save({}, [undefined, undefined], false)).toMatchObject([
      { content: contact.content },
      { content: thankYou.content },
    ]);
  });
});

test('a document migrated while the form is open merges as usual', () => {
  const path = 'site/about';
  const about = keyed(documentSamples.about.valid.small);
  const old = { ...beforeMigrations(path, { ...about }), version: 7 };
  const read = (data: Record<string, unknown>) => {
    const { content, version } = storedVersion(path, data, sampleMigrations);
    return { content, version, order: undefined, savedBy: 'ruth', savedAt: null };
  };
  const edit = {
    documents: [{ schema: siteDocumentSchemas.about }],
    base: read(old).content,
    existed: true,
    mine: { ...about, title1: 'Mine' },
  };
  const now = read(migratedData(path, old, sampleMigrations));
  expect(mergeSave(edit, [now])).toEqual([
    { content: { ...about, title1: 'Mine' }, order: undefined },
  ]);
  // And so does what a colleague saves on top of that.
  const theirs = { ...now, content: { ...about, title2: 'Theirs' }, version: 8 };
  expect(mergeSave(edit, [theirs])).toEqual([
    { content: { ...about, title1: 'Mine', title2: 'Theirs' }, order: undefined },
  ]);
});
