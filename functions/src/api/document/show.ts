import { storedVersion } from '@lamplight/content/bookkeeping';
import { siteDocument } from '@lamplight/content/paths';
import { visitorStore } from '../../lib/visitorStore.ts';
import { present } from '../present.ts';
import type { DocumentResource } from '../resources.ts';
import type { Handler } from '../router.ts';
import { contentCache, sendJson } from '../sendJson.ts';

/** Shows a document to everybody. */
export const show =
  (resource: DocumentResource): Handler =>
  async (request, response) => {
    const stored = await visitorStore.document(siteDocument(resource.document));
    const content = present({ id: resource.id, schemas: [resource.schema] }, [
      storedVersion(stored),
    ]);
    sendJson(request, response, JSON.stringify(content), contentCache);
  };
