import { migrated } from '@lamplight/content/migrations';
import type { SavedDocument } from '@lamplight/content/nextVersions';
import { nextOrder } from '@lamplight/content/order';
import { draftOf as draftPath, listItem, siteDocument } from '@lamplight/content/paths';
import { editable, initialValue, recordOf } from '@lamplight/content/readable';
import { isShownAt, maxHidden } from '@lamplight/content/shownStore';
import {
  type ListName,
  type SiteDocumentName,
  siteDocumentSchemas,
  siteListSchemas,
} from '@lamplight/content/siteContent';
import type * as z from '@lamplight/content/zod';
import { useMemo, useState } from 'react';
import { serverNow } from '../../device/serverClock.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { type Paths, useStoredDocuments, useStoredList } from '../../firebase/live/documents.ts';
import { draftsOf, isUnpublished, useOpenDrafts } from '../../firebase/live/openDrafts.ts';
import type { Loadable, StoredDocument, StoredItem } from '../../firebase/reading/stored.ts';
import { newItemId, saveDocuments } from '../../firebase/writing/lazySaves.ts';
import { lastSaveOf, mergeSave } from '../merging/mergeSave.ts';
import { useStaff } from '../page/useStaff.ts';
import type { Typed } from '../preview/mounting.ts';
import { publishedDraft } from '../publishing/draftSaves.ts';
import { type All, isAtLeast, useDrafting } from '../publishing/useDrafting.ts';
import type { ContentForm } from './contentForm.ts';
import type { FormStorage } from './FormStorage.ts';
import { mapLoadable, useWaitFor } from './loadable.ts';
import { useContentForm } from './useContentForm.ts';

/** The content of an editor, and its messages. */
interface Editing<Content extends object>
  extends ContentForm<Content>,
    Pick<FormStorage<Content>, 'saved' | 'saveFailed'> {}

interface Place {
  /** The documents that together hold the content. */
  documents: readonly SavedDocument[];
  /** The path of each, once they are known. */
  paths: Loadable<Paths>;
  /** The initial values of a new item. */
  initial?: object | undefined;
  /** Where visitors see the content, where they do. */
  placed?: (content: object) => Typed;
  /** Whether someone may begin with the example, as long as nothing is stored. */
  example?: boolean;
  /** Whether changes can be kept as a draft that colleagues see too. */
  hasDrafts?: boolean;
  /** The id of the item, where the page edits one of several. */
  draftOf?: string | undefined;
  onSaved?: (() => void) | undefined;
}

/**
 * Edits a single document of the site.
 * @param initial the initial values until it is first saved, if the defaults of its fields are not enough; no example
 * is offered then
 */
export const useDocumentEditor = <Content extends object>(
  name: SiteDocumentName,
  editing: Editing<Content>,
  initial?: object,
) =>
  useRecordEditor(
    {
      documents: [{ schema: siteDocumentSchemas[name] }],
      paths: { state: 'loaded', value: [siteDocument(name)] },
      initial: initial ?? initialValue(siteDocumentSchemas[name]),
      example: !initial,
      placed: (content) => ({ documents: [name], content }),
    },
    editing,
  );

/** A document of the site that is edited together with another one, and its schema. */
interface EditedDocument {
  name: SiteDocumentName;
  schema: z.ZodObject;
}

/** Edits two documents of the site in one form. A save stores those that were changed, both or none. */
export const useDocumentsEditor = <Content extends object>(
  [one, other]: readonly [EditedDocument, EditedDocument],
  editing: Editing<Content>,
) =>
  useRecordEditor(
    {
      documents: [one, other],
      paths: { state: 'loaded', value: [siteDocument(one.name), siteDocument(other.name)] },
      example: true,
      placed: (content) => ({ documents: [one.name, other.name], content }),
    },
    editing,
  );

/** Edits the details of a picture or a file of the library. @param path of its document */
export const useLibraryEditor = <Content extends object>(
  path: string,
  onSaved: () => void,
  editing: ContentForm<Content> & Editing<Content>,
) =>
  useRecordEditor(
    {
      documents: [{ schema: editing.schema as unknown as z.ZodObject }],
      paths: { state: 'loaded', value: [path] },
      draftOf: path.slice(path.indexOf('/') + 1),
      hasDrafts: false,
      onSaved,
    },
    editing,
  );

interface Item<Content> extends Omit<Place, 'documents' | 'paths' | 'placed'> {
  /** The content for the preview, if that is not all of it. */
  previewed?: ((content: Content) => object) | undefined;
  /** Its id, once that is known. */
  id: Loadable<string>;
  /** The place in its list that it gets when it is new. */
  order?: number | undefined;
}

/** Edits an item of a list, or makes a new one under an id that none has. */
export const useItemEditor = <Content extends object>(
  list: ListName,
  { id, order, previewed, ...place }: Item<Content>,
  editing: Editing<Content>,
) =>
  useRecordEditor(
    {
      documents: [
        {
          schema: siteListSchemas[list],
          // A new item that was left and opened again has no place any more.
          order: (present) => present ?? order ?? nextOrder(undefined),
        },
      ],
      paths: mapLoadable(id, (known) => [listItem(list, known)] as const),
      placed: (content) => ({
        list,
        items: [
          {
            ...(previewed?.(content as Content) ?? content),
            _id: id.state === 'loaded' ? id.value : '',
          },
        ],
        whole: false,
      }),
      ...place,
    },
    editing,
  );

