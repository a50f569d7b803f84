import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from './command.ts';
import { inRoot } from './places.ts';

/** What the browser is started with: no sandbox that containers lack, no talk with its maker. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium that starts, by installing one if there is no other way.
 * @returns its file; undefined for the one that Playwright installs and finds by itself.
 * @throws Failure that says how to get one.
 */
export async function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const chosen = env.LAMPLIGHT_CHROMIUM;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Failure(
      `LAMPLIGHT_CHROMIUM names ${chosen}, which does not start: correct or unset it.`,
    );
  }
  if (await starts(undefined)) return undefined;
  const present = await firstThatStarts(env);
  if (present) return present;

  console.log('Installing a browser for the tests (playwright install chromium) …');
  const playwright = inRoot('node_modules/@playwright/test/cli.js');
  run(process.execPath, [playwright, 'install', '--only-shell', 'chromium']);
  if (await starts(undefined)) return undefined;
  const fetched = await installWithApt(env);
  if (fetched) return fetched;
  throw new Failure(
    'The end-to-end tests need a browser that could not be installed: check the network, install Chromium or ' +
      'Google Chrome, or set LAMPLIGHT_CHROMIUM to the file of one, and try again.',
  );
}

/** Installs a browser as Debian has it, where that is possible. */
async function installWithApt(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  run('apt-get', ['update']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Installing a browser for the tests (apt-get install ${name}) …`);
    run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    const browser = await firstThatStarts(env);
    if (browser) return browser;
  }
  return undefined;
}

async function firstThatStarts(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  for (const browser of installed(env)) if (await starts(browser)) return browser;
  return undefined;
}

function installed(env: NodeJS.ProcessEnv): string[] {
  // The shell has no window to draw, which saves a fifth of the time of the tests.
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
  const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const names = [...shells, ...browsers];
  const folders = (env.PATH ?? '').split(path.delimiter);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...files, mac].filter((file) => existsSync(file));
}

/** Whether a page can be opened with it; a file alone proves little. */
async function starts(executablePath: string | undefined): Promise<boolean> {
  try {
    const options = { args: browserFlags, timeout: 20_000 };
    const browser = await chromium.launch({
      ...options,
      ...(executablePath && { executablePath }),
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 });
}
