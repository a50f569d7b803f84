import { command, UsageError } from '../../scripts/lib/command.ts';
import { runSuites } from '../../scripts/lib/runSuites.ts';
import { planChanged } from './plan.ts';

/** `npm test -- changed`: what a change can break, after it has said how long that takes. */
await command('test', async ({ words: [, ref, ...more] }) => {
  if (more.length > 0) throw new UsageError('Name one commit to compare with.');
  const { runs, sentences } = await planChanged(ref);
  console.log(`${sentences.join('\n')}\n`);
  return runs.length > 0 ? runSuites(runs) : 0;
});
