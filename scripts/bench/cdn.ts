import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTheEnd } from '../lib/endings.ts';
import type { Mirror } from './mirror.ts';

/**
 * Serves kept answers on loopback, at once, as a CDN does that is near. What was not kept is 404.
 * @returns its address
 */
export async function serveMirror(mirror: Mirror): Promise<string> {
  const server = createServer((request, response) => {
    const kept = mirror.get(new URL(request.url ?? '/', 'http://mirror').pathname);
    if (!kept) return response.writeHead(404).end();
    response.writeHead(kept.status, { ...kept.headers, 'content-length': kept.body.length });
    return response.end(kept.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => server.closeAllConnections();
  atTheEnd({ orderly: async () => end(), atOnce: end });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
