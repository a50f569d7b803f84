import { siteListSchemas } from '@lamplight/content/siteLists';
import { changedMeanwhile } from '../../lib/errors.ts';
import { appendItem } from '../../lib/items.ts';
import { requireStaff } from '../../lib/staff.ts';
import { jsonObject } from '../body.ts';
import { newContent, submitted } from '../changes.ts';
import { present } from '../present.ts';
import type { ListResource } from '../resources.ts';
import type { Handler } from '../router.ts';

/**
 * Stores what a staff member sends as a new item, the last of its list, and answers with its record.
 * Fields that are not sent count as left empty.
 */
export const addItem =
  ({ list, scratchFields }: ListResource): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'));
    const { version, changes } = submitted(jsonObject(request), scratchFields);
    if (version) throw changedMeanwhile(); // the author saw an item; this one is new
    const schema = siteListSchemas[list];
    const { id, stored } = await appendItem(list, newContent(schema, changes), uid);
    response.status(201).json(present({ id, schemas: [schema] }, [stored]));
  };
