import { Failure } from '../lib/command.ts';
import { changes } from './changes.ts';
import { type Check, failuresOf } from './checks.ts';
import { cloudChecks } from './cloudChecks.ts';
import { cloudProject } from './cloudProject.ts';
import type { Google } from './google.ts';
import { localChecks } from './localChecks.ts';
import type { DeployOptions } from './options.ts';
import { type Rollout, rollOut } from './rollout.ts';
import { type Declared, readSource, type Settings } from './source.ts';

/** What a deploy is done with, which differs in tests. */
export interface Tools extends Pick<Rollout, 'client' | 'firebaseDeploy' | 'say' | 'pause'> {
  /** The checkout. */
  folder: string;
  declaredBy(values: Settings['values']): Promise<Declared>;
  /** Google as whoever is logged in. Rejects where nobody is. */
  logIn(): Promise<Google>;
  build(): Promise<void>;
  /** Makes somebody a manager. @returns a link with which they set their password */
  addManager(email: string): Promise<string>;
}

/**
 * Checks everything, says what would change, and deploys it unless that was a dry run.
 * @throws Failure with a sentence for each thing that is wrong, or after going back
 */
export async function deploy(options: DeployOptions, tools: Tools): Promise<void> {
  const { say } = tools;
  const { project, dryRun, manager } = options;
  const source = await readSource(tools.folder, project, tools.declaredBy);
  const google = await tools.logIn().catch(nobodyBecause);
  const logInFirst = google instanceof Failure ? google.message : undefined;
  const cloud = google instanceof Failure ? undefined : cloudProject(google, project);

  const { accept } = options;
  const stages = cloudChecks(options, source);
  const local = localChecks(tools.folder, options, source);
  const wrong = await failuresOf([local], undefined, accept, say);
  if (cloud) wrong.push(...(await failuresOf(stages, cloud, accept, say)));
  else if (logInFirst && !dryRun) wrong.push(logInFirst);
  if (wrong.length === 0)
    wrong.push(...(await failuresOf([[buildCheck(tools)]], undefined, [], say)));
  if (wrong.length > 0) throw new Failure(`Nothing was changed.\n${listOf(wrong)}`);

  say(`What ${dryRun ? 'would change' : 'changes'} in ${project}:`);
  say(listOf(await changes(source, tools.client, cloud)));
  if (!cloud) {
    const names = stages.flat().map(({ name }) => name);
    say(`Not asked: ${names.join(', ')}. ${logInFirst}`);
    return;
  }
  if (dryRun) return;
  const address = await rollOut({ ...tools, cloud, options, source });
  say(`${address} is live.`);
  if (manager) {
    const link = await tools.addManager(manager);
    say(
      `${manager} is the first manager. Whoever opens this link, once, sets the password:\n${link}`,
    );
  }
}

const listOf = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

const nobodyBecause = (error: unknown) =>
  new Failure(
    `Nobody is logged in (${messageOf(error).split('. ')[0]}): run \`gcloud auth application-default login\`, or name a key with GOOGLE_APPLICATION_CREDENTIALS.`,
  );

const buildCheck = ({ build }: Tools): Check => ({
  name: 'the build',
  check: () =>
    build().then(
      () => undefined,
      (error: unknown) =>
        `The build fails: ${messageOf(error)}; correct it and try \`npm run build\`.`,
    ),
});

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().replace(/\.$/, '');
