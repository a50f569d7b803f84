import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** Serves an app until the test that runs ends. Returns its address, `http://127.0.0.1:<port>`. */
export async function serve(app: RequestListener): Promise<string> {
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
