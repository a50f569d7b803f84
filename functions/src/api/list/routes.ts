import { storedVersion } from '@lamplight/content/documentMetadata';
import { listLimits, unlimitedLists } from '@lamplight/content/limits';
import { listItem } from '@lamplight/content/paths';
import { siteListSchemas } from '@lamplight/content/siteContent';
import { bodyLimits } from '../../http/body.ts';
import { type ErrorCode, notFound } from '../../http/errors.ts';
import { lazyHandler } from '../../startup.ts';
import type { LibraryName } from '../../store/items.ts';
import { shownToVisitors } from '../../store/shownToVisitors.ts';
import { Refused } from '../../store/visitorStore.ts';
import { forStaffWhoAsk, hiddenToo } from '../forStaff.ts';
import { itemId } from '../input.ts';
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
import { maxDeleted, restoreSchema } from '../requests.ts';
import type { ListResource } from '../resources.ts';
import type { Handler, Operations, Route } from '../route.ts';

/**
 * Routes to show and add the items of a list, to show deleted ones, and to save and delete each.
 */
export const listRoutes = (resource: ListResource): Route[] => [
  {
    path: `/${resource.path}`,
    methods: {
      GET: forStaffWhoAsk(
        showItems(resource),
        async () => (await import('./items.ts')).showAllItems(resource),
        resource.hidesItems,
      ),
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
      ...(resource.hidesItems && {
        GET: forStaffWhoAsk(
          showItem(resource),
          async () => (await import('./items.ts')).showAnyItem(resource),
          true,
        ),
      }),
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
        bodyLimit: bodyLimits.small,
        answer: itemOf(resource),
        errors: ['changed-meanwhile', 'list-full'],
      },
    }),
  },
];

/** Routes to restore deleted pictures of the library and deleted files for visitors. */
const restoreRoute = (library: LibraryName, what: string): Route => ({
  path: `/${library}/:id/restore`,
  methods: {
    POST: lazyHandler(async () => (await import('./items.ts')).restoreInLibrary(library)),
  },
  operations: () => ({
    POST: {
      summary: `Brings back ${what} exactly as it was deleted.`,
      who: 'edit',
      body: jsonSchemaOf(restoreSchema),
      bodyLimit: bodyLimits.small,
      answer: objectOf({ message: text }),
      errors: ['changed-meanwhile'],
    },
  }),
});

export const libraryRoutes: Route[] = [
  restoreRoute('pictures', 'a picture of the library'),
  restoreRoute('files', 'a file for visitors'),
];

/** Shows the items of a list to everybody, in their order and, for editors, as they are now. */
const showItems =
  ({ list }: ListResource): Handler =>
  async (request, response) => {
    const schemas = [siteListSchemas[list]];
    const items = await shownToVisitors.list(list, listLimits.items);
    const content = items.map(({ id, data }) =>
      present({ id, schemas }, [storedVersion(listItem(list, id), data)]),
    );
    sendJson(request, response, JSON.stringify(content), contentCacheControl);
  };

/** Shows an item to everybody, as long as it is not hidden. */
const showItem =
  ({ list }: ListResource): Handler =>
  async (request, response) => {
    const id = itemId(request);
    const data = await shownToVisitors.document(listItem(list, id)).catch(unlessRefused);
    if (!data) throw notFound();
    const stored = storedVersion(listItem(list, id), data);
    const content = present({ id, schemas: [siteListSchemas[list]] }, [stored]);
    sendJson(request, response, JSON.stringify(content), contentCacheControl);
  };

/** Hidden items are answered like missing ones. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}

/** A list that may have more items than are shown. */
const firstOf = ({ list }: ListResource): string =>
  unlimitedLists.includes(list) ? `the first ${listLimits.items} items of ` : '';

/** Describes showing the items of a list and of adding one. */
const itemsOperations = (resource: ListResource): Operations => ({
  GET: {
    summary: `Shows ${firstOf(resource)}${resource.path}, in its order${hiddenToo}.`,
    who: 'everybody',
    token: 'optional',
    answer: arrayOf(itemOf(resource)),
    errors: refusalsOf(resource),
  },
  POST: {
    summary: `Adds to the end of ${resource.path}.`,
    who: 'edit',
    done: 201,
    body: changesOf(siteListSchemas[resource.list], resource.scratchFields),
    answer: itemOf(resource),
    errors: ['changed-meanwhile', 'list-full', ...takenOf(resource)],
  },
});

const refusalsOf = ({ hidesItems }: ListResource): ErrorCode[] =>
  hidesItems ? ['unauthenticated'] : [];

/** The second of two items at one address is refused. */
const takenOf = ({ hidesItems }: ListResource): ErrorCode[] =>
  hidesItems ? ['address-taken'] : [];

/** Describes saving an item and of deleting it. */
const itemOperations = (resource: ListResource): Operations => ({
  ...(resource.hidesItems && {
    GET: {
      summary: `Shows an item of ${resource.path}${hiddenToo}.`,
      who: 'everybody',
      token: 'optional',
      answer: itemOf(resource),
      errors: refusalsOf(resource),
    },
  }),
  PUT: {
    summary: `Saves an item of ${resource.path}: fields that are not sent stay as they are.`,
    who: 'edit',
    body: changesOf(siteListSchemas[resource.list], resource.scratchFields),
    answer: itemOf(resource),
    errors: ['changed-meanwhile', ...takenOf(resource)],
  },
  DELETE: {
    summary: `Deletes an item of ${resource.path}.`,
    who: 'edit',
    answer: objectOf({ message: text }),
    errors: ['changed-meanwhile'],
  },
});

/** Describes showing what was deleted. */
const deletedOperations = ({ path, list }: ListResource): Operations => ({
  GET: {
    summary: `Shows the last ${maxDeleted} items that were deleted from ${path}, each as its last save left it.`,
    who: 'read',
    answer: arrayOf(
      recordOf(siteListSchemas[list], {
        version: { type: 'integer' },
        deletedAfter: { type: 'string', format: 'date-time' },
        by: text,
        deletedAt: { type: ['string', 'null'], format: 'date-time' },
        deletedBy: text,
      }),
    ),
  },
});

const itemOf = ({ list }: ListResource) => savedRecordOf(siteListSchemas[list]);
