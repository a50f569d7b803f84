import { largestOrder } from '@lamplight/content/order';
import { listItem } from '@lamplight/content/paths';
import { listSamples } from '@lamplight/content/samples/bySite';
import { listNames, siteListSchemas } from '@lamplight/content/siteLists';
import type { Case, Scene } from '../asking/requests.ts';
import { saveOf } from '../asking/saves.ts';
import { itemOf } from './entities.ts';

const goodOrders = [0, 1, largestOrder];
const badOrders = [-1, largestOrder + 1, 0.5, Number.NaN, '0', null, true, [0], {}, undefined];

/** Each list takes items of its own kind alone, each at a place in its order. */
export const lists: Scene[] = listNames.map((list) => {
  const path = listItem(list, 'one');
  const saving = (what: string, content: object, allowed: boolean): Case => ({
    what,
    by: 'staff',
    request: { commit: saveOf('staff', path, content) },
    allowed,
  });
  const own = listSamples[list].valid.small ?? {};
  return {
    title: `what the list ${list} takes`,
    cases: [
      ...Object.entries(listSamples).map(([other, { valid }]) => {
        const { success } = siteListSchemas[list].safeParse(valid.small);
        return saving(`an item of ${other}`, itemOf(valid.small), success);
      }),
      ...goodOrders.map((order) => saving(`order ${order}`, { ...own, order }, true)),
      ...badOrders.map((order) => saving(`order ${order}`, { ...own, order }, false)),
      saving('two places', { ...itemOf(own), place: 0 }, false),
    ],
  };
});
