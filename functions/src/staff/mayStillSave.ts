import { placeAt, staffMember } from '@lamplight/content/paths';
import { may, rightToSave, roleOf } from '@lamplight/content/rights';

/**
 * Whether someone is still on the staff, with a role that may save documents.
 * @param uid of the person; empty for nobody
 * @param read reads the data of a document
 */
export async function mayStillSave(
  uid: string,
  paths: readonly string[],
  read: (path: string) => Promise<Record<string, unknown> | undefined>,
): Promise<boolean> {
  const staff = uid ? await read(staffMember(uid)) : undefined;
  if (!staff) return false;
  return paths.every((path) => may(roleOf(staff), rightToSave(placeAt(path))));
}
