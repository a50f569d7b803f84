import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { applicationDefault } from 'firebase-admin/app';
import { openStore } from './backup/store.ts';
import { takeBackup, verifyBackup } from './backup/take.ts';
import { deploy } from './deploy/deploy.ts';
import { googleFor } from './deploy/google.ts';
import { type DeployOptions, readDeployOptions } from './deploy/options.ts';
import { declaredByFunctions } from './deploy/source.ts';
import { productionFolders } from './lib/build.ts';
import { command, endWith, Failure } from './lib/command.ts';
import { firebaseTools } from './lib/firebaseTools.ts';
import { addManager } from './lib/managers.ts';
import { contentState, migrate, placeBefore } from './lib/migrate.ts';
import { inRoot, local, root } from './lib/places.ts';
import { chargeTo, withProject } from './lib/project.ts';

/** `npm run deploy`: checks everything, deploys, looks at the site, and goes back where it does not work. */
await command('deploy', async (given) => {
  const options = readDeployOptions(given);
  const { project } = options;
  chargeTo(project);
  await deploy(options, {
    folder: root,
    client: productionFolders.client,
    declaredBy: declaredByFunctions,
    logIn: () => logIn(options),
    build: () => run([inRoot('scripts/build.ts')], process.env, 'see the message above'),
    async firebaseDeploy(...given) {
      // Without a log-in of its own, it deploys with the account that everything else used.
      const { args, env } = firebaseTools(
        ['deploy', '--project', project, '--non-interactive', ...given],
        local('deploy'),
      );
      const message = `\`firebase deploy ${given.join(' ')}\` failed: see its message above.`;
      await run(args, { ...env, FIREBASE_TOKEN: undefined }, message);
    },
    content: {
      state: () => withProject(project, ({ firestore }) => contentState(firestore)),
      backUp: () => backUp(project),
      migrate: () => withProject(project, ({ firestore }) => migrate(firestore)),
    },
    addManager: (email) => withProject(project, (opened) => addManager(opened, email)),
    say: console.log,
    pause,
  });
  return 0;
});

/** Google as whom the application-default credentials name. Rejects where there are none. */
async function logIn({ project }: DeployOptions) {
  const credential = applicationDefault();
  const token = async () => (await credential.getAccessToken()).access_token;
  await token();
  return googleFor(project, token);
}

/** Backs a project up before its content is changed. @returns the file, which was read back */
async function backUp(project: string): Promise<string> {
  const file = `${placeBefore(project)}.backup`;
  mkdirSync(path.dirname(file), { recursive: true });
  await withProject(project, ({ auth }) =>
    takeBackup({ project, store: openStore({ project }), auth }, file),
  );
  await verifyBackup(file);
  return file;
}

/** Runs a program of Node's to its end, in sight. @throws Failure with the message where it fails */
async function run(args: string[], env: NodeJS.ProcessEnv, message: string): Promise<void> {
  const running = execa(process.execPath, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    reject: false,
  });
  endWith(running);
  const { failed } = await running;
  if (failed) throw new Failure(message);
}
