import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { onExit } from '../../scripts/lib/command.ts';

/**
 * Passes on what is asked of the emulator behind a port, and its answers compressed, as Firestore's own are. Those that
 * go on for long are compressed piece by piece.
 * @returns the port to ask instead
 */
export async function serveCompressed(port: number): Promise<number> {
  const server: Server = createServer((incoming, response) => {
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const options = {
      host: '127.0.0.1',
      port,
      path: incoming.url,
      method: incoming.method,
      headers,
    };
    const outgoing = request(options, (answered) => {
      const { 'content-length': __, ...others } = answered.headers;
      response.writeHead(answered.statusCode ?? 502, { ...others, 'content-encoding': 'gzip' });
      pipeline(answered, createGzip({ flush: constants.Z_SYNC_FLUSH }), response, () => {});
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  onExit({ orderly: async () => end(), atOnce: end });
  return (server.address() as AddressInfo).port;
}
