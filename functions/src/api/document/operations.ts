import { changesOf, savedRecordOf, shownSchemaOf } from '../openapi/jsonSchemas.ts';
import { type DocumentResource, recordSchemaOf } from '../resources.ts';
import type { Operations } from '../router.ts';

/** What is said of showing a document. */
export const showOperations = (resource: DocumentResource): Operations => ({
  GET: { summary: `Shows ${resource.path}.`, who: 'everybody', answer: answerOf(resource) },
});

/** What is said of saving a document. */
export const saveOperations = (resource: DocumentResource): Operations => ({
  PUT: {
    summary: `Saves ${resource.path}: fields that are not sent stay as they are.`,
    who: 'staff',
    body: changesOf(recordSchemaOf(resource), resource.scratchFields),
    answer: answerOf(resource),
    errors: ['changed-meanwhile'],
  },
});

const answerOf = (resource: DocumentResource) => {
  const schema = recordSchemaOf(resource);
  return resource.id === undefined ? shownSchemaOf(schema) : savedRecordOf(schema);
};
