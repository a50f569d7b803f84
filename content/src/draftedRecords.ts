import { contactSchema } from './contact.ts';
import type { DraftedRecord } from './draftedContent.ts';
import { uncheckedThankYouSchema } from './feedbackThankYou.ts';
import { draftOf, siteDocument } from './paths.ts';
import { editable, recordOf } from './readable.ts';
import { siteDocumentSchemas, siteListSchemas } from './siteContent.ts';
import type * as z from './zod.ts';

/** The two documents of the contact page's editor. It checks the second one less than its own editor does. */
export const contactDocuments = [
  { name: 'contact', schema: contactSchema },
  { name: 'feedbackGreeting', schema: uncheckedThankYouSchema },
] as const;

export const contactRecordSchema = contactSchema.extend(uncheckedThankYouSchema.shape);

/**
 * The record that a draft is of.
 * @param path of its first document
 * @param count how many documents it has
 * @returns undefined where there is no such record
 */
export function draftedRecordAt(path: string, count: number): DraftedRecord | undefined {
  const [collection = '', id = ''] = path.split('/');
  if (count === contactDocuments.length)
    return path === siteDocument('contact')
      ? recordWith(
          contactDocuments.map(({ name }) => siteDocument(name)),
          contactDocuments.map(({ schema }) => schema),
          contactRecordSchema,
        )
      : undefined;
  const [schemas, name] =
    collection === 'site' ? [siteDocumentSchemas, id] : [siteListSchemas, collection];
  const schema = new Map<string, z.ZodObject>(Object.entries(schemas)).get(name);
  return schema && recordWith([path], [schema], schema);
}

/** A record and the way its documents are read. @param schema of the whole record */
function recordWith(
  paths: readonly string[],
  schemas: readonly z.ZodObject[],
  schema: z.ZodObject,
): DraftedRecord {
  return {
    documents: schemas.map((each) => ({ schema: each })),
    paths,
    draft: draftOf(paths[0] ?? ''),
    schema,
    read: (stored) => editable(schema, recordOf(schemas, stored, editable)),
  };
}
