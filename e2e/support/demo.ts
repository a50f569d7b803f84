import { portsAt, requestedOffset } from '../../scripts/lib/ports.ts';
import { clear, demoStaff, seedDemo } from '../../scripts/lib/seed.ts';

export { demoStaff };

/** The ports of the site that the tests run against. */
const ports = portsAt(requestedOffset() ?? 0);

/** Puts the site back to the demo organisation and its one staff account, whatever a test did. */
export async function resetDemo(): Promise<void> {
  await clear(ports);
  await seedDemo(ports);
}
