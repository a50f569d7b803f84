import { command } from './lib/command.ts';
import { startOwnStage } from './lib/ownStage.ts';
import { inRoot } from './lib/places.ts';
import { runProgram } from './lib/runSuite.ts';

/**
 * `npm run test:access`: looks whether anybody is kept from using the site or the staff area, in every state and in
 * every way (`e2e/access`). Its arguments are parts of the names of tests.
 */
await command(async (names) => {
  const { environment } = await startOwnStage(['site', 'browser']);
  const { succeeded, output } = await runProgram(
    [
      ...[inRoot('node_modules/@playwright/test/cli.js'), 'test', '--no-deps', 'access/'],
      ...(names.length > 0 ? ['--grep', names.join('|')] : []),
    ],
    { ...environment, LAMPLIGHT_ACCESS: '1' },
  );
  console.log(output);
  return succeeded ? 0 : 1;
});
