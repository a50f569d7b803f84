import { removeItem } from '../../lib/items.ts';
import { requireStaff } from '../../lib/staff.ts';
import type { ListResource } from '../resources.ts';
import type { Handler } from '../router.ts';
import { itemId } from './itemId.ts';

/** Deletes an item for a staff member and answers that it did. */
export const deleteItem =
  ({ list, deletedMessage }: ListResource): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'));
    await removeItem(list, itemId(request));
    response.json({ message: deletedMessage });
  };
