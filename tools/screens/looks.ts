import { command } from '../../scripts/lib/command.ts';
import { startOwnStage } from '../../scripts/lib/ownStage.ts';
import { inRoot } from '../../scripts/lib/places.ts';
import { runProgram } from '../../scripts/lib/runSuite.ts';

const playwright = inRoot('node_modules/@playwright/test/cli.js');

/** `npm run looks`: keeps the pictures with which `e2e/looks.spec.ts` compares, where what is seen differs. */
await command('looks', async () => {
  const { environment } = await startOwnStage(['site', 'browser']);
  const test = [
    'test',
    '--project=everyday',
    '--project=thorough',
    'looks.spec',
    '--workers=1',
    '--update-snapshots',
  ];
  const { succeeded, output } = await runProgram([playwright, ...test], environment);
  console.log(output);
  return succeeded ? 0 : 1;
});
