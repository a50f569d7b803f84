import { command } from './lib/command.ts';
import { runSuites } from './lib/runSuites.ts';
import { chooseSuites } from './lib/suites.ts';

/** `npm test`: every suite, or those that are named. `npm test -- changed` is in `tools/changed`. */
await command('test', async ({ words }) => runSuites(chooseSuites(words)));
