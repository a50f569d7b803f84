import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { isBlocks, plainText, type RichText } from '@lamplight/content/richText';
import { oneDocumentOfEachKind, oneListOfEachKind } from '@lamplight/content/samples/bySite';
import type { Samples } from '@lamplight/content/samples/sample';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  arrange,
  arrangeList,
  idsIn,
  restoreAfterwards,
  restoreListAfterwards,
  stored,
} from './documents.ts';
import { demoStaff, staff } from './people.ts';
import { documentResource, listResource } from './resources.ts';
import { ask } from './suite.ts';

const documents = oneDocumentOfEachKind.map(documentResource);
const kinds = oneListOfEachKind.map(listResource);

for (const document of documents) restoreAfterwards(document.stored);
for (const { list } of kinds) restoreListAfterwards(list);

const send = async (method: 'PUT' | 'POST', path: string, body: unknown) =>
  ask(method, `/api/${path}`, { as: await staff(), body });

/** The samples that the API has to refuse. */
const invalid = ({ invalid }: Samples<object>) =>
  Object.entries(invalid).filter(([, { only }]) => !only || only.includes('api'));

const expectNamed = async (response: Response, field: string) => {
  expect(response.status).toBe(400);
  const { code, fields } = await response.json();
  expect(code).toBe('invalid-content');
  const named = Object.keys(fields);
  expect(named.some((name) => name.startsWith(field) || field.startsWith(name))).toBe(true);
};

/** Content as the API answers it: with formatted texts as plain text, and as they are stored under `rich`. */
function answered(sample: object): object {
  const formatted = Object.entries(sample).filter(([, value]) => isBlocks(value));
  if (formatted.length === 0) return sample;
  const plain = formatted.map(([field, value]) => [field, plainText(value as RichText)]);
  return { ...sample, ...Object.fromEntries(plain), rich: Object.fromEntries(formatted) };
}

describe.each(documents)('a save by staff of the document $name in /api/$path', (document) => {
  const { content, samples, id, beside } = document;
  const at = document.savedAt[0];

  beforeAll(() => Promise.all(document.others.map((other) => arrange(other, {}, 0))));

  test.each(Object.entries(samples.valid))('is stored as it is: “%s”', async (name, sample) => {
    await arrange(document.stored, { ...samples.valid[name === 'small' ? 'largest' : 'small'] });
    const response = await send('PUT', at, sample);
    expect(response.status).toBe(200);
    const record = { ...beside, ...answered(sample) };
    expect(await response.json()).toEqual(id ? { _id: id, ...record, version: 2 } : record);
    expect(await stored(document.stored)).toMatchObject(sample);
  });

  describe('is refused, naming the field:', () => {
    beforeAll(() => arrange(document.stored, content));

    test.each(invalid(samples))('“%s”', async (_, sample) => {
      await expectNamed(await send('PUT', at, sample.content), sample.field);
      expect(await stored(document.stored)).toMatchObject({ ...content, version: 1 });
    });
  });
});

describe.each(kinds)('an item that staff add to /api/$path', ({ path, list, samples }) => {
  beforeEach(() => arrangeList(list, {}));

  test.each(invalid(samples))('is refused, naming the field: “%s”', async (_, sample) => {
    await expectNamed(await send('POST', path, sample.content), sample.field);
    expect(await idsIn(list)).toEqual([]);
  });

  test.each(Object.entries(samples.valid))('is stored as it is: “%s”', async (_, sample) => {
    const response = await send('POST', path, sample);
    expect(response.status).toBe(201);
    const { _id, ...record } = await response.json();
    expect(record).toEqual({ ...answered(sample), version: 1 });
    expect(await stored(`${list}/${_id}`)).toEqual({
      ...sample,
      order: expect.any(Number),
      version: 1,
      updatedAt: expect.any(Timestamp),
      updatedBy: demoStaff,
      ...contentVersionLabel(),
    });
  });
});
