import { messages } from '@lamplight/content/texts/messages';
import { accountTexts } from '@lamplight/content/texts/staffArea/account';
import { bodyLimits } from '../../http/body.ts';
import { invalidLogin, notStaff } from '../../http/errors.ts';
import { validated } from '../../http/validated.ts';
import { loginFailuresPer15Minutes } from '../../settings.ts';
import { saveOwnName } from '../../staff/names.ts';
import { signIn } from '../../staff/passwords.ts';
import {
  bearerToken,
  endSessions,
  isStaff,
  recordRefusal,
  requireStaff,
  signedIn,
} from '../../staff/staff.ts';
import { clientNetwork } from '../../visitors/clientNetwork.ts';
import { claimSlot } from '../../visitors/limits.ts';
import { jsonObject } from '../input.ts';
import { loginSchema, logoutSchema, nameSchema, refusalSchema } from '../requests.ts';
import type { Handler } from '../route.ts';

const limitOf = (whose: 'account' | 'visitor') => ({
  name: `login-of-${whose}`,
  max: loginFailuresPer15Minutes(),
  seconds: 900,
});

/**
 * Answers the ID token of a staff member who sends their email and password. Refusals give no reason; how often they
 * may happen is limited for each account and each visitor.
 */
export const login: Handler = async (request, response) => {
  const credentials = validated(loginSchema, jsonObject(request, bodyLimits.login));
  const giveBack = await claimTries(clientNetwork(request), credentials.email);
  const unlessTried = async (error: unknown) => {
    await giveBack();
    throw error;
  };
  const account = await signIn(credentials.email, credentials.password).catch(unlessTried);
  if (!account) throw invalidLogin();
  if (!(await isStaff(account.uid).catch(unlessTried))) {
    await recordRefusal(account.uid);
    throw notStaff();
  }
  await giveBack();
  response.json({ token: account.token });
};

/** Counts a try as failed until it is given back, so that tries at once cannot exceed the limit. */
async function claimTries(visitor: string, account: string): Promise<() => Promise<void>> {
  const giveBackVisitors = await claimSlot(limitOf('visitor'), visitor);
  try {
    const giveBackAccounts = await claimSlot(limitOf('account'), account);
    return async () => void (await Promise.all([giveBackVisitors(), giveBackAccounts()]));
  } catch (error) {
    await giveBackVisitors();
    throw error;
  }
}

/** Logs the calling staff member out on all devices, this one too: all their tokens become invalid. */
export const logout: Handler = async (request, response) => {
  const uid = await requireStaff(request.get('Authorization'), 'read');
  validated(logoutSchema, jsonObject(request, bodyLimits.small));
  await endSessions(uid);
  response.json({ message: messages.loggedOutEverywhere });
};

/** Changes the name of the calling staff member. */
export const changeName: Handler = async (request, response) => {
  const uid = await requireStaff(request.get('Authorization'), 'read');
  const { name } = validated(nameSchema, jsonObject(request, bodyLimits.line));
  await saveOwnName(uid, name);
  response.json({ message: accountTexts.nameSaved });
};

/**
 * Records that the log-in page has refused an account that is not staff's. For an account that is, nothing is recorded;
 * reports are limited as log-ins are.
 */
export const refused: Handler = async (request, response) => {
  validated(refusalSchema, jsonObject(request, bodyLimits.small));
  await claimSlot(limitOf('visitor'), clientNetwork(request));
  const { uid } = await signedIn(bearerToken(request.get('Authorization')));
  if (!(await isStaff(uid))) await recordRefusal(uid);
  response.json({ message: messages.notStaff });
};
