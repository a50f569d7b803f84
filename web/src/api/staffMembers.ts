import { type Role, roles } from '@lamplight/content/rights';
import * as z from '@lamplight/content/zod';
import type { Connection } from '../firebase/connection/useConnection.ts';
import { requestPasswordReset } from '../firebase/session/session.ts';
import { changeOverApi, readFromApi, sendToApi } from './ask.ts';

const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable();

const memberSchema = z.object({
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
export type Member = z.infer<typeof memberSchema>;

const mailedSchema = z.object({ mailed: z.boolean() });

/** Who is staff. @throws NotAllowed, Unreachable */
export const readPeople = async (connection: Connection): Promise<Member[]> =>
  z.array(memberSchema).parse(await readFromApi(connection, '/people'));

/** Has the mail sent with which someone sets a password: ours where there is a mail server, otherwise Auth's. */
async function mail(connection: Connection, email: string, answer: unknown): Promise<void> {
  if (!mailedSchema.parse(answer).mailed) await requestPasswordReset(connection, email);
}

/** Lets someone into the staff area. @throws NotAllowed; ChangedMeanwhile, with why; Unreachable */
export const invitePerson = async (connection: Connection, email: string, role: Role) =>
  mail(connection, email, await sendToApi(connection, '/people', { email, role }));

/** Sends the mail again. @throws NotAllowed, Unreachable */
export const invitePersonAgain = async (connection: Connection, { uid, email }: Member) =>
  mail(
    connection,
    email,
    await sendToApi(connection, `/people/${at(uid)}/invitation`, { again: true }),
  );

/** Gives someone another role. @throws NotAllowed; ChangedMeanwhile, with why; Unreachable */
export const changeRole = (connection: Connection, { uid }: Member, role: Role) =>
  changeOverApi(connection, 'PUT', `/people/${at(uid)}`, { role });

/** Shuts someone out. @throws NotAllowed; ChangedMeanwhile, with why; Unreachable */
export const removePerson = (connection: Connection, { uid }: Member) =>
  changeOverApi(connection, 'DELETE', `/people/${at(uid)}`);

/** Ends all sessions of someone. @throws NotAllowed, Unreachable */
export const logOutPerson = (connection: Connection, { uid }: Member) =>
  sendToApi(connection, `/people/${at(uid)}/logout`, { everywhere: true });

/** Changes what colleagues call who asks. @throws NotAllowed; ChangedMeanwhile, with why; Unreachable */
export const saveOwnName = (connection: Connection, name: string) =>
  changeOverApi(connection, 'PUT', '/users/name', { name });

const at = encodeURIComponent;
