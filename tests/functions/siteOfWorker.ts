import { stageNamed } from '../../scripts/lib/places.ts';
import { portsAt } from '../../scripts/lib/ports.ts';

// Before anything else of a test: each worker has a site for itself, as in the end-to-end tests.
const { LAMPLIGHT_PORT_OFFSETS = '', VITEST_POOL_ID = '1' } = process.env;
const offset = LAMPLIGHT_PORT_OFFSETS.split(' ')[Number(VITEST_POOL_ID) - 1];
const ports = portsAt(Number(offset));
Object.assign(process.env, {
  LAMPLIGHT_STAGE: stageNamed(`test-${offset}`).folder,
  LAMPLIGHT_PORT_OFFSET: offset,
  LAMPLIGHT_HOSTING: `http://127.0.0.1:${ports.hosting}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
});
