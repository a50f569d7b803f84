import { contentOf, type StoredVersion, sumOfVersions } from '@lamplight/content/documentMetadata';
import { nextVersions, type SavedDocument } from '@lamplight/content/nextVersions';
import { emptyValue } from '@lamplight/content/readable';
import { siteDocumentSchemas } from '@lamplight/content/siteContent';
import * as z from '@lamplight/content/zod';
import { changedMeanwhile, invalidContent } from '../http/errors.ts';
import { fieldMessages, validated } from '../http/validated.ts';
import type { Next } from '../store/versions.ts';
import { withInitialValues } from './blocks.ts';
import type { DocumentResource } from './resources.ts';
import { richField, withChanges, withRichTexts } from './richFields.ts';
import { withUnseenBlocks } from './unseenBlocks.ts';

type Content = Record<string, unknown>;

const bodyMetadata = z.looseObject({
  version: z.int().nonnegative().optional(),
  [richField]: z.record(z.string(), z.unknown()).optional(),
});

/** What a body asks for. */
export interface Submitted {
  /** The version that its author saw; undefined saves over any. */
  version: number | undefined;
  /** The top-level keys that it changes. */
  changes: Content;
  /** Formatted texts, by the paths of their fields. */
  rich?: Content | undefined;
}

/** Reads a body. `scratchFields` are not content. @throws invalidContent */
export function submitted(body: Content, scratchFields: readonly string[] = []): Submitted {
  const { version, rich } = validated(bodyMetadata, body);
  const notContent = ['_id', richField, ...scratchFields];
  const changes = Object.entries(contentOf(body)).filter(([key]) => !notContent.includes(key));
  return { version, changes: Object.fromEntries(changes), ...(rich && { rich }) };
}

/** What each document of a record must be once these changes are saved. */
export const requiredOf = (
  { documents }: Pick<DocumentResource, 'documents'>,
  changes: Content,
): SavedDocument[] =>
  documents.map(({ name, stricterSchema, schemaWhenGrouped }) => {
    const schema = stricterSchema ?? siteDocumentSchemas[name];
    const isAlone = Object.keys(changes).every((key) => Object.hasOwn(schema.shape, key));
    return { schema: isAlone ? schema : (schemaWhenGrouped ?? schema) };
  });

const completed = (schema: z.ZodObject, changes: Content) =>
  withInitialValues(schema, changes) as Content;

/** The content of a new item: fields that are not sent count as left empty. @throws invalidContent */
export const newContent = (
  schema: z.ZodObject,
  { changes, rich }: Pick<Submitted, 'changes' | 'rich'>,
): Content =>
  validated(
    schema,
    withRichTexts(schema, { ...emptyValue(schema), ...completed(schema, changes) }, rich),
  );

/**
 * Applies a body to what is stored: its changes are laid over it, key by key of the top level, and keys that a client
 * does not know stay as they are: old clients must not delete newer keys, nor formatting. Broken stored content counts
 * as pages show it, so that it never blocks a save. The version that its author saw is the sum of the documents'.
 * @returns a function that throws changedMeanwhile when another version is stored, and invalidContent
 */
export const laidOver =
  (documents: readonly SavedDocument[], { version, ...sent }: Submitted): Next =>
  (stored: (StoredVersion | undefined)[]) => {
    if (version !== undefined && version !== sumOfVersions(stored)) throw changedMeanwhile();
    try {
      const schema = z.object(
        Object.assign({}, ...documents.map(({ schema: { shape } }) => shape)),
      );
      const changes = completed(schema, sent.changes);
      return nextVersions(documents, stored, (record) =>
        withUnseenBlocks(record, changes, (seen) =>
          withChanges(schema, seen, { ...sent, changes }),
        ),
      );
    } catch (error) {
      throw error instanceof z.ZodError ? invalidContent(fieldMessages(error)) : error;
    }
  };
