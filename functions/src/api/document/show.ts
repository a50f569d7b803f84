import { storedVersion } from '@lamplight/content/bookkeeping';
import { siteDocument } from '@lamplight/content/paths';
import { visitorStore } from '../../lib/visitorStore.ts';
import { present } from '../present.ts';
import { type DocumentResource, schemasOf } from '../resources.ts';
import type { Handler } from '../router.ts';
import { contentCache, sendJson } from '../sendJson.ts';

/** Shows a record to everybody. */
export const show =
  (resource: DocumentResource): Handler =>
  async (request, response) => {
    const { id, documents } = resource;
    const stored = await Promise.all(
      documents.map(async ({ name }) =>
        storedVersion(await visitorStore.document(siteDocument(name))),
      ),
    );
    const content = present({ id, schemas: schemasOf(resource) }, stored);
    sendJson(request, response, JSON.stringify(content), contentCache);
  };
