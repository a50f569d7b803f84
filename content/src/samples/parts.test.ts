import { describe, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { siteDocumentParts } from '../siteDocuments.ts';
import type { z } from '../zod.ts';
import { incompleteParts, partSamples } from './parts.ts';

describe.each(partSamples)('the part $part of $document', (sample) => {
  const parts: Record<string, z.ZodType> = siteDocumentParts[sample.document];
  const schema = parts[sample.part] as z.ZodType;

  test('is accepted as it is when it is complete', () => {
    expect(schema.parse(sample.valid)).toEqual(sample.valid);
  });

  test.each(incompleteParts(sample))('is refused without $field', ({ content, field }) => {
    const issues = schema.safeParse(content).error?.issues ?? [];
    const wrong = issues.find(({ path }) => path.join('.') === field);
    expect(wrong?.message).toBe(messages.allFieldsRequired);
  });
});
