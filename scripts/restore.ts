import { type Plan, planRestore, restoreBackup } from './backup/restore.ts';
import { openStore } from './backup/store.ts';
import { verifyBackup } from './backup/take.ts';
import { type Place, takeProject, withChosenProject } from './lib/chosenProject.ts';
import { command, Failure } from './lib/command.ts';
import type { Project } from './lib/project.ts';

const usage = 'Usage: npm run restore -- <file> [--project <id>] [--replace <id of the project>]';

const wrong = (sentence: string) => new Failure(`${sentence}\n${usage}`);

/**
 * `npm run restore`: makes a project hold what a backup does. One in which there is anything else is changed only
 * with its name as the word, after what would be changed was shown.
 */
await command(async (args) => {
  const { project, rest } = takeProject(args, wrong);
  const at = rest.indexOf('--replace');
  const word = at === -1 ? undefined : rest[at + 1];
  const [file, ...more] = at === -1 ? rest : rest.toSpliced(at, 2);
  if (!file || more.length > 0 || (at !== -1 && !word)) throw wrong('Name one file.');
  await withChosenProject(project, (opened, place) => restore(opened, place, file, word));
  return 0;
});

async function restore({ auth }: Project, place: Place, file: string, word: string | undefined) {
  const backup = await verifyBackup(file);
  const site = { project: place.project, store: openStore(place), auth };
  const plan = await planRestore(site, backup);
  console.log(sentencesOf(plan, place.project).join('\n'));
  if ((plan.changed > 0 || plan.deleted > 0) && word !== place.project) {
    throw new Failure(
      `Nothing was changed. To go on, say --replace ${place.project}; a backup of what is there comes first.`,
    );
  }
  await restoreBackup(site, backup, (count) => console.log(`${count} documents …`));
  console.log(`${place.project} holds what ${file} does.`);
  if (plan.accounts > 0) console.log('Restored accounts get a password with “Forgot password?”.');
}

function sentencesOf({ added, changed, deleted, same, accounts }: Plan, project: string): string[] {
  return [
    `In ${project}:`,
    `${added} documents are added,`,
    `${changed} are replaced by others,`,
    `${deleted} are deleted, as the backup does not have them,`,
    `${same} are the same already;`,
    `${accounts} accounts are made.`,
  ];
}
