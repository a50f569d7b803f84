import { messages } from '@lamplight/content/messages';
import { siteDocument } from '@lamplight/content/paths';
import { aboutSamples } from '@lamplight/content/samples/about';
import { contactSamples } from '@lamplight/content/samples/contact';
import { incompleteParts, type PartSample, partSamples } from '@lamplight/content/samples/parts';
import { changed } from '@lamplight/content/samples/sample';
import { beforeAll, describe, expect, test } from 'vitest';
import { arrange, putBackAfterwards, stored } from './documents.ts';
import { staff } from './people.ts';
import { ask } from './suite.ts';

for (const name of ['about', 'contact'] as const) putBackAfterwards(siteDocument(name));

const save = async (path: string, body: unknown) =>
  ask('PUT', `/api/${path}`, { as: await staff(), body });

/** A part with another text in one of its titles. */
const withAnotherTitle = ({ valid, required }: PartSample): object => {
  const title = required.find((field) => /title|heading/i.test(field)) ?? '';
  return Object(changed(valid, title, 'Something new'));
};

/** Each document with all of its parts filled in. */
const full = {
  about: aboutSamples.valid.small,
  contact: {
    ...contactSamples.valid.small,
    mentorFormModalTitle: 'Hello',
    mentorFormModalBody: '.',
  },
};

describe.each(partSamples)('the part $part of $document', (sample) => {
  const path = `${sample.document}/${sample.document}`;
  const document = siteDocument(sample.document);
  const empty = { ...(sample.document === 'about' ? aboutSamples : contactSamples).valid.empty };

  test('can be the first that is saved', async () => {
    await arrange(document, {}, 0);
    const answer = await save(path, sample.valid);
    const record = { ...empty, ...sample.valid, version: 1 };
    expect(await answer.json()).toEqual({ _id: sample.document, ...record });
    expect(await stored(document)).toMatchObject(record);
  });

  test('is saved without a change to anything else', async () => {
    const content = full[sample.document];
    const part = withAnotherTitle(sample);
    await arrange(document, { ...content }, 4);
    const answer = await save(path, { ...part, version: 4 });
    expect(answer.status).toBe(200);
    const record = { ...content, ...part, version: 5 };
    expect(await answer.json()).toEqual({ _id: sample.document, ...record });
    expect(await stored(document)).toMatchObject(record);
  });

  describe('is refused, and nothing stored,', () => {
    beforeAll(() => arrange(document, empty));

    test.each(incompleteParts(sample))('without $field', async ({ content, field }) => {
      const answer = await save(path, content);
      expect(answer.status).toBe(400);
      const { code, fields } = await answer.json();
      expect(code).toBe('invalid-content');
      expect(fields).toMatchObject({ [field]: messages.allFieldsRequired });
      expect(await stored(document)).toMatchObject({ ...empty, version: 1 });
    });
  });
});
