import { portsAt } from '../../scripts/lib/ports.ts';

// Before anything else of a test: each worker has a site for itself, as in the end-to-end tests.
const { LAMPLIGHT_PORT_OFFSETS = '', VITEST_POOL_ID = '1' } = process.env;
const ports = portsAt(Number(LAMPLIGHT_PORT_OFFSETS.split(' ')[Number(VITEST_POOL_ID) - 1]));
process.env.LAMPLIGHT_HOSTING = `http://127.0.0.1:${ports.hosting}`;
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
