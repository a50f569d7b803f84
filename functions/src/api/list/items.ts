import { storedVersion } from '@lamplight/content/documentMetadata';
import { listItem } from '@lamplight/content/paths';
import { siteListSchemas } from '@lamplight/content/siteContent';
import { messages } from '@lamplight/content/texts/messages';
import { bodyLimits } from '../../http/body.ts';
import { changedMeanwhile, notFound } from '../../http/errors.ts';
import { validated } from '../../http/validated.ts';
import { requireStaff } from '../../staff/staff.ts';
import { readDocument } from '../../store/firestore.ts';
import {
  appendItem,
  deletedItems,
  type LibraryName,
  removeItem,
  restoreDeleted,
  saveItemVersion,
  storedItems,
} from '../../store/items.ts';
import { laidOver, newContent, submitted } from '../changes.ts';
import { itemId, jsonObject } from '../input.ts';
import { present } from '../present.ts';
import { maxDeleted, restoreSchema } from '../requests.ts';
import type { ListResource } from '../resources.ts';
import type { Handler } from '../route.ts';

/**
 * Stores what a staff member sends as a new item, the last of its list, and answers with its record.
 * Fields that are not sent count as left empty.
 */
export const addItem =
  ({ list, scratchFields }: ListResource): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'), 'edit');
    const sent = submitted(jsonObject(request), scratchFields);
    if (sent.version) throw changedMeanwhile(); // the author saw an item; this one is new
    const schema = siteListSchemas[list];
    const { id, stored } = await appendItem(list, newContent(schema, sent), uid);
    response.status(201).json(present({ id, schemas: [schema] }, [stored]));
  };

/** Shows staff all items of a list, in their order, also those that are hidden. */
export const showAllItems =
  ({ list }: ListResource): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'), 'read');
    const schemas = [siteListSchemas[list]];
    const items = await storedItems(list);
    response.json(items.map(({ id, stored }) => present({ id, schemas }, [stored])));
  };

/** Shows staff an item, also one that is hidden. */
export const showAnyItem =
  ({ list }: ListResource): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'), 'read');
    const id = itemId(request);
    const path = listItem(list, id);
    const data = await readDocument(path);
    if (!data) throw notFound();
    response.json(present({ id, schemas: [siteListSchemas[list]] }, [storedVersion(path, data)]));
  };

/** Saves what a staff member sends over a stored item and answers with the new record. */
export const saveItem =
  ({ list, scratchFields }: ListResource): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'), 'edit');
    const id = itemId(request);
    const schema = siteListSchemas[list];
    const next = laidOver([{ schema }], submitted(jsonObject(request), scratchFields));
    const stored = await saveItemVersion(list, id, { by: uid, next });
    response.json(present({ id, schemas: [schema] }, stored));
  };

/** Deletes an item for a staff member and answers that it did. */
export const deleteItem =
  ({ list, deletedMessage }: ListResource): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'), 'edit');
    await removeItem(list, itemId(request), uid);
    response.json({ message: deletedMessage });
  };

/** Brings back an item that was deleted, for a staff member, and answers with its record. */
export const restoreItem =
  ({ list }: ListResource): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'), 'edit');
    const id = itemId(request);
    validated(restoreSchema, jsonObject(request, bodyLimits.small));
    const stored = await restoreDeleted(list, id, uid);
    response.json(present({ id, schemas: [siteListSchemas[list]] }, [stored]));
  };

/** Brings back a picture of the library, or a file for visitors, that was deleted, for a staff member. */
export const restoreInLibrary =
  (library: LibraryName): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'), 'edit');
    const id = itemId(request);
    validated(restoreSchema, jsonObject(request, bodyLimits.small));
    await restoreDeleted(library, id, uid);
    response.json({ message: restoredMessages[library] });
  };

const restoredMessages: Record<LibraryName, string> = {
  pictures: messages.pictureRestored,
  files: messages.fileRestored,
};

/**
 * Shows staff the items of a list that have been deleted, each as its last save left it, with the times of that save and
 * of the deletion, and the uids of their authors. Clients cannot list documents that are no longer there.
 */
export const showDeleted =
  ({ list }: ListResource): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'), 'read');
    const schemas = [siteListSchemas[list]];
    const items = await deletedItems(list, maxDeleted);
    response.json(
      items.map(({ id, data, savedAt, deletion }) => ({
        ...present({ id, schemas }, [storedVersion(listItem(list, id), data)]),
        deletedAfter: savedAt.toISOString(),
        by: typeof data.updatedBy === 'string' ? data.updatedBy : '',
        deletedAt: deletion?.at.toISOString() ?? null,
        deletedBy: deletion?.by ?? '',
      })),
    );
  };
