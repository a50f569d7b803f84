import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { Failure, onExit } from './command.ts';
import { emulatorPorts } from './emulators.ts';
import { type Settings, testSettings } from './localConfig.ts';
import { checkFreeSpace, local, stageNamed } from './places.ts';
import { apart, checkPorts, portsAt, requestedOffset, takenOf } from './ports.ts';
import { prepareStage } from './prepareStage.ts';
import { type Need, prepareTests } from './testSite.ts';

/**
 * Offsets for test runs. No two ports of different offsets are the same, none is refused by
 * browsers, and all lie below those that systems give to outgoing connections.
 */
const candidates = Array.from({ length: 14 }, (_, index) => 10_000 + 1_000 * index);

/** The ports of a site that is tested or measured. For Vite, it only claims the port. */
const testPorts = [...emulatorPorts, 'devtools'] as const;

/**
 * A port offset for this test run alone, claimed until the process ends: the one that
 * LAMPLIGHT_PORT_OFFSET asks for, otherwise any that is free.
 * @param before how many sites the run has already
 * @throws Failure where there is none.
 */
export async function claimOffset(before = 0): Promise<number> {
  const requested = requestedOffset();
  if (requested !== undefined) {
    const offset = requested + before * apart;
    const other = async () => 'unset LAMPLIGHT_PORT_OFFSET: this command finds free ports itself';
    await checkPorts(portsAt(offset), [...testPorts], other);
    return offset;
  }
  for (const offset of shuffled(candidates)) {
    if (!(await claim(portsAt(offset).vite))) continue;
    const taken = await takenOf(portsAt(offset), [...testPorts]);
    if (taken.length === 0) return offset;
  }
  throw new Failure('Too many test runs are going on at once: wait until one has ended.');
}

/** Claims an offset by listening on a port that tests do not need, so that other runs skip it. */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1' }, () => resolve(true));
  });
}

const shuffled = (offsets: number[]) =>
  offsets
    .map((offset) => ({ offset, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map((each) => each.offset);

/**
 * A stage with ports of its own, prepared for a command that tests or measures. It goes when the command ends.
 * @param settings of the functions, if they differ from functions/.env
 * @param before 1 next to a local run that uses the ports of LAMPLIGHT_PORT_OFFSET
 */
export async function ownStage(settings: Settings, before = 0) {
  await checkFreeSpace();
  mkdirSync(local(), { recursive: true });
  const offset = await claimOffset(before);
  const [stage, ports] = [stageNamed(`test-${offset}`), portsAt(offset)];
  onExit({ orderly: async () => rmSync(stage.folder, { recursive: true, force: true }) });
  prepareStage(stage, ports, settings);
  return { stage, ports, offset };
}

/**
 * Starts the emulators for a command that tests or measures, in a stage of its own.
 * @returns the stage, its ports, and the environment of programs that use it
 */
export async function startOwnStage(needs: Need[], before = 0) {
  const { stage, ports, offset } = await ownStage(testSettings, before);
  const { ready, environment } = await prepareTests(new Set(needs), [{ stage, offset }]);
  await ready(needs);
  return { stage, ports, environment };
}
