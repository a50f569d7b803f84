import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { Failure } from './command.ts';

/** The oldest Java that the emulators run on. */
const oldest = 21;

/** Where a Java may be found. */
export interface JavaPlaces {
  /** JAVA_HOME, where it is set. */
  home: string | undefined;
  /** The PATH. */
  path: string;
  /** Folders that hold one Java home each, or its `Contents/Home`. */
  collections: string[];
}

/** The places of this machine. */
const javaPlaces = (env: NodeJS.ProcessEnv = process.env): JavaPlaces => ({
  home: env.JAVA_HOME,
  path: env.PATH ?? '',
  collections: [
    '/usr/lib/jvm',
    '/usr/java',
    '/opt/java',
    '/opt/homebrew/opt',
    '/usr/local/opt',
    '/Library/Java/JavaVirtualMachines',
    path.join(homedir(), '.sdkman/candidates/java'),
    path.join(homedir(), '.jdks'),
  ],
});

/**
 * The folder with the first `java` that is new enough, to be put first on the PATH.
 * @throws Failure that says what to install.
 */
export function findJava(places: JavaPlaces = javaPlaces()): string {
  const found = candidates(places).find((bin) => (versionOf(bin) ?? 0) >= oldest);
  if (found) return found;
  throw new Failure(
    `The emulators need Java ${oldest} or newer: install it (Debian or Ubuntu: ` +
      '`apt install openjdk-21-jre-headless`, macOS: `brew install openjdk@21`) and try again.',
  );
}

function candidates({ home, path: searchPath, collections }: JavaPlaces): string[] {
  const homes = collections.flatMap((folder) => {
    // Homebrew keeps everything in one folder; elsewhere the name of a Java home may be anything.
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const javas = folder.endsWith('opt')
      ? names.filter((name) => name.startsWith('openjdk'))
      : names;
    return javas.flatMap((name) => [
      path.join(folder, name, 'bin'),
      path.join(folder, name, 'Contents/Home/bin'),
    ]);
  });
  const onPath = searchPath.split(path.delimiter).filter(path.isAbsolute);
  return [...(home ? [path.join(home, 'bin')] : []), ...onPath, ...homes].filter((bin) =>
    existsSync(path.join(bin, 'java')),
  );
}

/** The major version that `java -version` tells; undefined for what is no Java at all. */
function versionOf(bin: string): number | undefined {
  const { stderr, stdout } = spawnSync(path.join(bin, 'java'), ['-version'], { timeout: 20_000 });
  return majorVersion(`${stderr}${stdout}`);
}

/** The major version in the answer of `java -version`: 21 of "21.0.8", 8 of "1.8.0". */
export function majorVersion(answer: string): number | undefined {
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(answer) ?? [];
  return major === undefined ? undefined : Number(major === '1' && minor ? minor : major);
}
