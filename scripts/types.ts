import { command } from './lib/command.ts';
import { runProgram } from './lib/runSuite.ts';
import { typeChecks } from './lib/suites.ts';

/** `npm run types`: checks the types of the whole repository. */
await command('types', async () => {
  const results = await Promise.all(typeChecks().map((check) => runProgram(check)));
  for (const { output } of results) process.stdout.write(output);
  return results.every(({ succeeded }) => succeeded) ? 0 : 1;
});
