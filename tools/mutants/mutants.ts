import { startOwnStage } from '../../scripts/lib/ownStage.ts';
import { tool } from '../tool.ts';
import { survivorsIn } from './run.ts';
import { listedSurvivors } from './survivors.ts';

/**
 * `node tools/run.mjs mutants`: changes the rules in one place at a time and sees whether their tests
 * notice. With arguments only where the place, such as `isHome` or `/feedback/{id}`, contains one of them.
 * Survivors that are listed with their reason are not tried, since nothing is found quickly there;
 * with the argument `listed` they alone are, to see whether they still survive.
 */
await tool('mutants', async ({ words: places }) => {
  const { environment } = await startOwnStage(['database']);
  process.env.FIRESTORE_EMULATOR_HOST = environment.FIRESTORE_EMULATOR_HOST;

  const listed = new Set(listedSurvivors.flatMap(({ names }) => names));
  const isWanted = (name: string) =>
    places[0] === 'listed'
      ? listed.has(name)
      : (places.length === 0 || places.some((place) => name.includes(place))) && !listed.has(name);
  const began = performance.now();
  const { count, survivors } = await survivorsIn(
    isWanted,
    (done, all) => done % 100 === 0 && console.log(`${done} of ${all} mutants tried`),
    (name) => console.log(`survived: ${name}`),
  );
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(
    `\n${count} mutants tried, ${count - survivors} killed, ${survivors} survived` +
      ` (${listed.size} survivors are listed); ${minutes} minutes`,
  );
  const mustSurvive = places[0] === 'listed' ? count : 0;
  return count > 0 && survivors === mustSurvive ? 0 : 1;
});
