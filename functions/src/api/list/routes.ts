import { storedVersion } from '@lamplight/content/documentMetadata';
import { listLimits } from '@lamplight/content/limits';
import { listItem } from '@lamplight/content/paths';
import { siteListSchemas } from '@lamplight/content/siteContent';
import { lazyHandler } from '../../startup.ts';
import { visitorStore } from '../../store/visitorStore.ts';
import {
  arrayOf,
  changesOf,
  jsonSchemaOf,
  objectOf,
  recordOf,
  savedRecordOf,
  text,
} from '../openapi/jsonSchemas.ts';
import { contentCacheControl, present, sendJson } from '../present.ts';
import { restoreSchema } from '../requests.ts';
import type { ListResource } from '../resources.ts';
import type { Handler, Operations, Route } from '../route.ts';

/**
 * Where the items of a list are shown and added, where those that were deleted are shown, and where
 * each is saved and deleted.
 */
export const listRoutes = (resource: ListResource): Route[] => [
  {
    path: `/${resource.path}`,
    methods: {
      GET: showItems(resource),
      POST: lazyHandler(async () => (await import('./items.ts')).addItem(resource)),
    },
    operations: () => itemsOperations(resource),
  },
  {
    path: `/${resource.path}/deleted`,
    methods: {
      GET: lazyHandler(async () => (await import('./items.ts')).showDeleted(resource)),
    },
    operations: () => deletedOperations(resource),
  },
  {
    path: `/${resource.path}/:id`,
    methods: {
      PUT: lazyHandler(async () => (await import('./items.ts')).saveItem(resource)),
      DELETE: lazyHandler(async () => (await import('./items.ts')).deleteItem(resource)),
    },
    operations: () => itemOperations(resource),
  },
  {
    path: `/${resource.path}/:id/restore`,
    methods: {
      POST: lazyHandler(async () => (await import('./items.ts')).restoreItem(resource)),
    },
    operations: () => ({
      POST: {
        summary: `Brings back an item of ${resource.path} exactly as it was deleted.`,
        who: 'edit',
        body: jsonSchemaOf(restoreSchema),
        answer: itemOf(resource),
        errors: ['changed-meanwhile', 'list-full'],
      },
    }),
  },
];

/** Where what was known of a picture that was deleted is brought back. */
export const pictureRoutes: Route[] = [
  {
    path: '/pictures/:id/restore',
    methods: { POST: lazyHandler(async () => (await import('./items.ts')).restorePicture) },
    operations: () => ({
      POST: {
        summary: 'Brings back a picture of the library exactly as it was deleted.',
        who: 'edit',
        body: jsonSchemaOf(restoreSchema),
        answer: objectOf({ message: text }),
        errors: ['changed-meanwhile'],
      },
    }),
  },
];

/** Shows the items of a list to everybody, in their order and, for editors, as they are now. */
const showItems =
  ({ list }: ListResource): Handler =>
  async (request, response) => {
    const schemas = [siteListSchemas[list]];
    const items = await visitorStore.list(list, listLimits.items);
    const content = items.map(({ id, data }) =>
      present({ id, schemas }, [storedVersion(listItem(list, id), data)]),
    );
    sendJson(request, response, JSON.stringify(content), contentCacheControl);
  };

/** Describes showing the items of a list and of adding one. */
const itemsOperations = (resource: ListResource): Operations => ({
  GET: {
    summary: `Shows ${resource.path}, in its order.`,
    who: 'everybody',
    answer: arrayOf(itemOf(resource)),
  },
  POST: {
    summary: `Adds to the end of ${resource.path}.`,
    who: 'edit',
    done: 201,
    body: changesOf(siteListSchemas[resource.list], resource.scratchFields),
    answer: itemOf(resource),
    errors: ['changed-meanwhile', 'list-full'],
  },
});

/** Describes saving an item and of deleting it. */
const itemOperations = (resource: ListResource): Operations => ({
  PUT: {
    summary: `Saves an item of ${resource.path}: fields that are not sent stay as they are.`,
    who: 'edit',
    body: changesOf(siteListSchemas[resource.list], resource.scratchFields),
    answer: itemOf(resource),
    errors: ['changed-meanwhile'],
  },
  DELETE: {
    summary: `Deletes an item of ${resource.path}.`,
    who: 'edit',
    answer: objectOf({ message: text }),
  },
});

/** Describes showing what was deleted. */
const deletedOperations = ({ path, list }: ListResource): Operations => ({
  GET: {
    summary: `Shows what was deleted from ${path}, as its last save left it.`,
    who: 'read',
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
