import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { picturesIn } from '@lamplight/content/libraryPicture';
import { withChosenProject } from '../../scripts/lib/chosenProject.ts';
import { command, Failure } from '../../scripts/lib/command.ts';
import type { Project } from '../../scripts/lib/project.ts';
import { readAnswers } from './answers.ts';
import { type ImportArguments, readImportArguments } from './arguments.ts';
import { Pictures } from './oldPictures.ts';
import { planOf } from './plan.ts';
import { countText, reportLines, reportMarkdown } from './report.ts';
import { changesIn, changesText, storeChanges, storePictures, takesAway } from './store.ts';

/** How long a picture may take. */
const timeoutMs = 15_000;

/** `npm run import`: stores answers of the old API as today's content, and reports what could not be taken. */
await command('import', async (given) => {
  const wanted = readImportArguments(given);
  await withChosenProject(wanted.project, (project) => moveIn(project, wanted));
  return 0;
});

async function moveIn({ firestore }: Project, wanted: ImportArguments): Promise<void> {
  const { answers, findings: unreadable } = await readAnswers(wanted.folder);
  const known = { pictures: new Pictures(wanted.site), now: new Date() };
  // The first reading asks for the pictures, the second finds them.
  planOf(answers, known);
  await known.pictures.fetch({ allowPrivate: wanted.allowPrivate, timeoutMs }, (done, of) => {
    if (done % 10 === 0 || done === of) console.log(`Looked for ${done} of ${of} pictures.`);
  });
  const plan = planOf(answers, known);
  const findings = [...unreadable, ...plan.findings];
  const pictures = known.pictures.among(picturesIn(plan.documents));
  console.log(reportLines(findings).join('\n'));

  const changes = await changesIn(firestore, plan);
  const isHeld = takesAway(changes) && !wanted.replace;
  const planned = [...changesText(changes), `Pictures for the library: ${pictures.length}`];
  console.log(`\n${planned.join('\n')}\n${countText(findings)}`);
  const stores = !wanted.dryRun && !isHeld;
  const outcome = stores ? 'All of this was stored' : 'Nothing was stored';
  await mkdir(path.dirname(wanted.report), { recursive: true });
  const report = (said: string) =>
    writeFile(wanted.report, reportMarkdown(findings, [...planned, said, countText(findings)]));
  if (stores) {
    await report('Storing was interrupted: run the import again');
    await storePictures(firestore, pictures);
    await storeChanges(firestore, changes);
  }
  await report(outcome);
  console.log(`${outcome}. The report: ${wanted.report}`);
  if (isHeld && !wanted.dryRun) {
    throw new Failure('There is other content already: look at the plan above, and say --replace.');
  }
  const failed = findings.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file);
  if (failed.length > 0) {
    throw new Failure(
      `No answers of the old API: ${failed.join(', ')}. What is stored of them stays as it is: save them again, and run the import again.`,
    );
  }
}
