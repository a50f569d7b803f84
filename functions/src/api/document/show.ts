import { siteDocument } from '@lamplight/content/paths';
import { visitorStore } from '../../lib/visitorStore.ts';
import { present } from '../present.ts';
import type { DocumentResource } from '../resources.ts';
import type { Handler } from '../router.ts';

/** Shows a document to everybody. Editors load it too, so nobody may answer with an older one. */
export const show =
  (resource: DocumentResource): Handler =>
  async (_request, response) => {
    const stored = await visitorStore.document(siteDocument(resource.document));
    response.set('Cache-Control', 'private, no-cache').json(present(resource, stored));
  };
