// The door to every command of package.json: `node scripts/run.mjs start`.
import { commands } from './lib/commands.mjs';
import { runCommand } from './lib/runCommand.mjs';

await runCommand(commands);
