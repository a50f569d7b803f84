import { siteDocument } from '@lamplight/content/paths';
import { notFound } from '../../lib/errors.ts';
import { requireStaff } from '../../lib/staff.ts';
import { saveVersion } from '../../lib/versions.ts';
import { jsonObject } from '../body.ts';
import { submitted } from '../changes.ts';
import { present } from '../present.ts';
import type { DocumentResource } from '../resources.ts';
import type { Handler } from '../router.ts';
import { mergedDocument } from './parts.ts';

/**
 * Saves what a staff member sends over the stored document and answers with the new record. An
 * address that ends with an id must end with the one that the document has.
 */
export const save =
  (resource: DocumentResource): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'));
    const { id = resource.id } = request.params;
    if (id !== resource.id) throw notFound();
    const { version, changes } = submitted(jsonObject(request), resource.scratchFields);
    const record = await saveVersion(siteDocument(resource.document), {
      by: uid,
      expected: version,
      content: (stored) => mergedDocument(resource, stored, changes),
    });
    response.json(present(resource, record));
  };
