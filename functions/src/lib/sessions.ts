import { staffMember } from '@lamplight/content/paths';
import { sessionsEnded } from '@lamplight/content/session';
import { auth, firestore } from './admin.ts';
import { codeOf, forbidden } from './errors.ts';
import { withinTimeLimit } from './timeLimit.ts';

const timeLimit = 10_000;

/** gRPC's NOT_FOUND. */
const notThere = 5;

/**
 * Ends all sessions of a staff member, on every device. Their document comes first: from then on
 * neither the API nor the rules take a token of theirs, so whatever becomes of the rest, nobody is in.
 * @throws forbidden where they are no longer staff; unavailable
 */
export async function endSessions(uid: string): Promise<void> {
  const document = firestore().doc(staffMember(uid));
  const ended = await sessionsEnded();
  await withinTimeLimit(document.update(ended), timeLimit).catch((error) => {
    throw codeOf(error) === notThere ? forbidden() : error;
  });
  await withinTimeLimit(auth().revokeRefreshTokens(uid), timeLimit);
}
