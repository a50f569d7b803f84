import { storedVersion } from '@lamplight/content/bookkeeping';
import { siteListSchemas } from '@lamplight/content/siteLists';
import { deletedItems } from '../../lib/deletedItems.ts';
import { requireStaff } from '../../lib/staff.ts';
import { present } from '../present.ts';
import type { ListResource } from '../resources.ts';
import type { Handler } from '../router.ts';

/** The most items that are shown. */
const most = 50;

/**
 * Shows staff the items of a list that have been deleted, each as its last save left it, with the time
 * of that save and the uid of who made it. Clients cannot list documents that are no longer there.
 */
export const showDeleted =
  ({ list }: ListResource): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'));
    const schemas = [siteListSchemas[list]];
    const items = await deletedItems(list, most);
    response.json(
      items.map(({ id, data, savedAt }) => ({
        ...present({ id, schemas }, [storedVersion(data)]),
        deletedAfter: savedAt.toISOString(),
        by: typeof data.updatedBy === 'string' ? data.updatedBy : '',
      })),
    );
  };
