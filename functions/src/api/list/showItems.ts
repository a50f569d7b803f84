import { listLimits } from '@lamplight/content/limits';
import { siteListSchemas } from '@lamplight/content/siteLists';
import { visitorStore } from '../../lib/visitorStore.ts';
import { present } from '../present.ts';
import type { ListResource } from '../resources.ts';
import type { Handler } from '../router.ts';

/** Shows the items of a list to everybody, in their order and, for editors, as they are now. */
export const showItems =
  ({ list }: ListResource): Handler =>
  async (_request, response) => {
    const schema = siteListSchemas[list];
    const items = await visitorStore.list(list, listLimits.items);
    response
      .set('Cache-Control', 'private, no-cache')
      .json(items.map(({ id, data }) => present({ id, schema }, data)));
  };