function useRecordEditor<Content extends object>(
  { documents, paths, placed, initial, example, draftOf, hasDrafts = true, onSaved }: Place,
  editing: Editing<Content>,
) {
  const { schema, saved, saveFailed } = editing;
  const connection = useConnection();
  const { uid } = useStaff();
  const at = paths.state === 'loaded' ? paths.value : null;
  const stored = useStoredDocuments(at);
  const [existed, setExisted] = useState(false);
  if (!existed && stored.state === 'loaded' && stored.value.some(isSaved)) setExisted(true);
  const schemas = documents.map((each) => each.schema);
  const readStored = (all: (Pick<StoredDocument, 'content'> | undefined)[]): Content =>
    editable(schema, recordOf(schemas, all, editable));
  const read = (all: StoredDocument[]): Content =>
    all.some(isThere) || !initial ? readStored(all) : editable(schema, initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor's schema does not change
  const record = useMemo(
    () => at && { documents, paths: at, draft: draftPath(at[0]), schema, read: readStored },
    [at?.[0]],
  );
  const drafting = useDrafting<Content>(hasDrafts ? record : null, stored);
  const waitFor = useWaitFor(drafting.all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor's schema does not change
  const content = useMemo(() => mapLoadable(stored, read), [stored]);
  const live = paths.state === 'loaded' ? drafting.contentOr(content) : paths;

  const save = async (base: Content, mine: Content, onto?: number[]) => {
    if (at === null || record === null) throw new Error('There is no document to save');
    const edit = { base, mine, onto, ofDraft: drafting.isOpen };
    const now = await saveDocuments(connection, {
      paths: drafting.isOpen ? [...at, record.draft] : at,
      by: uid,
      next: (theirs, readData) =>
        drafting.isOpen
          ? publishedDraft(record, edit, theirs.slice(0, at.length), readData)
          : mergeSave({ documents, base, existed, mine }, theirs),
    });
    const isShown = ({ documents, draft }: All) =>
      isAtLeast([...documents, ...(drafting.isOpen ? [draft] : [])], now);
    const all = await waitFor(isShown);
    return read(all?.documents ?? now.slice(0, at.length));
  };

  const isNew = !existed && stored.state === 'loaded' && !stored.value.some(isThere);

  const lastSave = stored.state === 'loaded' ? lastSaveOf(stored.value) : null;
  const place = { paths: at, draftOf, ...(placed && { placed }) };
  const migratedRecord = (content: Record<string, unknown>, version: number) =>
    (at ?? []).reduce((now, path) => migrated(path, now, version), content);
  return useContentForm(editing, {
    live,
    save,
    drafts: record && hasDrafts ? drafting.storage(record, waitFor, existed) : null,
    saved,
    saveFailed,
    onSaved,
    migrated: migratedRecord,
    lastSave: drafting.isOpen ? drafting.lastSave : lastSave,
    ...place,
    example:
      example && isNew && at && !drafting.isOpen
        ? ({ exampleAt }) =>
            recordOf(
              schemas,
              at.map((path) => ({ content: exampleAt(path) })),
            )
        : null,
  });
}

const isSaved = ({ version }: StoredDocument) => version > 0;

/** Whether there is a document: one that was written without an editor has no version. */
const isThere = ({ content }: StoredDocument) => Object.keys(content).length > 0;

const nothingAbove: Loadable<StoredItem[]> = { state: 'loaded', value: [] };

/** The item of a list with the lowest `order` that visitors see; the one with the lowest where they see none. */
function useFirstShown(list: ListName): Loadable<StoredItem[]> {
  const first = useStoredList(list, { max: 1 });
  const isHidden = first.state === 'loaded' && first.value.some((item) => !isShownNow(item));
  const several = useStoredList(list, { max: maxHidden, needed: isHidden });
  if (!isHidden) return first;
  return mapLoadable(several, (items) => {
    const shown = items.find(isShownNow);
    return shown ? [shown] : items.slice(0, 1);
  });
}

const isShownNow = ({ content }: StoredItem) => isShownAt(content, serverNow());

/**
 * Edits the first item of a list, the one with the lowest `order` that its page shows, or makes it
 * where there is none. It stays the same item while the editor is open. Where no item is published, it is one that has
 * a draft.
 * @param above the items that the page shows above all others
 */
export function useFirstItemEditor<Content extends object>(
  list: ListName,
  editing: Editing<Content>,
  above = nothingAbove,
) {
  const [unused] = useState(() => newItemId());
  const [edited, setEdited] = useState<string | null>(null);
  const lowest = useFirstShown(list);
  const items = above.state !== 'loaded' || above.value.length > 0 ? above : lowest;
  const isEmpty = items.state === 'loaded' && items.value.length === 0;
  const drafts = useOpenDrafts(isEmpty && edited === null);
  const first = isEmpty
    ? mapLoadable(drafts, (all) => draftsOf(list, all).find(isUnpublished)?._id ?? unused)
    : mapLoadable(items, ([item]) => item?._id ?? unused);
  if (edited === null && first.state === 'loaded') setEdited(first.value);
  const id = edited === null ? first : { state: 'loaded' as const, value: edited };
  return useItemEditor(list, { id, order: nextOrder(undefined), example: true }, editing);
}
