import { list as listOf } from '@lamplight/content/fields';
import { listLimits } from '@lamplight/content/limits';
import { migrated } from '@lamplight/content/migrations';
import type { Listed } from '@lamplight/content/order';
import { listItem } from '@lamplight/content/paths';
import { editable, initialValue, readable } from '@lamplight/content/readable';
import type { ListName } from '@lamplight/content/siteContent';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { useStoredList } from '../../firebase/live/documents.ts';
import type { StoredItem } from '../../firebase/reading/stored.ts';
import { newItemId } from '../../firebase/writing/lazySaves.ts';
import { useLatest } from '../../ui/useLatest.ts';
import { type RemovalTexts, useRemoval } from '../items/useRemoval.ts';
import { Conflicting, lastSaveOf } from '../merging/mergeSave.ts';
import { useStaff } from '../page/useStaff.ts';
import { saveItems } from '../saving/saveItems.ts';
import { contentForm } from './contentForm.ts';
import type { FormStorage } from './FormStorage.ts';
import { mapLoadable, useWaitFor } from './loadable.ts';
import { useContentForm } from './useContentForm.ts';

/** The values of the form of a whole list. */
interface ItemsForm<Item extends Record<string, unknown>> {
  items: Listed<Item>[];
}

/** A list whose items are all edited on one page, and its messages. */
export interface ListEditing<Item extends Record<string, unknown>>
  extends Pick<FormStorage<ItemsForm<Item>>, 'saved'>,
    RemovalTexts {
  list: ListName;
  schema: z.ZodObject & z.ZodType<Item>;
  /** What an item is called, such as “programme”. */
  item: string;
  /** The name of an item in the question whether to delete it. */
  nameOf: (item: Item) => string;
}

/**
 * Edits all items of a list in one form. New items are in the form alone until it is saved; each
 * that was changed is saved as a version of its own. Deleting is stored at once.
 */
