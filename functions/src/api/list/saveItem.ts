import { siteListSchemas } from '@lamplight/content/siteLists';
import { saveItemVersion } from '../../lib/items.ts';
import { requireStaff } from '../../lib/staff.ts';
import { jsonObject } from '../body.ts';
import { laidOver, submitted } from '../changes.ts';
import { present } from '../present.ts';
import type { ListResource } from '../resources.ts';
import type { Handler } from '../router.ts';
import { itemId } from './itemId.ts';

/** Saves what a staff member sends over a stored item and answers with the new record. */
export const saveItem =
  ({ list, scratchFields }: ListResource): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'));
    const id = itemId(request);
    const schema = siteListSchemas[list];
    const next = laidOver([{ schema }], submitted(jsonObject(request), scratchFields));
    const stored = await saveItemVersion(list, id, { by: uid, next });
    response.json(present({ id, schemas: [schema] }, stored));
  };
