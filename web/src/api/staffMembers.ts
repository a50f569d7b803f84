import { type Role, roles } from '@lamplight/content/rights';
import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';
import * as z from '@lamplight/content/zod';
import type { Connection } from '../firebase/connection/useConnection.ts';
import { Refused } from '../firebase/errors.ts';
import { requestPasswordReset } from '../firebase/session/session.ts';
import { changeOverApi, readFromApi, sendToApi } from './requestApi.ts';

const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable();

const staffMemberSchema = z.object({
  uid: z.string(),
  email: z.string(),
  /** What colleagues call them; empty where they have not said it. */
  name: z.string(),
  /** Null for one that the site does not know. */
  role: z.enum(roles).nullable(),
  addedAt: moment,
  /** Within the hour; null where they have never logged in. */
  lastSeen: moment,
});

/** Someone of the staff, as managers see them. */
export type StaffMember = z.infer<typeof staffMemberSchema>;

const mailedSchema = z.object({ mailed: z.boolean() });

/** All staff members. @throws NotAllowed, Unreachable */
export const readStaffMembers = async (connection: Connection): Promise<StaffMember[]> =>
  z.array(staffMemberSchema).parse(await readFromApi(connection, '/people'));

/** Has the mail sent with which someone sets a password: ours where there is a mail server, otherwise Auth's. */
async function mail(connection: Connection, email: string, response: unknown): Promise<void> {
  if (!mailedSchema.parse(response).mailed) await requestPasswordReset(connection, email);
}

/**
 * Lets someone into the staff area.
 * @param onAdded called when they are staff, before the mail is sent
 * @throws NotAllowed, Refused, Unreachable
 */
export async function inviteStaffMember(
  connection: Connection,
  email: string,
  role: Role,
  onAdded: () => void,
): Promise<void> {
  const response = await sendToApi(connection, '/people', { email, role });
  onAdded();
  await mail(connection, email, response).catch((cause) => {
    throw new Refused(staffMembersTexts.invitedNotMailed, { cause });
  });
}

/** Sends the mail again. @throws NotAllowed, Unreachable */
export const inviteAgain = async (connection: Connection, { uid, email }: StaffMember) =>
  mail(
    connection,
    email,
    await sendToApi(connection, `/people/${at(uid)}/invitation`, { again: true }),
  );

/** Gives someone another role. @throws NotAllowed, Refused, Unreachable */
export const changeRole = (connection: Connection, { uid }: StaffMember, role: Role) =>
  changeOverApi(connection, 'PUT', `/people/${at(uid)}`, { role });

/** Shuts someone out. @throws NotAllowed, Refused, Unreachable */
export const removeStaffMember = (connection: Connection, { uid }: StaffMember) =>
  changeOverApi(connection, 'DELETE', `/people/${at(uid)}`);

/** Ends all sessions of someone. @throws NotAllowed, Unreachable */
export const logOutStaffMember = (connection: Connection, { uid }: StaffMember) =>
  sendToApi(connection, `/people/${at(uid)}/logout`, { everywhere: true });

/** Changes what colleagues call who asks. @throws NotAllowed, Refused, Unreachable */
export const saveOwnName = (connection: Connection, name: string) =>
  changeOverApi(connection, 'PUT', '/users/name', { name });

const at = encodeURIComponent;
