import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { Failure } from './command.ts';
import { firebaseTools } from './firebaseTools.ts';
import { inRoot } from './places.ts';

/** Where the Firestore emulator may be found. */
export interface EmulatorPlaces {
  /** FIRESTORE_EMULATOR_BINARY_PATH, where it is set. */
  chosen: string | undefined;
  /** Where firebase-tools keeps what it downloads. */
  cache: string;
  /** Roots of gcloud SDKs, the usual ones first. */
  sdks: () => Iterable<string>;
  /** Lets firebase-tools fetch its own into the cache; what comes of it is looked at there. */
  download: () => void;
}

const inSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** The places of this machine. */
const emulatorPlaces = (env: NodeJS.ProcessEnv = process.env): EmulatorPlaces => ({
  chosen: env.FIRESTORE_EMULATOR_BINARY_PATH || undefined,
  cache: env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache/firebase/emulators'),
  download,
  sdks: googleSdks,
});

function* googleSdks(): Generator<string> {
  yield '/usr/lib/google-cloud-sdk';
  yield '/usr/share/google-cloud-sdk';
  yield '/opt/homebrew/share/google-cloud-sdk';
  yield '/usr/local/share/google-cloud-sdk';
  yield path.join(homedir(), 'google-cloud-sdk');
  // Asking gcloud takes a second.
  yield* gcloudRoot();
}

function gcloudRoot(): string[] {
  const args = ['info', '--format=value(installation.sdk_root)'];
  const { stdout } = spawnSync('gcloud', args, { encoding: 'utf8', timeout: 20_000 });
  return stdout?.trim() ? [stdout.trim()] : [];
}

/**
 * Makes sure that there is a Firestore emulator, by downloading it if there is no other way. The
 * gcloud SDK's is started by a JAR that is written to the file `launcher`.
 * @returns the JAR to start; undefined where firebase-tools finds its own.
 * @throws Failure that says how to get one.
 */
export function findFirestoreEmulator(
  launcher: string,
  places = emulatorPlaces(),
): string | undefined {
  if (places.chosen) {
    if (existsSync(places.chosen)) return places.chosen;
    throw new Failure(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${places.chosen}, which does not exist: correct or unset it.`,
    );
  }
  if (existsSync(path.join(places.cache, expectedFile()))) return undefined;
  for (const sdk of places.sdks()) {
    const emulator = path.join(sdk, inSdk);
    if (!existsSync(emulator)) continue;
    writeLauncherJar(launcher, emulator);
    return launcher;
  }
  places.download();
  if (existsSync(path.join(places.cache, expectedFile()))) return undefined;
  throw new Failure(
    'The Firestore emulator could not be downloaded: check the network, or install it with ' +
      '`gcloud components install cloud-firestore-emulator`, and try again.',
  );
}

/** The file in the cache that this version of firebase-tools looks for. */
function expectedFile(): string {
  const file = inRoot('node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  return JSON.parse(readFileSync(file, 'utf8')).firestore.downloadPathRelativeToCacheDir;
}

function download(): void {
  console.log('Downloading the Firestore emulator (about 130 MB) …');
  const { command, args, env } = firebaseTools(['setup:emulators:firestore']);
  spawnSync(command, args, { env, stdio: 'ignore', timeout: 600_000 });
}

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Writes a JAR that starts another one. The emulator in the gcloud SDK names no main class, and
 * firebase-tools starts emulators with `java -jar`, which needs one. Java archives classes only of a JAR that is
 * named by its path from here, and as long as this one stays the same, its time included.
 */
function writeLauncherJar(file: string, emulatorJar: string): void {
  const steps = path.relative(path.dirname(file), emulatorJar).split(path.sep);
  const text = manifest({
    'Manifest-Version': '1.0',
    'Main-Class': mainClass,
    'Class-Path': steps.map(encodeURIComponent).join('/'),
  });
  const jar = zipSync({ 'META-INF/MANIFEST.MF': strToU8(text) }, { mtime: '2026-01-01' });
  if (!existsSync(file) || !readFileSync(file).equals(jar)) writeFileSync(file, jar);
}

/**
 * The text of a JAR manifest. A line holds at most 72 bytes; what is longer goes on in the next
 * line, after one space. Values must be ASCII, as URLs are.
 */
export function manifest(entries: Record<string, string>): string {
  const lines = Object.entries(entries).map(([name, value]) => {
    const [first = '', rest = ''] = split(`${name}: ${value}`, 72);
    const more = rest.match(/.{1,71}/g) ?? [];
    return [first, ...more].join('\n ');
  });
  return `${lines.join('\n')}\n\n`;
}

const split = (text: string, at: number) => [text.slice(0, at), text.slice(at)];
