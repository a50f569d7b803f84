import { createServer, request } from 'node:http';
import { atTheEnd } from '../lib/endings.ts';

/**
 * Stands between a function and the emulator of Firestore.
 * @returns its port, and how many questions have passed it so far
 */
export async function countReads(emulator: number) {
  let count = 0;
  const server = createServer((asked, response) => {
    count += 1;
    const { method, url, headers } = asked;
    const passed = request({ port: emulator, host: '127.0.0.1', method, path: url, headers });
    passed.on('error', () => response.destroy());
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const end = () => void server.close().closeAllConnections();
  atTheEnd({ orderly: async () => end(), atOnce: end });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return { port: address.port, count: () => count };
}
