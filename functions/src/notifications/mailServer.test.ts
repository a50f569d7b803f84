import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connection, NotSent, sendMail } from './mailServer.ts';
import { notificationEmail } from './notificationEmail.ts';

const settings = { host: 'smtp.lamplight.example', port: 587, user: '', password: '' };

test.each(['smtp.lamplight.example', '10.0.0.1', 'localhost.lamplight.example', '1270.0.0.1'])(
  'a remote server has to encrypt: %s',
  (host) => {
    expect(connection({ ...settings, host })).toMatchObject({ requireTLS: true, secure: false });
    expect(connection({ ...settings, host, port: 465 })).toMatchObject({ secure: true });
  },
);

/** Starts a server. @returns its port */
async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test.each([
  ['does not', ['STARTTLS'], /STARTTLS/],
  ['has no valid certificate', [], /certificate/],
])('one that %s gets neither password nor mail', async (_, disabledCommands, reason) => {
  const onAuth = vi.fn();
  const onMailFrom = vi.fn();
  const options = { disabledCommands, allowInsecureAuth: true, authOptional: true };
  const { server } = new SMTPServer({ ...options, onAuth, onMailFrom });
  onTestFinished(() => void server.close());
  const port = await listening(server);
  const elsewhere = connection({ ...settings, user: 'lamplight', password: 'secret' });
  const transport = createTransport({ ...elsewhere, host: '127.0.0.1', port });
  const sending = transport.sendMail({ from: 'a@lamplight.example', to: 'b@lamplight.example' });
  await expect(sending).rejects.toThrow(reason);
  expect(onAuth).not.toHaveBeenCalled();
  expect(onMailFrom).not.toHaveBeenCalled();
});

test.each(['localhost', '127.0.0.1', '::1'])('a local server need not encrypt: %s', (host) => {
  expect(connection({ ...settings, host })).not.toHaveProperty('requireTLS');
});

test('doesn’t log in without a user', () => {
  expect(connection(settings)).not.toHaveProperty('auth');
  const auth = { user: 'lamplight', pass: 'secret' };
  expect(connection({ ...settings, user: auth.user, password: auth.pass })).toMatchObject({ auth });
});

test.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, permanent: true }, true],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true }, true],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, permanent: false }, false],
  [{ code: 'EENVELOPE', command: 'API' }, true],
  [{ code: 'ECONNREFUSED', command: 'CONN' }, false],
  [{ code: 7 }, false],
  ['a text', false],
])('%j is permanent: %s', (cause, permanent) => {
  const error = new NotSent(cause);
  expect(error.permanent).toBe(permanent);
});

test('an error keeps its codes and nothing the server said', () => {
  const cause = { code: 'EMESSAGE', responseCode: 554, response: '554 Ruth is a spammer' };
  const error = new NotSent(Object.assign(new Error(cause.response), cause));
  expect(error.codes).toEqual({ code: 'EMESSAGE', responseCode: 554 });
  expect(error.cause).toBeUndefined();
  expect(String(error.stack)).not.toContain('Ruth');
});

test.each([
  ['says nothing', { step: 100, all: 10_000 }, () => {}, /^ETIMEDOUT/],
  ['never comes to an end', { step: 10_000, all: 200 }, drip, /^unavailable/],
  ['hangs up', { step: 10_000, all: 10_000 }, (socket: Socket) => socket.end(), /^E/],
])(
  'times out with a server that %s, and allows a retry',
  async (_, limits, act, code) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      act(socket);
    });
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const mailboxes = { from: 'notices@lamplight.example', to: 'ruth@lamplight.example' };
    const site = { ...mailboxes, site: 'https://lamplight.example', organisation: '' };
    const mail = notificationEmail('feedback', '0b7f', new Date(), site);
    const sending = sendMail({ ...settings, host: '127.0.0.1', port }, mail, limits);
    await expect(sending).rejects.toMatchObject({
      permanent: false,
      codes: { code: expect.stringMatching(code) },
    });
  },
  3_000,
);

function drip(socket: Socket) {
  const dripping = setInterval(() => socket.write('220-wait\r\n'), 20);
  socket.on('close', () => clearInterval(dripping));
}
