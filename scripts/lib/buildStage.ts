import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { endWith, Failure, onExit } from './command.ts';
import { inRoot, local, root, type Stage } from './places.ts';
import type { Ports } from './ports.ts';

/**
 * Puts the built site into a prepared stage. It is built only where what it is made of has changed since it was
 * built for another stage: the builds of the last runs are kept in `.local/built-<hash>`.
 * @throws Failure after the builders have said on stderr what is wrong.
 */
export async function buildStage(stage: Stage, ports: Ports): Promise<void> {
  const kept = local(`built-${hashOfSources()}`);
  if (!existsSync(kept)) await buildInto(kept);
  cpSync(kept, stage.folder, { recursive: true });
  moveEmulators(stage, ports);
  copyPictures(stage);
}

/** In a process of its own, since the builders read their settings from the environment and keep much memory. */
async function buildInto(kept: string): Promise<void> {
  console.log('Building the site …');
  // As deep as a stage, since source maps name their sources from there; no other run may build into the same one.
  const draft = local(`building-${process.pid}`);
  const remove = () => rmSync(draft, { recursive: true, force: true });
  remove();
  onExit({ orderly: async () => remove(), atOnce: remove });
  const building = execa(process.execPath, [inRoot('scripts/build.ts'), draft], {
    stdio: 'inherit',
    reject: false,
    env: { VITE_EMULATORS: emulatorsForWeb(stand) },
  });
  endWith(building);
  if ((await building).failed) {
    remove();
    throw new Failure('Lamplight was not started, because its build failed.');
  }
  for (const old of keptBuilds().slice(max - 1))
    rmSync(local(old), { recursive: true, force: true });
  if (existsSync(kept)) remove();
  else renameSync(draft, kept);
}

/** How many builds are kept: a branch and what it is compared with, and one that another run just copies. */
const max = 3;

/** The newest first. */
const keptBuilds = () =>
  readdirSync(local())
    .filter((name) => name.startsWith('built-'))
    .map((name) => ({ name, at: statSync(local(name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .map(({ name }) => name);

/** What a build is made of. Packages are those of the lock file. */
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.ts',
  'scripts/lib/build.ts',
  'scripts/lib/functionsBundle.ts',
  'scripts/lib/handbook.ts',
  'scripts/lib/apiReference.ts',
  'web/{*,.env*}',
  'web/src/**/*',
  'content/package.json',
  'content/src/**/*',
  'content/demo/*.ts',
  'functions/package.json',
  'functions/tsconfig.json',
  'functions/src/**/*',
  'docs/handbook/**/*',
];

/** The files that a build is made of: those of the sources that are no tests. */
export const sourceFiles = () =>
  globSync(sources, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(inRoot(file)).isFile())
    .sort();

function hashOfSources(): string {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify([process.version, settings.sort()]));
  for (const file of sourceFiles()) hash.update(`\n${file}\n`).update(readFileSync(inRoot(file)));
  return hash.digest('hex').slice(0, 16);
}

/** The ports in a build that is kept, in place of those of a run. No program has them: they are beyond all ports. */
const stand = { auth: 99_001, firestore: 99_002 };

/** Tells the pages where the emulators of the run are: the one file that knows is written anew. */
function moveEmulators(stage: Stage, ports: Ports): void {
  const isNamed = `127.0.0.1:${stand.auth}`;
  const files = globSync('hosting/assets/*.js', { cwd: stage.folder }).map((file) =>
    stage.path(file),
  );
  const knowing = files.filter((file) => readFileSync(file, 'utf8').includes(isNamed));
  if (knowing.length === 0) throw new Error('No file of the build says where the emulators are.');
  for (const file of knowing) {
    const text = readFileSync(file, 'utf8');
    const moved = text.replaceAll(`${stand.auth}`, `${ports.auth}`);
    writeFileSync(file, moved.replaceAll(`${stand.firestore}`, `${ports.firestore}`));
  }
}

/** The emulators' ports for a local web build, as JSON in the variable VITE_EMULATORS. */
export const emulatorsForWeb = (ports: Pick<Ports, 'auth' | 'firestore'>) =>
  JSON.stringify({
    auth: `http://127.0.0.1:${ports.auth}`,
    firestore: { host: '127.0.0.1', port: ports.firestore },
  });

/** Copies the demo organisation's pictures to where its content refers to them, `/demo/…`. */
function copyPictures(stage: Stage): void {
  const from = inRoot('content/demo/pictures');
  const names = existsSync(from) ? readdirSync(from) : [];
  mkdirSync(stage.path('hosting/demo'), { recursive: true });
  for (const name of names.filter((each) => /\.(webp|jpg|svg)$/.test(each))) {
    copyFileSync(path.join(from, name), stage.path('hosting/demo', name));
  }
}
