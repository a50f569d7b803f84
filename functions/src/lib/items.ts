import { listLimits } from '@lamplight/content/limits';
import { orderField } from '@lamplight/content/listed';
import { largestOrder, nextOrder } from '@lamplight/content/order';
import { type ListName, listItem } from '@lamplight/content/paths';
import { firestore } from './admin.ts';
import { codeOf, listFull, notFound } from './errors.ts';
import { withinTimeLimit } from './timeLimit.ts';
import { inTransaction, type Save, saveVersion, storeVersion } from './versions.ts';

type Content = Record<string, unknown>;

const deleteLimit = 10_000;

/**
 * Stores a new item behind the last one of a list, as version 1 with its revision.
 * @param by the uid of who adds it
 * @returns its id and what was stored
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
    const placed = { ...content, [orderField]: nextOrder(last) };
    const record = storeVersion(transaction, document, { content: placed, version: 1, by });
    return { id: document.id, record };
  });
}

/** Whether an item can stand behind this `order`; one that was set by hand may be anything. */
const isPlace = (order: unknown): order is number =>
  Number.isInteger(order) && Number(order) <= largestOrder;

/**
 * Stores the next version of an item, which keeps its place in the list.
 * @returns what was stored, with its new version
 * @throws notFound when there is no such item; as saveVersion does
 */
export const saveItemVersion = (list: ListName, id: string, save: Omit<Save, 'mustExist'>) =>
  saveVersion(listItem(list, id), {
    ...save,
    mustExist: true,
    content: (stored) => ({ ...save.content(stored), ...placeOf(stored) }),
  });

const placeOf = (stored: Content = {}) =>
  Object.hasOwn(stored, orderField) ? { [orderField]: stored[orderField] } : {};

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
