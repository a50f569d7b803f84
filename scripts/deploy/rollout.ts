import { Failure, sentence } from '../lib/command.ts';
import type { ContentState } from '../lib/migrate.ts';
import { compared } from './changes.ts';
import type { CloudProject, LiveVersion } from './cloudProject.ts';
import { isKeptByEdge, wrongWithSite } from './liveSite.ts';
import type { DeployOptions } from './options.ts';
import type { Source } from './source.ts';

/** What a rollout works with. */
export interface Rollout {
  cloud: CloudProject;
  options: DeployOptions;
  source: Source;
  /** The folder of what Hosting gets. */
  client: string;
  /** Runs `firebase deploy` with further arguments. @throws Failure where it fails */
  firebaseDeploy(...args: string[]): Promise<void>;
  /** The content of the project. */
  content: {
    state(): Promise<ContentState>;
    /** Backs the whole project up. @returns the file */
    backUp(): Promise<string>;
    /** Brings it to the checkout's version. @returns how many documents were changed */
    migrate(): Promise<number>;
  };
  contentBefore: ContentState;
  say(line: string): void;
  pause(ms: number): Promise<unknown>;
}

/** The live release, for a rollback. */
interface Before {
  site: { id: string; address: string };
  live: LiveVersion | undefined;
  ruleset: string | undefined;
}

/**
 * Deploys so that no visitor gets half a release: first what the new functions require, then the rules, then the
 * functions together with Hosting, whose releases are pinned to revisions of the functions. Until the last moment
 * visitors get the previous release, with its functions. Content of an older version is migrated once the new
 * release works, which reads both: until then a rollback is possible. Deletions come last.
 * @returns the address of the site
 * @throws Failure after a rollback, if something fails or the site does not work
 */
export async function rollOut(rollout: Rollout): Promise<string> {
  const { cloud, options, source, firebaseDeploy, say, pause, client, contentBefore } = rollout;
  const { project } = options;
  const site = await cloud.site();
  if (!site) throw new Failure(`Hosting has no site in ${project}.`);
  const [live, rules] = await Promise.all([cloud.liveVersion(site.id), cloud.rules()]);
  const before = { site, live, ruleset: rules?.ruleset };

  say('Indexes …');
  await firebaseDeploy('--only', 'firestore:indexes');
  await indexesBuilt(rollout);
  // Right after this backup, the new rules refuse saves by the previous release.
  if (contentBefore.old.length > 0) await backUp(rollout);
  try {
    say('Rules …');
    await firebaseDeploy('--only', 'firestore:rules');
    say('Functions and Hosting …');
    // By name: otherwise it deletes functions that are gone, which the previous release may still call.
    const functions = source.declared.functions.map((name) => `functions:${name}`);
    // Otherwise it asks whether events that failed come again.
    await firebaseDeploy('--only', [...functions, 'hosting'].join(), '--force');
    say(`Looking at ${site.address} …`);
    const expected = { project, client };
    const wrong = await wrongWithSite(site.address, expected, pause);
    // Slower than it could be, but no reason to take a good release back.
    if (!wrong && !(await isKeptByEdge(site.address, expected, pause))) say(notKept);
    if (wrong) throw new Failure(`The new release does not work: ${wrong}.`);
  } catch (error) {
    throw new Failure(`${sentence(error)} ${await goBack(rollout, before)}`);
  }
  if (contentBefore.old.length > 0) await migrateContent(rollout);
  if (options.accept.includes('deletions')) await deleteGone(rollout);
  return site.address;
}

const notKept =
  'The CDN does not keep / yet (no `x-cache: HIT` within 40 seconds): look again later, since each visitor waits for a function until it does.';

async function backUp({ content, say }: Rollout): Promise<void> {
  say('Backup …');
  const file = await content.backUp().catch((error: unknown) => {
    throw new Failure(`${sentence(error)} Nothing but indexes has changed: deploy again.`);
  });
  say(`${file} has all that was there. Keep it where nobody else can read it.`);
}

/** Changes the content. Nothing is gone back from: the new release reads what was changed and what was not. */
async function migrateContent({ content, say }: Rollout): Promise<void> {
  say('Content …');
  const changed = await content.migrate().catch((error: unknown) => {
    throw new Failure(
      `${sentence(error)} The new release is live and shows everything; deploy again for what is left to change.`,
    );
  });
  say(`${changed} documents were changed.`);
}

/** Deletes what nothing asks for any more. */
async function deleteGone({ cloud, source, firebaseDeploy, say }: Rollout): Promise<void> {
  const { functions, indexes } = await compared(cloud, source);
  if (functions.gone.length + indexes.gone.length > 0) say('Deletions …');
  if (functions.gone.length > 0) await firebaseDeploy('--only', 'functions', '--force');
  if (indexes.gone.length > 0) await firebaseDeploy('--only', 'firestore:indexes', '--force');
}

const indexPauseMs = 10_000;
const indexAttempts = 360;

/** Waits for up to an hour until all indexes can be asked. */
async function indexesBuilt({ cloud, say, pause }: Rollout): Promise<void> {
  for (let tried = 0; tried < indexAttempts; tried += 1) {
    const indexes = await cloud.indexes();
    const broken = indexes.find(({ state }) => state === 'NEEDS_REPAIR');
    if (broken) {
      throw new Failure(
        `Firestore could not build the index ${broken.key}: delete it in the console, and deploy again; nothing else has changed.`,
      );
    }
    const building = indexes.filter(({ state }) => state !== 'READY').length;
    if (building === 0) return;
    if (tried % 6 === 0) say(`${building} indexes are being built …`);
    await pause(indexPauseMs);
  }
  throw new Failure(
    'The indexes are still being built: deploy again when they are; nothing else has changed.',
  );
}

/**
 * Gives visitors the release before, and staff the rules that belong to it.
 * @returns sentences on what became of it
 */
async function goBack(rollout: Rollout, before: Before): Promise<string> {
  const { cloud, options, say, pause } = rollout;
  say('Going back …');
  const { site, live, ruleset } = before;
  try {
    const now = await cloud.liveVersion(site.id);
    const isReleased = now?.version !== live?.version;
    if (isReleased && !live) {
      return 'There is no release before this one, so it stays: correct that and deploy again.';
    }
    if (isReleased && live) {
      await cloud.releaseVersion(site.id, live.version, 'The release after it did not work.');
    }
    if (ruleset && (await cloud.rules())?.ruleset !== ruleset) await cloud.useRuleset(ruleset);
    if (!live) return 'Nothing was released.';
    const wrong = await wrongWithSite(site.address, { project: options.project }, pause);
    const functions = live.isPinned
      ? 'its functions'
      : 'the new functions, to which it was not pinned,';
    const state = wrong ? `, but there, too, ${wrong}` : '';
    const left = await savedMeanwhile(rollout).catch(
      (error: unknown) => ` Could not ask what was saved in the meantime: ${sentence(error)}`,
    );
    return `Visitors have the release of ${live.since} with ${functions} and its rules${state}; new indexes stay, and so do functions that events start.${left}`;
  } catch (error) {
    return `Going back failed as well (${sentence(error)}): choose the release before under Hosting in the console.`;
  }
}

/** Content saved with the new release has its version, which the previous one does not know. */
async function savedMeanwhile({ content, contentBefore }: Rollout): Promise<string> {
  const { current } = await content.state();
  const saved = current.filter((path) => !contentBefore.current.includes(path));
  return saved.length === 0
    ? ''
    : ` Saved in the new shape in the meantime: ${saved.join(', ')}. Until the next deploy pages show of them what both releases know, and nobody can save over them.`;
}
