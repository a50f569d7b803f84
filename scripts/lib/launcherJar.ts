import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Writes a JAR that starts another one. The emulator in the gcloud SDK names no main class, and
 * firebase-tools starts emulators with `java -jar`, which needs one.
 */
export function writeLauncherJar(file: string, emulatorJar: string): void {
  const text = manifest({
    'Manifest-Version': '1.0',
    'Main-Class': mainClass,
    'Class-Path': pathToFileURL(emulatorJar).href,
  });
  writeFileSync(file, zipSync({ 'META-INF/MANIFEST.MF': strToU8(text) }));
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
