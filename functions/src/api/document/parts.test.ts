import { aboutSchema } from '@lamplight/content/about';
import { contactSchema } from '@lamplight/content/contact';
import { messages } from '@lamplight/content/messages';
import { emptyValue } from '@lamplight/content/readable';
import { aboutSamples } from '@lamplight/content/samples/about';
import { partSamples } from '@lamplight/content/samples/parts';
import { siteDocumentParts, siteDocumentSchemas } from '@lamplight/content/siteDocuments';
import type { z } from '@lamplight/content/zod';
import { describe, expect, test } from 'vitest';
import { mergedDocument, partOf } from './parts.ts';

const about = {
  schema: aboutSchema,
  parts: Object.values<z.ZodObject>(siteDocumentParts.about),
};
const stored = { ...aboutSamples.valid.small };
const empty = emptyValue(aboutSchema);

const partNamed = (parts: Record<string, z.ZodObject>, keys: string[]) => {
  const changes = Object.fromEntries(keys.map((key) => [key, '']));
  const part = partOf(Object.values(parts), changes);
  return Object.keys(parts).find((name) => parts[name] === part);
};

describe('changes are about', () => {
  test.each([
    [['title1'], 'about'],
    [['imageAlts', 'story'], 'about'],
    [['titlemission1', 'titlemission2', 'mission'], 'mission'],
    [['mission'], 'mission'],
    [['volunteer', 'donate'], 'support'],
    [['title1', 'mission'], undefined],
    [Object.keys(stored), undefined],
    [['mission', 'admin'], undefined],
    [['constructor'], undefined],
    [[], undefined],
  ])('of the document about, with the keys %j, the part %j', (keys, name) => {
    expect(partNamed(siteDocumentParts.about, keys)).toBe(name);
  });

  test.each([
    [['feedbacktitle'], 'feedbackGreeting'],
    [['feedbackmessage', 'feedbacktitle'], 'feedbackGreeting'],
    [['feedbacktitle', 'mail'], 'contact'],
    [['mentorFormModalBody'], 'mentorGreeting'],
    [['mentorFormModalBody', 'feedbacktitle'], undefined],
  ])('of the document contact, with the keys %j, the smallest part, %j', (keys, name) => {
    expect(partNamed(siteDocumentParts.contact, keys)).toBe(name);
  });
});

describe('changes to one part', () => {
  test('are held to what its editor requires, even where nothing else is filled in', () => {
    expect(() => mergedDocument(about, empty, { titlemission1: 'Together' })).toThrow(
      expect.objectContaining({
        fields: Object.fromEntries(
          [
            ...['titlemission2', 'mission.missiondescription1'],
            ...['mission.missiondescription2', 'mission.missionurl'],
          ].map((field) => [field, messages.allFieldsRequired]),
        ),
      }),
    );
  });

  test('may rest on what is stored of the part', () => {
    const merged = mergedDocument(about, stored, { titlemission1: ' Together ' });
    expect(merged).toEqual({ ...stored, titlemission1: 'Together' });
  });

  test('are saved though another part was broken by hand, which they leave as pages show it', () => {
    const broken = { ...stored, title1: 7, extra: 'x', version: 3 };
    const merged = mergedDocument(about, broken, { donate: stored.donate });
    expect(merged).toEqual({ ...stored, title1: '' });
  });
});

describe('changes to several parts', () => {
  test('may leave parts empty, as the document may', () => {
    const changes = { title1: '', mission: empty.mission };
    expect(mergedDocument(about, empty, changes)).toEqual(empty);
  });

  test('may not leave one half empty', () => {
    expect(() => mergedDocument(about, stored, { title1: '', mission: stored.mission })).toThrow(
      expect.objectContaining({ fields: { title1: messages.allFieldsRequired } }),
    );
  });
});

test.each(partSamples)(
  'with the part $part alone, the document $document is one that can be saved whole',
  ({ document, valid }) => {
    const resource = {
      schema: siteDocumentSchemas[document],
      parts: Object.values<z.ZodObject>(siteDocumentParts[document]),
    };
    const merged = mergedDocument(resource, undefined, valid);
    expect(resource.schema.parse(merged)).toEqual(merged);
    expect(merged).toMatchObject(valid);
  },
);

test('a document that nobody shares is held to its own schema', () => {
  const merged = mergedDocument({ schema: contactSchema }, undefined, { feedbacktitle: 'Thanks' });
  expect(merged).toEqual({ ...emptyValue(contactSchema), feedbacktitle: 'Thanks' });
});
