import { randomInt } from 'node:crypto';
import { startOwnStage } from '../../scripts/lib/ownStage.ts';
import { inRoot } from '../../scripts/lib/places.ts';
import { runProgram } from '../../scripts/lib/runSuite.ts';
import { readPlaywright } from '../../scripts/lib/testReport.ts';
import { numberIn, tool } from '../tool.ts';

/** Rounds after which it is said how far it has come. */
const part = 20;

/**
 * `node tools/run.mjs chaos`: takes 200 rounds, one after the other, of `chaos.spec.ts`, or as many as its argument says, with seeds one
 * after the other from CHAOS_SEED on. With CHAOS_SEED alone it takes that round.
 */
await tool('chaos', async ({ words: [wanted] }) => {
  const rounds = numberIn(wanted, process.env.CHAOS_SEED ? 1 : 200);
  const { stage, environment } = await startOwnStage(['site', 'browser']);
  const firstSeed = Number(process.env.CHAOS_SEED ?? randomInt(1_000_000));
  console.log(`${rounds} rounds from CHAOS_SEED=${firstSeed} on`);

  let failed = 0;
  for (let done = 0; done < rounds; done += part) {
    const count = Math.min(part, rounds - done);
    const settings = { CHAOS_SEED: `${firstSeed + done}`, CHAOS_ROUNDS: `${count}` };
    const { succeeded, output } = await runProgram(
      [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--project=nightly', 'chaos.spec'],
      { ...environment, ...settings },
    );
    if (!succeeded) {
      console.log(output);
      failed += readPlaywright(stage.path('reports/e2e.json')).failed || 1;
    }
    console.log(`${done + count} rounds taken, ${failed} failed`);
  }
  return failed === 0 ? 0 : 1;
});