export function useListEditor<Item extends Record<string, unknown>>(editing: ListEditing<Item>) {
  const { list, schema, item, saved, saveFailed } = editing;
  const connection = useConnection();
  const { uid } = useStaff();
  const stored = useStoredList(list);
  const waitFor = useWaitFor(stored);
  const kind = useMemo(() => contentForm(itemsSchema(schema, item)), [schema, item]);

  const read = (items: StoredItem[]): ItemsForm<Item> => ({
    items: items.map(({ _id, content }) => ({ ...editable(schema, content), _id })),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor's schema does not change
  const live = useMemo(() => mapLoadable(stored, read), [stored]);

  /** New items as they were first sent, by id: they may be stored although the save failed. */
  const sentItems = useRef(new Map<string, Listed<Item>>());

  /** A conflict over one item, as one over the list that it is in. */
  const ofTheList = async (failure: unknown): Promise<never> => {
    if (!(failure instanceof Conflicting)) throw failure;
    const { theirs, by } = failure as Conflicting<Listed<Item> | undefined>;
    const now = read((await waitFor(() => true)) ?? []);
    const list = now.items.map((item) => (item._id === theirs?._id ? theirs : item));
    throw new Conflicting<ItemsForm<Item>>({ items: list }, by);
  };

  const save = async (base: ItemsForm<Item>, mine: ItemsForm<Item>) => {
    const items = stored.state === 'loaded' ? stored.value : null;
    const sent = {
      list,
      by: uid,
      schema,
      base: base.items,
      mine: mine.items,
      sent: sentItems.current,
    };
    const versions = await saveItems(connection, sent, items).catch(ofTheList);
    const seen = await waitFor((now) => isThere(versions, now));
    return seen ? read(seen) : mine;
  };
  const lastSave = stored.state === 'loaded' ? lastSaveOf(stored.value) : null;
  const placed = ({ items }: ItemsForm<Item>) => ({ list, items, whole: true });
  const migratedItems = ({ items }: Record<string, unknown>, version: number) => ({
    items: (Array.isArray(items) ? items : []).map(({ _id, ...item }) => ({
      ...migrated(listItem(list, _id), item, version),
      _id,
    })),
  });
  const isEmpty = stored.state === 'loaded' && stored.value.length === 0;
  const editor = useContentForm(kind, {
    live,
    save,
    drafts: null,
    saved,
    saveFailed,
    lastSave,
    placed,
    migrated: migratedItems,
    kept: keptItems,
    example: isEmpty
      ? ({ examplesIn }) => ({
          items: examplesIn(list).map((content) => ({ ...content, _id: newItemId() })),
        })
      : null,
  });

  /** Deleted items with changes that weren't saved, by id: their content before and with these. */
  const removed = useRef(new Map<string, Record<'base' | 'mine', Listed<Item> | undefined>>());
  const baseItems = (): Listed<Item>[] => editor.form.formState.defaultValues?.items ?? [];
  const withId = (id: string) => (item: Listed<Item>) => item._id === id;

  const onRemoval = async (id: string, isThere: boolean) => {
    const seen = await waitFor((now) => now.some(({ _id }) => _id === id) === isThere);
    if (!isThere) {
      const [base, mine] = [baseItems(), formItems()].map((items) => items.find(withId(id)));
      if (deepEqual(base, mine)) removed.current.delete(id);
      else removed.current.set(id, { base, mine });
      editor.form.setValue(
        'items',
        formItems().filter(({ _id }) => _id !== id),
      );
    }
    if (!seen) {
      // The deletion is stored, but the live list doesn't show it yet.
      if (!isThere)
        editor.takeOver(({ items }) => ({ items: items.filter(({ _id }) => _id !== id) }), true);
      return;
    }
    const { base, mine } = (isThere && removed.current.get(id)) || {};
    // The changes are still those of the content before: what others changed since is merged as the form is saved.
    const inForm = kind.toForm(read(seen)) as ItemsForm<Item>;
    const begun = { items: inForm.items.map((item) => (item._id === id && base) || item) };
    editor.takeOver(({ items }) => ({
      items: withStored(items, kind.fromForm(begun).items, id),
    }));
    if (!mine) return;
    removed.current.delete(id);
    const items = formItems().map((item) => (item._id === id ? mine : item));
    editor.form.setValue('items', items, { shouldDirty: true });
  };
  const remove = useRemoval((id) => listItem(list, id), editing, onRemoval);
  const isStored = (id: string) =>
    stored.state === 'loaded' && stored.value.some(({ _id }) => _id === id);
  const formItems = (): Listed<Item>[] => editor.form.getValues('items');

  const steady = useSteady({
    /** An item that is not stored yet. */
    newItem: () => ({ ...initialValue(schema), _id: newItemId() }),
    isStored,
    remove: (id: string) => {
      const item = formItems().find(({ _id }) => _id === id);
      return remove(id, item ? editing.nameOf(item) : '');
    },
  });

  return {
    ...editor,
    /** The props of the list of items. */
    items: steady,
    itemHistory: {
      schema: schema as z.ZodType,
      path: (id: string) => (isStored(id) ? listItem(list, id) : null),
      read: (content: unknown) => editable(schema, content),
    },
    deleted: {
      list,
      nameOf: (content: unknown) => editing.nameOf(readable(schema, content)),
      full: stored.state === 'loaded' && stored.value.length >= listLimits.items,
      restoreFailed: saveFailed,
      onRestored: (id: string) => onRemoval(id, true),
    },
  };
}

/** Items with one of them as it is stored: added in its place, or left out. */
function withStored<Item>(items: Listed<Item>[], stored: Listed<Item>[], id: string) {
  const others = items.filter(({ _id }) => _id !== id);
  const at = stored.findIndex(({ _id }) => _id === id);
  const following = stored.slice(at + 1).map(({ _id }) => _id);
  const next = others.findIndex(({ _id }) => following.includes(_id));
  return others.toSpliced(next < 0 ? others.length : next, 0, ...stored.slice(at, at + 1));
}

/**
 * Stable functions that call those of the last rendering, so that a long list is not rendered again when something
 * next to it has changed.
 */
function useSteady<Functions extends Record<string, (...args: never[]) => unknown>>(
  functions: Functions,
): Functions {
  const latest = useLatest(functions);
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [
          name,
          (...args: never[]) => latest.current[name]?.(...args),
        ]),
      ) as Functions,
  );
  return steady;
}

const itemsSchema = <Item extends Record<string, unknown>>(
  schema: ListEditing<Item>['schema'],
  item: string,
) =>
  z.object({
    items: listOf(schema.extend({ _id: z.string() }), {
      label: editingTexts.items,
      item,
      limit: listLimits.items,
    }),
  }) as unknown as z.ZodType<ItemsForm<Item>>;

/**
 * Gives new ids to items that the user kept and someone else deleted: rules let nobody save a deleted item under its
 * old id.
 */
function keptItems<Item extends Record<string, unknown>>(
  merged: FieldValues,
  { base, theirs }: Record<'base' | 'theirs', ItemsForm<Item>>,
): FieldValues {
  const has = ({ items }: ItemsForm<Item>, id: string) => items.some(({ _id }) => _id === id);
  const { items } = merged as ItemsForm<Item>;
  return {
    items: items.map((item) =>
      has(base, item._id) && !has(theirs, item._id) ? { ...item, _id: newItemId() } : item,
    ),
  };
}

const isThere = (versions: Map<string, number>, items: StoredItem[]) =>
  [...versions].every(([id, version]) =>
    items.some((item) => item._id === id && item.version >= version),
  );
