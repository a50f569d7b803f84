import { siteListSchemas } from '@lamplight/content/siteLists';
import { arrayOf, changesOf, objectOf, recordOf, savedRecordOf } from '../openapi/jsonSchemas.ts';
import type { ListResource } from '../resources.ts';
import type { Operations } from '../router.ts';

const text = { type: 'string' };

/** What is said of showing the items of a list and of adding one. */
export const itemsOperations = (resource: ListResource): Operations => ({
  GET: {
    summary: `Shows ${resource.path}, in its order.`,
    who: 'everybody',
    answer: arrayOf(itemOf(resource)),
  },
  POST: {
    summary: `Adds to the end of ${resource.path}.`,
    who: 'staff',
    done: 201,
    body: changesOf(siteListSchemas[resource.list], resource.scratchFields),
    answer: itemOf(resource),
    errors: ['changed-meanwhile', 'list-full'],
  },
});

/** What is said of saving an item and of deleting it. */
export const itemOperations = (resource: ListResource): Operations => ({
  PUT: {
    summary: `Saves an item of ${resource.path}: fields that are not sent stay as they are.`,
    who: 'staff',
    body: changesOf(siteListSchemas[resource.list], resource.scratchFields),
    answer: itemOf(resource),
    errors: ['changed-meanwhile'],
  },
  DELETE: {
    summary: `Deletes an item of ${resource.path}.`,
    who: 'staff',
    answer: objectOf({ message: text }),
  },
});

/** What is said of showing what was deleted. */
export const deletedOperations = ({ path, list }: ListResource): Operations => ({
  GET: {
    summary: `Shows what was deleted from ${path}, as its last save left it.`,
    who: 'staff',
    answer: arrayOf(
      recordOf(siteListSchemas[list], {
        version: { type: 'integer' },
        deletedAfter: { type: 'string', format: 'date-time' },
        by: text,
      }),
    ),
  },
});

const itemOf = ({ list }: ListResource) => savedRecordOf(siteListSchemas[list]);
