import { type Plan, planRestore, restoreBackup } from './backup/restore.ts';
import { openStore } from './backup/store.ts';
import { verifyBackup } from './backup/take.ts';
import { type Place, projectIn, withChosenProject } from './lib/chosenProject.ts';
import { command, Failure, UsageError } from './lib/command.ts';
import type { Project } from './lib/project.ts';

/**
 * `npm run restore`: makes a project hold what a backup does. One in which there is anything else is changed only
 * with its name as the word, after what would be changed was shown.
 */
await command('restore', async (given) => {
  const [file] = given.words;
  if (!file) throw new UsageError('Name the file of a backup.');
  const word = given.text('replace');
  await withChosenProject(projectIn(given), (opened, place) => restore(opened, place, file, word));
  return 0;
});

async function restore({ auth }: Project, place: Place, file: string, word: string | undefined) {
  const backup = await verifyBackup(file);
  const site = { project: place.project, store: openStore(place), auth };
  const plan = await planRestore(site, backup);
  console.log(sentencesOf(plan, place.project).join('\n'));
  if ((plan.changed > 0 || plan.deleted > 0) && word !== place.project) {
    throw new Failure(
      `Nothing was changed. To continue, back up what is there, then add --replace ${place.project}.`,
    );
  }
  await restoreBackup(site, backup, (count) => console.log(`${count} documents …`));
  console.log(`${place.project} now matches ${file}.`);
  if (plan.accounts > 0) console.log('Restored accounts get a password with “Forgot Password”.');
}

function sentencesOf(plan: Plan, project: string): string[] {
  const { added, changed, deleted, same, kept, unscheduled, accounts, staff } = plan;
  return [
    `In ${project}:`,
    `${added} documents are added,`,
    `${changed} are replaced by others,`,
    `${deleted} are deleted, as the backup does not have them,`,
    `${same} are the same already;`,
    `${accounts} accounts are made.`,
    ...(kept > 0
      ? [
          `${kept} stay: records of erasures and actions, and submissions received since the backup.`,
        ]
      : []),
    ...(unscheduled > 0
      ? [`${unscheduled} drafts are no longer scheduled, as their time has passed.`]
      : []),
    ...staff,
  ];
}
