import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The account that functions under test log in with. */
export const account = { user: 'lamplight', password: 'a secret, of which nobody hears' };

/** A mail as the server took it. */
interface Received {
  /** The recipients given to the server. */
  recipients: string[];
  mail: Email;
  raw: string;
}

/** A mail server on this machine. */
export interface MailServer {
  received: Received[];
  close(): Promise<void>;
}

/** How the server behaves. */
interface Behaviour {
  /** The password that it takes. */
  password?: string;
  /** The code with which it refuses recipients. */
  refusal?: number;
  /** Runs before it has accepted a mail. */
  meanwhile?: () => Promise<unknown>;
}

/** Starts a real SMTP server without encryption, which takes mail from anyone who logs in. */
export async function startMailServer(
  port: number,
  { password = account.password, refusal, meanwhile }: Behaviour = {},
): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (login, _session, done) =>
      login.username === account.user && login.password === password
        ? done(null, { user: login.username })
        : done(new Error('Who are you?')),
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error('No'), { responseCode: refusal }) : null),
    onData: async (stream, { envelope }, done) => {
      const raw = Buffer.concat(await stream.toArray());
      received.push({
        recipients: envelope.rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(raw),
        raw: raw.toString('utf8'),
      });
      await meanwhile?.();
      done();
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { received, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
