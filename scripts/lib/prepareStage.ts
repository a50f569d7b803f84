import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { endWith, Failure } from './command.ts';
import {
  type FirebaseConfig,
  localConfig,
  localSettings,
  type Settings,
  secretsFile,
  settingsFile,
} from './localConfig.ts';
import { inRoot, type Stage } from './places.ts';
import type { Ports } from './ports.ts';
import { beginRecord } from './runRecord.ts';

/**
 * Empties the stage, takes it for this process and puts in everything that is not built.
 * @param settings of the functions, where they differ from functions/.env
 */
export function prepareStage(stage: Stage, ports: Ports, settings: Settings = localSettings): void {
  rmSync(stage.folder, { recursive: true, force: true });
  mkdirSync(stage.path('functions/lib'), { recursive: true });
  const site = `http://127.0.0.1:${ports.hosting}`;
  beginRecord(stage, site);
  const config = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as FirebaseConfig;
  writeJson(stage.path('firebase.json'), localConfig(config, ports));
  writeJson(stage.path('functions/package.json'), functionsPackage());
  const given = readFileSync(inRoot('functions/.env'), 'utf8');
  const ofRun = { SITE_ADDRESS: site, ...settings };
  writeFileSync(stage.path('functions/.env'), settingsFile(given, ofRun, process.env));
  writeFileSync(stage.path('functions/.secret.local'), secretsFile(process.env));
  copyFileSync(inRoot('firestore.indexes.json'), stage.path('firestore.indexes.json'));
  copyRules(stage);
}

/** Copies firestore.rules; a running emulator takes the copy up at once. */
export function copyRules(stage: Stage): void {
  copyFileSync(inRoot('firestore.rules'), stage.path('firestore.rules'));
}

/** Copies the demo organisation's pictures to where its content refers to them, `/demo/…`. */
function copyPictures(stage: Stage): void {
  const from = inRoot('content/demo/pictures');
  const names = existsSync(from) ? readdirSync(from) : [];
  mkdirSync(stage.path('hosting/demo'), { recursive: true });
  for (const name of names.filter((each) => /\.(webp|svg)$/.test(each))) {
    copyFileSync(path.join(from, name), stage.path('hosting/demo', name));
  }
}

function functionsPackage() {
  const { name, type, main, engines, dependencies } = JSON.parse(
    readFileSync(inRoot('functions/package.json'), 'utf8'),
  );
  return { name, private: true, type, main, engines, dependencies };
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** What a local web build is told of its emulators, as JSON in the variable VITE_EMULATORS. */
export const emulatorsForWeb = (ports: Ports) =>
  JSON.stringify({
    auth: `http://127.0.0.1:${ports.auth}`,
    firestore: { host: '127.0.0.1', port: ports.firestore },
  });

/**
 * Builds the site into a prepared stage, in a process of its own, since the builders read their
 * settings from the environment and keep memory that nobody needs afterwards.
 * @throws Failure after the builders have said on stderr what is wrong.
 */
export async function buildStage(stage: Stage, ports: Ports): Promise<void> {
  const building = execa(process.execPath, [inRoot('scripts/build.ts'), stage.folder], {
    ...{ stdio: 'inherit', reject: false },
    env: { VITE_EMULATORS: emulatorsForWeb(ports) },
  });
  endWith(building);
  const { failed } = await building;
  if (failed) throw new Failure('Lamplight was not started, because its build failed.');
  copyPictures(stage);
}
