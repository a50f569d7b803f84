import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { expect, test } from '@playwright/test';
import { resetDemo } from '../../e2e/support/demo.ts';
import { addColleague } from '../../e2e/support/staff.ts';
import { storeSubmissions } from '../../e2e/support/submissions.ts';
import { lostWords, misplacedItem } from './chaos/checking.ts';
import { type Person, twoPeople } from './chaos/people.ts';
import type { Round } from './chaos/round.ts';
import { scriptOf } from './chaos/script.ts';
import { take } from './chaos/steps.ts';

// `node tools/run.mjs chaos` takes more rounds.
const rounds = Number(process.env.CHAOS_ROUNDS ?? 1);
const firstSeed = Number(process.env.CHAOS_SEED ?? 1);

test.describe.configure({ mode: 'parallel' });

test.beforeEach(async () => {
  await resetDemo();
  await addColleague();
  await storeSubmissions('feedback', 2, (index) => ({
    content: { ...feedbackSamples.valid.small, name: `Visitor ${index}` },
    at: new Date(),
  }));
});

let people: [Person, Person] | null = null;

test.afterEach(async () => {
  for (const { context } of people ?? []) await context.close();
});

for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
  test(`two people with several tabs and bad connections lose no words: CHAOS_SEED=${seed}`, async ({
    browser,
    baseURL,
  }) => {
    const script = scriptOf(seed);
    people = await twoPeople(browser, baseURL ?? '');
    const round: Round = { people, began: performance.now(), words: [], moves: [], log: [] };
    const log = () => `\n${round.log.join('\n')}\n`;
    try {
      for (const step of script) await take(step, round);
      expect(await lostWords(round), 'words that are nowhere').toEqual([]);
      expect(await misplacedItem(round), 'an item that was moved').toBeNull();
      for (const { name, errors } of people) expect(errors, `thrown at ${name}`).toEqual([]);
    } catch (error) {
      if (error instanceof Error) error.message += log();
      throw error;
    }
  });
}
