import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';
import { bodyLimits } from '../../http/body.ts';
import { validated } from '../../http/validated.ts';
import { notificationSettings } from '../../notifications/notificationEmail.ts';
import { requireStaff } from '../../staff/staff.ts';
import {
  allStaff,
  giveRole,
  invite,
  inviteAgain,
  logOutEverywhere,
  remove,
} from '../../staff/staffMembers.ts';
import { itemId, jsonObject } from '../input.ts';
import { invitationAgainSchema, invitationSchema, logoutSchema, roleSchema } from '../requests.ts';
import type { Handler } from '../route.ts';

type ApiRequest = Parameters<Handler>[0];

const requireManager = (request: ApiRequest) =>
  requireStaff(request.get('Authorization'), 'people');

/** Shows managers who is staff. */
export const showPeople: Handler = async (request, response) => {
  await requireManager(request);
  const members = await allStaff();
  response.json(members.map((member) => ({ ...member, role: member.role ?? null })));
};

/** Whether our invitation is mailed, by the event of the invitation. Otherwise the manager's browser asks Auth for its own. */
const isMailed = () => {
  const settings = notificationSettings();
  return !('off' in settings || 'wrong' in settings);
};

/** Adds a staff member. */
export const invitePerson: Handler = async (request, response) => {
  const by = await requireManager(request);
  const { email, role } = validated(invitationSchema, jsonObject(request, bodyLimits.small));
  const uid = await invite(by, email, role);
  response.status(201).json({ uid, mailed: isMailed() });
};

/** Sends the invitation again or, to someone who has logged in, a link to set a password. */
export const invitePersonAgain: Handler = async (request, response) => {
  const by = await requireManager(request);
  const uid = itemId(request);
  validated(invitationAgainSchema, jsonObject(request, bodyLimits.small));
  await inviteAgain(by, uid);
  response.json({ mailed: isMailed() });
};

/** Gives someone another role. */
export const changeRole: Handler = async (request, response) => {
  const by = await requireManager(request);
  const uid = itemId(request);
  const { role } = validated(roleSchema, jsonObject(request, bodyLimits.small));
  await giveRole(by, uid, role);
  response.json({ message: staffMembersTexts.roleChanged });
};

/** Removes a staff member. */
export const removePerson: Handler = async (request, response) => {
  const by = await requireManager(request);
  await remove(by, itemId(request));
  response.json({ message: staffMembersTexts.removed });
};

/** Ends all sessions of someone. */
export const logOutPerson: Handler = async (request, response) => {
  const by = await requireManager(request);
  const uid = itemId(request);
  validated(logoutSchema, jsonObject(request, bodyLimits.small));
  await logOutEverywhere(by, uid);
  response.json({ message: staffMembersTexts.loggedOut });
};
