import { descriptionOf } from '../src/descriptions.ts';
import { typeOf } from '../src/fieldsOf.ts';
import {
  type ListName,
  type SiteDocumentName,
  siteDocumentSchemas,
  siteListSchemas,
} from '../src/siteContent.ts';
import * as z from '../src/zod.ts';
import { type DemoDocument, demoDocuments } from './organisation.ts';

/**
 * What the demo organisation has at a path, for someone to begin with: a document, or of a list with other items the
 * first one. Without its pictures and files, which are where the demo is, and nowhere else.
 */
export function exampleAt(path: string): Record<string, unknown> | undefined {
  const [collection = ''] = path.split('/');
  const found = demoDocuments.find((each) => each.path === path) ?? itemsOf(collection)[0];
  return found && exampleOf(found);
}

/** What the demo organisation has in a list, in the same way. */
export const examplesIn = (list: ListName): Record<string, unknown>[] =>
  itemsOf(list).map(exampleOf);

const itemsOf = (list: string) => demoDocuments.filter(({ path }) => path.startsWith(`${list}/`));

const exampleOf = ({ path, content }: DemoDocument) => {
  const [collection, id] = path.split('/');
  const schema =
    collection === 'site'
      ? siteDocumentSchemas[id as SiteDocumentName]
      : siteListSchemas[collection as ListName];
  return withoutUploads(schema, content) as Record<string, unknown>;
};

function withoutUploads(schema: z.ZodType, value: unknown): unknown {
  const { kind } = descriptionOf(schema) ?? {};
  if (kind === 'picture' || kind === 'file') return '';
  if (kind === 'alts') return {};
  if (schema instanceof z.ZodArray) {
    const item = schema.element as z.ZodType;
    // Fields that need one go with it.
    return (value as unknown[])
      .map((each) => withoutUploads(typeOf(item, each) ?? item, each))
      .filter((each) => item.safeParse(each).success);
  }
  if (schema instanceof z.ZodObject) {
    return changed(value, (key, each) => withoutUploads(schema.shape[key], each));
  }
  if (schema instanceof z.ZodRecord) {
    return changed(value, (_, each) => withoutUploads(schema.valueType as z.ZodType, each));
  }
  return value;
}

const changed = (value: unknown, change: (key: string, each: unknown) => unknown) =>
  Object.fromEntries(Object.entries(Object(value)).map(([key, each]) => [key, change(key, each)]));
