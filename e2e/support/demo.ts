import { portsAt, requestedOffset } from '../../scripts/lib/ports.ts';
import {
  clearAccounts,
  clearContent,
  demoStaff,
  makeStaffAccount,
  storeDemo,
} from '../../scripts/lib/seed.ts';
import { inProject } from './store.ts';

export { demoStaff };

/** The ports of the site that the tests run against. */
const ports = portsAt(requestedOffset() ?? 0);

/** Puts the content of the site back to the demo organisation, whatever a test did. */
export async function resetDemo(): Promise<void> {
  await clearContent(ports);
  await inProject(storeDemo);
}

/** Puts the accounts back to that of the demo organisation's staff; whoever is logged in is out. */
export async function resetAccounts(): Promise<void> {
  await clearAccounts(ports);
  await inProject(makeStaffAccount);
}
