// The door to every tool: `node tools/run.mjs bench`.
import { runCommand } from '../scripts/lib/runCommand.mjs';
import { toolCommands } from './commands.mjs';

await runCommand(toolCommands);
