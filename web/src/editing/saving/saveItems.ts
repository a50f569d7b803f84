import type { NewVersion } from '@lamplight/content/documentMetadata';
import type { Listed } from '@lamplight/content/order';
import { ordersOf } from '@lamplight/content/order';
import { listItem } from '@lamplight/content/paths';
import { emptyValue } from '@lamplight/content/readable';
import type { ListName } from '@lamplight/content/siteContent';
import type * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import type { Connection } from '../../firebase/connection/useConnection.ts';
import type { StoredDocument, StoredItem } from '../../firebase/reading/stored.ts';
import { saveDocument } from '../../firebase/writing/lazySaves.ts';
import { Conflicting, mergeSave } from '../merging/mergeSave.ts';

interface Items<Item> {
  list: ListName;
  /** The uid of the person who saves. */
  by: string;
  schema: z.ZodObject;
  /** The items as they were when they came into the form. */
  base: Listed<Item>[];
  /** The items in the form, in their new sequence. */
  mine: Listed<Item>[];
  /** New items as they were first sent, by id, of this save and those before. */
  sent: Map<string, Listed<Item>>;
}

/**
 * Stores the items that were added, changed or moved, one after the other. If one fails, those
 * before it are stored; saving again goes on with the others.
 * @param stored the items as the live list has them; null while it can't be read
 * @returns the version that each of them has now, by id
 * @throws Conflicting with the one item that someone else has changed too, or with nothing if they
 * have deleted it; NotAllowed or Unreachable
 */
export async function saveItems<Item extends Record<string, unknown>>(
  connection: Connection,
  { list, by, schema, base, mine, sent }: Items<Item>,
  stored: StoredItem[] | null,
): Promise<Map<string, number>> {
  const isGone = (item: Listed<Item>) =>
    stored !== null &&
    !sent.has(item._id) &&
    !stored.some(({ _id }) => _id === item._id) &&
    deepEqual(
      base.find(({ _id }) => _id === item._id),
      item,
    );
  // What someone else has deleted, and nobody changed here, stays deleted.
  const left = mine.filter((item) => !isGone(item));
  const orders = placesOf(base, left, stored ?? []);
  const versions = new Map<string, number>();
  for (const item of left) {
    const before = base.find(({ _id }) => _id === item._id);
    const order = orders.get(item._id);
    const present = stored?.find(({ _id }) => _id === item._id)?.order;
    if (deepEqual(before, item) && (order === undefined || order === present)) continue;
    const { version } = await saveDocument(connection, {
      path: listItem(list, item._id),
      by,
      next: (theirs) => {
        if (!before && !theirs && !sent.has(item._id)) sent.set(item._id, item);
        return nextItem(schema, { before, sent: sent.get(item._id), item, order }, theirs);
      },
    });
    if (version > 0) versions.set(item._id, version);
  }
  return versions;
}

interface ItemSave<Item> {
  before: Listed<Item> | undefined;
  /** A new item as it was first sent. */
  sent: Listed<Item> | undefined;
  item: Listed<Item>;
  /** undefined leaves the item where it is. */
  order: number | undefined;
}

/** The next version of an item; a conflict contains the item. */
function nextItem<Item extends Record<string, unknown>>(
  schema: z.ZodObject,
  { before, sent, item, order }: ItemSave<Item>,
  theirs: StoredDocument | undefined,
): NewVersion | null {
  if (before && !theirs) {
    if (deepEqual(before, item)) return null;
    throw new Conflicting(undefined, '');
  }
  const { _id, ...mine } = item;
  // An earlier attempt may have stored this new item before the page was loaded again: texts that differ are asked about.
  const begun = before ?? sent ?? (theirs ? (emptyValue(schema) as Listed<Item>) : item);
  const { _id: _, ...base } = begun;
  const documents = [{ schema, order: (present: unknown) => order ?? present }];
  const edit = { documents, base, existed: before !== undefined, mine };
  try {
    const [next] = mergeSave<object>(edit, [theirs]);
    return next ?? null;
  } catch (failure) {
    if (!(failure instanceof Conflicting)) throw failure;
    throw new Conflicting({ ...failure.theirs, _id }, failure.by);
  }
}

/** The orders of items that are new or were moved, by id; if none was moved, others' moves stay. */
function placesOf<Item>(
  base: Listed<Item>[],
  mine: Listed<Item>[],
  stored: StoredItem[],
): Map<string, number> {
  const orders = new Map(stored.map(({ _id, order }) => [_id, order]));
  const isKnown = ({ _id }: Listed<Item>) => base.some((item) => item._id === _id);
  const idsOf = (items: Listed<Item>[]) => items.map(({ _id }) => _id);
  const added = mine.filter((item) => !isKnown(item));
  const untouched = [...base.filter(({ _id }) => idsOf(mine).includes(_id)), ...added];

  if (deepEqual(idsOf(untouched), idsOf(mine))) {
    const places = ordersOf([stored.at(-1)?.order, ...added.map(() => undefined)]).slice(
      -added.length,
    );
    return new Map(added.map(({ _id }, index) => [_id, places[index] ?? 0]));
  }
  const places = ordersOf(mine.map(({ _id }) => orders.get(_id)));
  return new Map(mine.map(({ _id }, index) => [_id, places[index] ?? 0]));
}
