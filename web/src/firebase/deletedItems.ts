import type { ListName } from '@lamplight/content/paths';
import { z } from '@lamplight/content/zod';
import type { Connection } from './connection.ts';
import { NotAllowed, Unreachable } from './errors.ts';

const deletedItemSchema = z.looseObject({
  _id: z.string(),
  /** When it was saved last, and by whom. */
  deletedAfter: z.iso.datetime().transform((text) => new Date(text)),
  by: z.string(),
});

/** An item that was deleted: beside what is named here, its content. */
export type DeletedItem = z.infer<typeof deletedItemSchema>;

const timeLimit = 15_000;

/**
 * The items of a list that were deleted, those that were saved last first. The API tells them:
 * clients cannot list documents that are no longer there.
 * @throws NotAllowed, Unreachable
 */
export async function readDeletedItems({ auth }: Connection, list: ListName) {
  const token = await auth.currentUser?.getIdToken();
  const answer = await fetch(`/api/${apiName(list)}/deleted`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeLimit),
  }).catch((error) => {
    throw new Unreachable(undefined, { cause: error });
  });
  if (answer.status === 401 || answer.status === 403) throw new NotAllowed();
  if (!answer.ok) throw new Unreachable();
  return z.array(deletedItemSchema).parse(await answer.json());
}

/** What the API calls a list: `mentor-testimonials`. */
const apiName = (list: ListName) => list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
