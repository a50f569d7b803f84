import { contentVersion } from '@lamplight/content/migrations';
import { Failure } from '../lib/command.ts';
import type { ContentState } from '../lib/migrate.ts';
import { changes } from './changes.ts';
import { type Check, failuresOf } from './checks.ts';
import { cloudChecks } from './cloudChecks.ts';
import { cloudProject } from './cloudProject.ts';
import type { Google } from './google.ts';
import { localChecks } from './localChecks.ts';
import type { DeployOptions } from './options.ts';
import { type Rollout, rollOut } from './rollout.ts';
import { type Declared, readSource, type Settings } from './source.ts';

/** The tools of a deploy, which differ in tests. */
export interface Tools
  extends Pick<Rollout, 'client' | 'firebaseDeploy' | 'content' | 'say' | 'pause'> {
  /** The checkout. */
  folder: string;
  declaredBy(values: Settings['values']): Promise<Declared>;
  /** Google, with the account that is logged in. Rejects if there is none. */
  logIn(): Promise<Google>;
  build(): Promise<void>;
  /** Makes someone a manager. @returns a link with which they set their password */
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
  let before: ContentState = { old: [], newer: [], current: [] };
  const contentCheck: Check = {
    name: 'the content',
    check: async () => {
      before = await tools.content.state();
      return newerContent(project, before.newer);
    },
  };
  if (cloud) wrong.push(...(await failuresOf(stages, cloud, accept, say)));
  if (cloud && wrong.length === 0) {
    wrong.push(...(await failuresOf([[contentCheck]], undefined, [], say)));
  } else if (logInFirst && !dryRun) wrong.push(logInFirst);
  if (wrong.length === 0)
    wrong.push(...(await failuresOf([[buildCheck(tools)]], undefined, [], say)));
  if (wrong.length > 0) throw new Failure(`Nothing was changed.\n${listOf(wrong)}`);

  say(`What ${dryRun ? 'would change' : 'changes'} in ${project}:`);
  say(listOf([...(await changes(source, tools.client, cloud)), ...contentChange(before)]));
  if (!cloud) {
    const names = [...stages.flat(), contentCheck].map(({ name }) => name);
    say(`Not asked: ${names.join(', ')}. ${logInFirst}`);
    return;
  }
  if (dryRun) return;
  const address = await rollOut({ ...tools, cloud, options, source, contentBefore: before });
  say(`${address} is live.`);
  if (manager) {
    const link = await tools.addManager(manager);
    say(
      `${manager} is the first manager. The person who opens this link, once, sets the password:\n${link}`,
    );
  }
}

/** Going back to code that does not know the content would show half of it, and save less. */
const newerContent = (project: string, newer: string[]) =>
  newer.length === 0
    ? undefined
    : `The content of ${project} is of a later version than ${contentVersion}, which is this checkout’s (${newer.slice(0, 3).join(', ')}): deploy a later one, or restore the backup from before; see “Changes of the content’s shape” in docs/deploying.md.`;

const contentChange = ({ old }: ContentState): string[] => {
  const places = Object.entries(Object.groupBy(old, placeOf));
  const counted = places.map(([place, all = []]) =>
    place.includes('/') ? place : `${all.length} of ${place}`,
  );
  return old.length === 0
    ? []
    : [
        `content: ${counted.join(', ')} to version ${contentVersion}, after a backup; staff cannot save until the new release is there`,
      ];
};

const placeOf = (path: string) => (path.startsWith('site/') ? path : (path.split('/')[0] ?? path));

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
