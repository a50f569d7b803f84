import { storedVersion } from '@lamplight/content/bookkeeping';
import { listLimits } from '@lamplight/content/limits';
import { siteListSchemas } from '@lamplight/content/siteLists';
import { visitorStore } from '../../lib/visitorStore.ts';
import { present } from '../present.ts';
import type { ListResource } from '../resources.ts';
import type { Handler } from '../router.ts';
import { contentCache, sendJson } from '../sendJson.ts';

/** Shows the items of a list to everybody, in their order and, for editors, as they are now. */
export const showItems =
  ({ list }: ListResource): Handler =>
  async (request, response) => {
    const schemas = [siteListSchemas[list]];
    const items = await visitorStore.list(list, listLimits.items);
    const content = items.map(({ id, data }) => present({ id, schemas }, [storedVersion(data)]));
    sendJson(request, response, JSON.stringify(content), contentCache);
  };
