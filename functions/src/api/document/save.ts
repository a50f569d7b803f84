import { siteDocument } from '@lamplight/content/paths';
import { requireStaff } from '../../lib/staff.ts';
import { saveVersion } from '../../lib/versions.ts';
import { jsonObject } from '../body.ts';
import { present } from '../present.ts';
import type { DocumentResource } from '../resources.ts';
import type { Handler } from '../router.ts';
import { merged, submitted } from './merge.ts';

/** Saves what a staff member sends over the stored document and answers with the new record. */
export const save =
  (
    resource: DocumentResource,
    { scratchFields }: NonNullable<DocumentResource['write']>,
  ): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'));
    const { version, changes } = submitted(jsonObject(request), scratchFields);
    const record = await saveVersion(siteDocument(resource.document), {
      by: uid,
      expected: version,
      content: (stored) => merged(resource.schema, stored, changes),
    });
    response.json(present(resource, record));
  };
