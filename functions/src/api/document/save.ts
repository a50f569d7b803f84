import { sumOfVersions } from '@lamplight/content/bookkeeping';
import { siteDocument } from '@lamplight/content/paths';
import { changedMeanwhile, notFound } from '../../lib/errors.ts';
import { requireStaff } from '../../lib/staff.ts';
import { saveVersions } from '../../lib/versions.ts';
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
    const stored = await saveVersions({
      paths: [siteDocument(resource.document)],
      by: uid,
      next: (before) => {
        if (version !== undefined && version !== sumOfVersions(before)) throw changedMeanwhile();
        return [{ content: mergedDocument(resource, before[0]?.content, changes) }];
      },
    });
    response.json(present({ id: resource.id, schemas: [resource.schema] }, stored));
  };
