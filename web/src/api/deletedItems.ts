import type { ListName } from '@lamplight/content/siteContent';
import * as z from '@lamplight/content/zod';
import { noteSave } from '../device/savedHere.ts';
import type { Connection } from '../firebase/connection/useConnection.ts';
import { readFromApi, sendToApi } from './requestApi.ts';

const deletedItemSchema = z.looseObject({
  _id: z.string(),
  /** When it was saved last, and by whom. */
  deletedAfter: z.iso.datetime().transform((text) => new Date(text)),
  by: z.string(),
  /** When it was deleted, and by whom, as long as that is on record. */
  deletedAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable(),
  deletedBy: z.string(),
});

/** An item that was deleted: besides what is named here, its content. */
export type DeletedItem = z.infer<typeof deletedItemSchema>;

/**
 * The deleted items of a list, the last saved ones first. They come from the API:
 * clients cannot list documents that no longer exist.
 * @throws NotAllowed, Unreachable
 */
export async function readDeletedItems(connection: Connection, list: ListName) {
  const answer = await readFromApi(connection, `/${apiName(list)}/deleted`);
  return z.array(deletedItemSchema).parse(answer);
}

/**
 * Brings back a document of a list, or of the library, that was deleted: exactly as it was, with its id, its place and
 * its history. The API does it, because rules cannot compare what is of an older shape.
 * @param path such as `team/one`
 * @returns its address, if it is a page; another page may have its former one
 * @throws Refused if it is there already; NotAllowed, Unreachable
 */
export async function restoreDeleted(
  connection: Connection,
  path: string,
): Promise<string | undefined> {
  const [collection = '', id = ''] = path.split('/');
  const place = `/${apiName(collection)}/${encodeURIComponent(id)}/restore`;
  const response = await sendToApi(connection, place, { restore: true });
  noteSave();
  return z.looseObject({ address: z.string().optional() }).safeParse(response).data?.address;
}

/** What the API calls a list: `mentor-testimonials`. */
const apiName = (list: string) => list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
