import { contentVersionLabel, storedVersion } from '@lamplight/content/documentMetadata';
import { siteDocument } from '@lamplight/content/paths';
import type * as z from '@lamplight/content/zod';
import { laidOver, newContent, requiredOf, submitted } from '../../../functions/src/api/changes.ts';
import { received } from '../../../functions/src/api/input.ts';
import { documents, lists } from '../../../functions/src/api/resources.ts';
import { KnownError } from '../../../functions/src/http/errors.ts';
import type { Data } from '../asking/encoding.ts';
import type { Entity } from './entities.ts';

/**
 * Whether the API would store the content: asked of what its handlers ask before they store. A
 * document is saved over its complete content, an item or a submission is new.
 */
export function isTakenByApi(entity: Entity, content: unknown): boolean {
  try {
    storedBy(entity, content as Data);
    return true;
  } catch (error) {
    if (error instanceof KnownError && error.code === 'invalid-content') return false;
    throw error;
  }
}

function storedBy({ api, schema, complete }: Entity, body: Data): unknown {
  const contentSchema = schema as DataSchema;
  if (api.kind === 'submission') return received(contentSchema, body).content;
  if (api.kind === 'list') {
    const { scratchFields } = found(lists.find(({ list }) => list === api.name));
    return newContent(schema as z.ZodObject, submitted(body, scratchFields));
  }
  const resource = found(
    documents.find((each) => each.documents.some(({ name }) => name === api.name)),
  );
  const sent = submitted(body, resource.scratchFields);
  const stored = resource.documents.map(({ name }) =>
    name === api.name
      ? storedVersion(siteDocument(name), { ...(complete as Data), ...contentVersionLabel() })
      : undefined,
  );
  return laidOver(requiredOf(resource, sent.changes), sent)(stored);
}

type DataSchema = Parameters<typeof received>[0];

function found<T>(resource: T | undefined): T {
  if (resource === undefined) throw new Error('The API has no such resource.');
  return resource;
}
