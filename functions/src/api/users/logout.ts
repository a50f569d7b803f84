import { messages } from '@lamplight/content/messages';
import { endSessions } from '../../lib/sessions.ts';
import { requireStaff } from '../../lib/staff.ts';
import { validated } from '../../lib/validate.ts';
import { jsonObject } from '../body.ts';
import type { Handler } from '../router.ts';
import { logoutSchema } from './requests.ts';

const bodyLimit = 1_024;

/** Logs the staff member who asks out on all devices, this one too: no token of theirs counts any more. */
export const logout: Handler = async (request, response) => {
  const uid = await requireStaff(request.get('Authorization'));
  validated(logoutSchema, jsonObject(request, bodyLimit));
  await endSessions(uid);
  response.json({ message: messages.loggedOutEverywhere });
};
