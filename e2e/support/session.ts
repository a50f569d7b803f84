import type { Browser, BrowserContext } from '@playwright/test';
import { portsAt, requestedOffset } from '../../scripts/lib/ports.ts';
import { logIn, staffLogin } from './staff.ts';

/** The storage of a logged-in person's browser. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const sessions = new Map<string, Session>();

/** The storage of a logged-in staff member's browser: logging in takes longer than most tests. */
export async function staffSession(
  browser: Browser,
  baseURL: string,
  { email, password } = staffLogin,
): Promise<Session> {
  const kept = sessions.get(email);
  if (kept && (await isValid(kept))) return kept;
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await logIn(page, password, email);
  await page.evaluate(() => {
    // Most tests are about the form alone, and the preview next to it takes time.
    localStorage.setItem('lamplight.preview', '{"open":false,"screen":"desktop"}');
    // The time between two tests is no absence.
    localStorage.removeItem('lamplight.lastInput');
  });
  const session = await context.storageState();
  sessions.set(email, session);
  await context.close();
  return session;
}

/** Other tests remove accounts or change passwords, which ends their sessions. */
async function isValid(session: Session): Promise<boolean> {
  const entries = session.origins.flatMap(({ localStorage }) => localStorage);
  const user = entries.find(({ name }) => name.startsWith('firebase:authUser:'));
  const idToken: unknown = JSON.parse(user?.value ?? '{}').stsTokenManager?.accessToken;
  const { auth } = portsAt(requestedOffset() ?? 0);
  const lookup = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo`;
  const response = await fetch(lookup, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  return response.ok;
}
