import { withTimeout } from '../store/firestore.ts';
import type { NotificationEmail, NotificationSettings } from './notificationEmail.ts';

type ServerSettings = Pick<NotificationSettings, 'host' | 'port' | 'user' | 'password'>;

/** In milliseconds, less than the function has. */
const timeLimits = {
  /** For connecting, for a greeting, and for any answer thereafter. */
  step: 10_000,
  all: 40_000,
};

/**
 * How to talk to the mail server. Only one on this machine is trusted without encryption: others could read a password
 * or a mail in plain text on its way.
 */
export const connection = (
  { host, port, user, password }: ServerSettings,
  { step } = timeLimits,
) => ({
  host,
  port,
  secure: port === 465,
  ...(isLoopback(host) ? { ignoreTLS: true } : { requireTLS: true }),
  ...(user && { auth: { user, pass: password } }),
  dnsTimeout: step,
  connectionTimeout: step,
  greetingTimeout: step,
  socketTimeout: step,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);

/**
 * Why a mail could not be sent, in codes alone: what servers answer may quote the mail or an address,
 * which must not get into a log.
 */
export class NotSent extends Error {
  readonly permanent: boolean;
  readonly codes: Codes;

  constructor(cause: unknown) {
    super('The mail was not sent');
    this.name = 'NotSent';
    const { permanent, ...codes } = codesOf(cause);
    this.codes = codes;
    // Without an answer of a server, only a mail that nobody could send is hopeless.
    this.permanent = permanent ?? codes.code === 'EENVELOPE';
  }
}

/** What nodemailer puts on its errors, and the time limit on its own. */
interface Codes {
  code?: string;
  /** What lies behind the code, such as `ECONNREFUSED`. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
}

/** The codes of an error; none of one whose codes are not of their kind. */
function codesOf(cause: unknown): Codes & { permanent?: boolean } {
  const { code, originalCode, command, responseCode, permanent }: Record<string, unknown> =
    typeof cause === 'object' && cause !== null ? { ...cause } : {};
  const texts = Object.entries({ code, originalCode, command });
  if (texts.some(([, text]) => text !== undefined && typeof text !== 'string')) return {};
  return {
    ...Object.fromEntries(texts.filter(([, text]) => text !== undefined)),
    ...(typeof responseCode === 'number' && { responseCode }),
    // Whether the server's answer was final: one of 500 and more.
    ...(typeof permanent === 'boolean' && { permanent }),
  };
}

/**
 * Sends a mail.
 * @returns how many of its recipients the server refused while it took others
 * @throws NotSent
 */
export async function sendMail(
  settings: ServerSettings,
  mail: Omit<NotificationEmail, 'messageId'> & Partial<Pick<NotificationEmail, 'messageId'>>,
  limits = timeLimits,
): Promise<number> {
  // Loaded with the first mail: the functions that answer visitors do not need it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(connection(settings, limits));
  try {
    const { rejected } = await withTimeout(transport.sendMail(mail), limits.all);
    return rejected.length;
  } catch (error) {
    throw new NotSent(error);
  } finally {
    transport.close();
  }
}
