import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { endWithParent } from './processes.ts';
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
  const [, forNode = ''] = /^NODE_OPTIONS=(.*)$/m.exec(given) ?? [];
  const ofRun = { SITE_ADDRESS: site, NODE_OPTIONS: `${forNode} ${endWithParent}`, ...settings };
  writeFileSync(stage.path('functions/.env'), settingsFile(given, ofRun, process.env));
  writeFileSync(stage.path('functions/.secret.local'), secretsFile(process.env));
  copyFileSync(inRoot('firestore.indexes.json'), stage.path('firestore.indexes.json'));
  copyRules(stage);
}

/** Copies firestore.rules; a running emulator takes the copy up at once. */
export function copyRules(stage: Stage): void {
  copyFileSync(inRoot('firestore.rules'), stage.path('firestore.rules'));
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
