// Plain JavaScript without dependencies, because it runs before anything is installed and on any Node from 20 on.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, usageErrorText } from './commandLine.mjs';
import { isInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownNode = path.join(root, 'node_modules', '.bin', 'node');

// Ctrl-C reaches the whole process group, and npm passes it on once more: this process only waits,
// and what it started decides what a signal means (scripts/lib/command.ts tells repetitions apart).
let running;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true;
    running?.kill(signal);
  });
}

// An npm that was killed outright passes nothing on; its children are given another parent.
const parent = process.ppid;
if (process.env.npm_execpath) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    // Once: a second signal would end it before it has saved.
    clearInterval(watch);
    if (!interrupted) running?.kill('SIGTERM');
  }, 1000);
  watch.unref();
}

/** Runs a program in the foreground and resolves to its exit status. */
function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    running = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    running.on('error', reject);
    running.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

function fail(sentence, status = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(interrupted ? 130 : status);
}

async function install() {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize < 1024 ** 3) {
    fail('Installing needs 1 GiB of free disk space: make room and try again.');
  }
  process.stdout.write('Installing the packages (npm ci), which takes a minute or two …\n');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Under npm, the same npm; without it, the one on the PATH.
  const npm = process.env.npm_execpath;
  const status = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (status !== 0) {
    fail(
      'The packages could not be installed: see the message above, check the network, try again.',
    );
  }
}

/**
 * Runs a command of a table: refuses what it does not take, installs what the lock file asks for, then hands over to
 * the command's script under the Node of node_modules.
 * @param {Record<string, import('./commandLine.mjs').Command>} table
 */
export async function runCommand(table) {
  const [command = '', ...rest] = process.argv.slice(2);
  const entry = Object.hasOwn(table, command) ? table[command] : undefined;
  try {
    if (!entry)
      fail(`There is no command “${command}”: there are ${Object.keys(table).join(', ')}.`, 2);
    const parsed = readArguments(command, rest, table);
    if ('wrong' in parsed) fail(usageErrorText(command, parsed.wrong, table), 2);
    if ('help' in parsed) {
      process.stdout.write(`${parsed.help}\n`);
      process.exit();
    }
    if (!isInstalled(root)) await install();
    if (!existsSync(ownNode)) {
      fail(
        'The package `node` is incomplete, because its install script was not allowed to run: ' +
          'run `npm rebuild node --ignore-scripts=false`.',
      );
    }
    // The channel closes when this process is killed, so the child notices.
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    // Without a limit, commands that read everything stored use all memory of the machine.
    const flags = entry.lean ? ['--max-old-space-size=96', '--max-semi-space-size=2'] : [];
    // Node caches compiled code: firebase-tools and our commands start faster the next time.
    process.env.NODE_COMPILE_CACHE ??= path.join(root, '.local', 'compiled');
    const script = path.join(root, `${entry.instead?.[rest[0]] ?? entry.script}.ts`);
    const args = [...flags, script, ...(entry.given ?? []), ...rest];
    process.exitCode = await run(ownNode, args, { cwd: process.cwd(), stdio });
  } catch (error) {
    fail(`\`${command}\` could not be started: ${error.message}.`);
  }
}
