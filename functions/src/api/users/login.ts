import { invalidLogin, notStaff } from '../../lib/errors.ts';
import { claimSlot } from '../../lib/limits.ts';
import { signIn } from '../../lib/passwords.ts';
import { loginFailuresPer15Minutes } from '../../lib/settings.ts';
import { isStaff } from '../../lib/staff.ts';
import { validated } from '../../lib/validate.ts';
import { visitorOf } from '../../lib/visitor.ts';
import { jsonObject } from '../body.ts';
import type { Handler } from '../router.ts';
import { loginSchema } from './requests.ts';

const bodyLimit = 16_384;

const limitOf = (whose: 'account' | 'visitor') => ({
  name: `login-of-${whose}`,
  most: loginFailuresPer15Minutes(),
  seconds: 900,
});

/**
 * Answers the ID token of a staff member who sends their email and password. Whoever may not log in
 * hears no reason; how often that may happen is limited for each account and each visitor.
 */
export const login: Handler = async (request, response) => {
  const credentials = validated(loginSchema, jsonObject(request, bodyLimit));
  const giveBack = await claimTries(visitorOf(request), credentials.email.toLowerCase());
  const signedIn = await signIn(credentials.email, credentials.password).catch(async (error) => {
    await giveBack(); // nothing was tried
    throw error;
  });
  if (!signedIn) throw invalidLogin();
  if (!(await isStaff(signedIn.uid))) throw notStaff();
  await giveBack();
  response.json({ token: signedIn.token });
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
