import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planRestore, restoreBackup } from './backup/restore.ts';
import { openStore } from './backup/store.ts';
import { type Backup, type Site, takeBackup, total, verifyBackup } from './backup/take.ts';
import { type Place, projectIn, withChosenProject } from './lib/chosenProject.ts';
import { command, Failure, onExit, UsageError } from './lib/command.ts';
import { type Project, withEmulators } from './lib/project.ts';

/** `npm run backup`: backs a project up, reads a backup back, or tries whether one can be restored. */
await command('backup', async (given) => {
  const project = projectIn(given);
  const [first, second] = given.words;
  if (second && first !== 'verify') throw new UsageError('Name one file.');
  if (first === 'verify') {
    if (!second) throw new UsageError('Say which file to verify.');
    sayContents(await verifyBackup(second));
  } else if (first === 'drill') {
    await withChosenProject(project, drill);
  } else {
    if (!first) throw new UsageError('Say into which file.');
    if (existsSync(first)) throw new Failure(`${first} is there already: name another file.`);
    const folder = path.dirname(first);
    if (!existsSync(folder))
      throw new Failure(`There is no folder ${folder}: make it, and try again.`);
    await withChosenProject(project, (opened, place) => backUp(opened, place, first));
  }
  return 0;
});

function siteOf({ auth }: Project, place: Place): Site {
  return { project: place.project, store: openStore(place), auth };
}

async function backUp(opened: Project, place: Place, file: string): Promise<Backup> {
  await takeBackup(siteOf(opened, place), file, (count) => console.log(`${count} documents …`));
  const backup = await verifyBackup(file);
  sayContents(backup);
  return backup;
}

function sayContents({ name, project, readTime, documents, accounts }: Backup) {
  console.log(`${name} is complete: ${project} as it was at ${readTime}.`);
  for (const [source, count] of Object.entries(documents)) {
    console.log(`${String(count).padStart(9)}  ${source}`);
  }
  console.log(`${String(accounts).padStart(9)}  accounts, without their passwords`);
}

/** Backs a project up, restores that into an emulator of its own, and compares the two. */
async function drill(opened: Project, place: Place): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplight-drill-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onExit({ orderly: async () => remove(), atOnce: remove });
  const file = path.join(folder, 'backup');
  const backup = await backUp(opened, place, file);
  // Loads all that tests need: 50 MB that a backup does without.
  const { startOwnStage } = await import('./lib/ownStage.ts');
  const { ports } = await startOwnStage(['database'], 1);
  const emulator = { project: place.project, emulator: `127.0.0.1:${ports.firestore}` };
  await withEmulators(ports, async (restored) => {
    const site = siteOf(restored, emulator);
    await restoreBackup(site, backup);
    const plan = await planRestore(site, backup);
    const { same, accounts } = plan;
    if (same !== total(backup.documents) || plan.deleted > 0 || accounts > 0) {
      throw new Failure(`What was restored differs from the backup: ${JSON.stringify(plan)}.`);
    }
    console.log(`Restored into an emulator, and compared: ${same} documents are the same.`);
  });
}
