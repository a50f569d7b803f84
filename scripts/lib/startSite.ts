import { type Emulators, startEmulators } from './emulators.ts';
import type { Ports } from './ports.ts';
import { waitUntilReady } from './ready.ts';
import { seedDemo } from './seed.ts';
import type { Stage } from './stage.ts';

/**
 * Starts the emulators of a built site and fills them, with the saved data or with the demo
 * organisation. Resolves when the site itself says that all is there.
 * @throws Failure as `waitUntilReady` does
 */
export async function startSite(
  stage: Stage,
  ports: Ports,
  environment: NodeJS.ProcessEnv,
  saved?: string,
): Promise<Emulators> {
  const emulators = startEmulators(stage, ports, environment, { saved });
  const isUp = (url: string) => waitUntilReady(emulators, stage, url);
  if (!saved) {
    // The site is not ready before it is filled, so what is filled tells when it can be.
    for (const port of [ports.auth, ports.firestore]) await isUp(`http://127.0.0.1:${port}/`);
    await seedDemo(ports);
  }
  await isUp(`http://127.0.0.1:${ports.hosting}/api/health`);
  return emulators;
}
