import { listLimits } from '@lamplight/content/limits';
import { orderField } from '@lamplight/content/listed';
import { largestOrder, nextOrder } from '@lamplight/content/order';
import { listItem } from '@lamplight/content/paths';
import type { ListName } from '@lamplight/content/siteLists';
import { firestore } from './admin.ts';
import { codeOf, listFull, notFound } from './errors.ts';
import { withinTimeLimit } from './timeLimit.ts';
import { inTransaction, type Next, saveVersions, storeVersion } from './versions.ts';

type Content = Record<string, unknown>;

const deleteLimit = 10_000;

/**
 * Stores a new item behind the last one of a list, as version 1 with its revision.
 * @param by the uid of who adds it
 * @returns its id and what is stored
 * @throws listFull when there are as many items as pages read; tooLarge; unavailable
 */
export function appendItem(list: ListName, content: Content, by: string) {
  const items = firestore().collection(list);
  const document = items.doc();
  const orders = items.orderBy(orderField).select(orderField).limit(listLimits.items);
  return inTransaction(async (transaction) => {
    const { docs } = await transaction.get(orders);
    if (docs.length >= listLimits.items) throw listFull();
    const last = docs.map((item): unknown => item.get(orderField)).findLast(isPlace);
    const version = { content, order: nextOrder(last) };
    const stored = storeVersion(transaction, document, { stored: undefined, version, by });
    return { id: document.id, stored };
  });
}

/** Whether an item can stand behind this `order`; one that was set by hand may be anything. */
const isPlace = (order: unknown): order is number =>
  Number.isInteger(order) && Number(order) <= largestOrder;

/**
 * Stores the next version of an item.
 * @returns what is stored now
 * @throws notFound when there is no such item; as saveVersions does
 */
export const saveItemVersion = (
  list: ListName,
  id: string,
  { by, next }: { by: string; next: Next },
) =>
  saveVersions({
    paths: [listItem(list, id)],
    by,
    next: (stored) => {
      if (!stored[0]) throw notFound();
      return next(stored);
    },
  });

/**
 * Deletes an item; its revisions stay.
 * @throws notFound when there is no such item; unavailable
 */
export async function removeItem(list: ListName, id: string): Promise<void> {
  const item = firestore().doc(listItem(list, id));
  await withinTimeLimit(item.delete({ exists: true }).catch(unlessThere), deleteLimit);
}

function unlessThere(error: unknown): never {
  throw codeOf(error) === 5 ? notFound() : error; // 5 is NOT_FOUND
}
