/**
 * Whether a session still counts: one that began with a log-in before the `validSince` of the staff
 * member's document was ended. `firestore.rules` ask the same. A `validSince` that is not a number ends every session.
 * @param authTime when the log-in was, in whole seconds since 1970, as tokens say it in `auth_time`
 */
export function isOpenSession(staff: Record<string, unknown>, authTime: number): boolean {
  const { validSince = 0 } = staff;
  return typeof validSince === 'number' && validSince <= authTime;
}

/**
 * The field of a staff member's document that ends all sessions that began before this call. Tokens know whole seconds:
 * this resolves when the current second is over, so that anyone who logs in again as soon as it is stored stays in.
 * @param clock milliseconds since 1970, as the server that gives tokens knows them
 */
export async function sessionsEnded(clock = Date.now): Promise<{ validSince: number }> {
  const validSince = Math.floor(clock() / 1_000) + 1;
  const left = () => validSince * 1_000 - clock();
  while (left() > 0) await new Promise((over) => setTimeout(over, left()));
  return { validSince };
}
