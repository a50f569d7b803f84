import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { startOwnStage } from '../../scripts/lib/ownStage.ts';
import { inRoot, root } from '../../scripts/lib/places.ts';
import { runProgram } from '../../scripts/lib/runSuite.ts';
import { unitTests } from '../../scripts/lib/suites.ts';
import { tool } from '../tool.ts';

/** How often random tests are repeated in a night. */
const often = {
  CHAOS_ROUNDS: '10',
  CHAOS_SEED: `${randomInt(1_000_000)}`,
  FUZZ_SEED: `${randomInt(1_000_000)}`,
  KILLS: '10',
  NIGHTLY: '1',
  RACES: '20',
  SEQUENCES: '100',
  SEQUENCES_SEED: `${randomInt(1_000_000)}`,
};

/** The end-to-end tests take most of an hour on two cores. */
const longestMinutes = 150;

/** The files with tests that otherwise try only some things on others. */
const triedInPart = () =>
  globSync([...unitTests, 'tests/{rules,functions}/*.test.ts'], { cwd: root }).filter((file) =>
    readFileSync(inRoot(file), 'utf8').includes('samples/tried'),
  );

/**
 * `node tools/run.mjs nightly`: what `npm test` leaves out: what it tries on one page or state on all of them, what chance
 * decides, and what measures time. `node tools/run.mjs access` looks at every state alone, whether anybody is kept from using
 * it (`tools/nightly/access`). More arguments are parts of the names of end-to-end tests and of their files.
 */
await tool('nightly', async ({ words: [first, ...more] }) => {
  const access = first === 'access';
  const names = access || first === undefined ? more : [first, ...more];
  const { environment } = await startOwnStage(['site', 'browser']);
  const run = async (args: string[]) => {
    const env = { ...often, ...environment };
    const { succeeded } = await runProgram(args, env, console.log, longestMinutes);
    return succeeded;
  };
  const endToEnd = await run([
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '--project=access',
    ...(access ? [] : ['--project=nightly', '--project=thorough']),
    ...(names.length > 0 ? ['--grep', names.join('|')] : []),
  ]);
  if (access || names.length > 0) return endToEnd ? 0 : 1;
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const functions = await run([vitest, 'run', '--project', 'nightly', '--project', 'tools']);
  const all = await run([vitest, 'run', ...triedInPart()]);
  return endToEnd && functions && all ? 0 : 1;
});
