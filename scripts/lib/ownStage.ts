import { mkdirSync, rmSync } from 'node:fs';
import { claimOffset } from './claimOffset.ts';
import { checkFreeSpace } from './disk.ts';
import { atTheEnd } from './endings.ts';
import { testSettings } from './functionsSettings.ts';
import { local } from './places.ts';
import { portsAt } from './ports.ts';
import { prepareStage } from './prepareStage.ts';
import { stageNamed } from './stage.ts';

/**
 * A prepared stage with ports of its own for a command that measures; it goes when the command ends.
 * @param which for the command's first site, or for its second one
 */
export async function claimOwnStage(which: 'first' | 'second' = 'first') {
  await checkFreeSpace();
  mkdirSync(local(), { recursive: true });
  const offset = await claimOffset(which);
  const [stage, ports] = [stageNamed(`test-${offset}`), portsAt(offset)];
  atTheEnd({ orderly: async () => rmSync(stage.folder, { recursive: true, force: true }) });
  prepareStage(stage, ports, testSettings);
  return { stage, ports, offset };
}
