import { storedVersion } from '@lamplight/content/documentMetadata';
import { siteDocument } from '@lamplight/content/paths';
import { lazyHandler } from '../../startup.ts';
import { shownToVisitors } from '../../store/shownToVisitors.ts';
import { forStaffWhoAsk, hiddenToo } from '../forStaff.ts';
import { answeredContentOf, changesOf, savedRecordOf } from '../openapi/jsonSchemas.ts';
import { contentCacheControl, present, sendJson } from '../present.ts';
import {
  type DocumentResource,
  recordSchemaOf,
  rightToSaveRecord,
  schemasOf,
} from '../resources.ts';
import type { Handler, Operations, Route } from '../route.ts';

/** Where a single document is shown, and where it is saved. */
export const documentRoutes = (resource: DocumentResource): Route[] => {
  const { path, id, savedWithoutId } = resource;
  const GET = forStaffWhoAsk(show(resource), async () =>
    (await import('./save.ts')).showAll(resource),
  );
  const PUT = lazyHandler(async () => (await import('./save.ts')).save(resource));
  const operations = () => ({ ...showOperations(resource), ...saveOperations(resource) });
  return [
    {
      path: `/${path}`,
      methods: { GET, ...(savedWithoutId && { PUT }) },
      operations,
    },
    ...(id === undefined ? [] : [{ path: `/${path}/:id`, methods: { PUT }, operations }]),
  ];
};

/** Shows a record to everybody. */
const show =
  (resource: DocumentResource): Handler =>
  async (request, response) => {
    const { id, documents } = resource;
    const stored = await Promise.all(
      documents.map(async ({ name }) => {
        const path = siteDocument(name);
        return storedVersion(path, await shownToVisitors.document(path));
      }),
    );
    const content = present({ id, schemas: schemasOf(resource) }, stored);
    sendJson(request, response, JSON.stringify(content), contentCacheControl);
  };

/** Describes showing a document. */
const showOperations = (resource: DocumentResource): Operations => ({
  GET: {
    summary: `Shows ${resource.path}${hiddenToo}.`,
    who: 'everybody',
    token: 'optional',
    answer: responseOf(resource),
  },
});

/** Describes saving a document. */
const saveOperations = (resource: DocumentResource): Operations => ({
  PUT: {
    summary: `Saves ${resource.path}: fields that are not sent stay as they are.`,
    who: rightToSaveRecord(resource),
    body: changesOf(recordSchemaOf(resource), resource.scratchFields),
    answer: responseOf(resource),
    errors: ['changed-meanwhile'],
  },
});

const responseOf = (resource: DocumentResource) => {
  const schema = recordSchemaOf(resource);
  return resource.id === undefined ? answeredContentOf(schema) : savedRecordOf(schema);
};
