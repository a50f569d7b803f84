import { inProject, storedItems } from '../../../e2e/support/store.ts';
import { setLine } from './people.ts';
import { team } from './places.ts';
import { type Round, wordsIn } from './round.ts';
import type { Step } from './script.ts';
import { take } from './steps.ts';

/** How often someone comes back to a place: two tabs may have left something there, and a question. */
const returns = 4;

/**
 * Ends a round: all tabs are closed. Then both people come back to the places whose words are not stored,
 * restore what they are offered, keep their own where they are asked, and save.
 * @returns the words that are not stored even then, nor in the history of what is
 */
export async function lostWords(round: Round): Promise<string[]> {
  const all = [0, 1] as const;
  for (const who of all) {
    for (const tab of all)
      await take({ ...coming, who, tab, act: 'close', mayAsk: who === tab }, round);
    await setLine(round.people[who], 'good');
  }
  let missing = await missingWords(round);
  for (let time = 0; time < returns && missing.length > 0; time += 1) {
    for (const who of all) {
      const theirs = missing.filter(({ by }) => by === round.people[who]);
      for (const place of new Set(theirs.map((word) => word.place))) {
        await take({ ...coming, who, place }, round);
        await take({ ...coming, who, act: 'leave' }, round);
      }
    }
    missing = await missingWords(round);
  }
  return missing.map(
    ({ text, by, place, fate }) => `${text}, ${fate} by ${by.name} in ${place.name}`,
  );
}

/** The steps of someone who comes back: saves what is offered, and keeps their own. */
const coming: Omit<Step, 'who'> = {
  tab: 0,
  act: 'save',
  place: team,
  stay: false,
  field: 0,
  over: false,
  wait: true,
  choice: 'mine',
  restore: true,
  mayAsk: true,
  line: 'good',
};

async function missingWords({ words }: Round) {
  const stored = new Set(wordsIn(await storedText()));
  return words.filter(({ text, fate }) => fate !== 'given up' && !stored.has(text));
}

/** All saves of all content, and what visitors sent with what staff have noted. */
const storedText = () =>
  inProject(async ({ firestore }) => {
    const groups = ['revisions', 'feedback'].map((name) => firestore.collectionGroup(name).get());
    const found = await Promise.all(groups);
    return JSON.stringify(found.flatMap(({ docs }) => docs.map((each) => each.data())));
  });

/** The last move that was stored for all that anybody knows, with where the item is instead. */
export async function misplacedItem({ moves }: Round): Promise<string | null> {
  const last = moves.at(-1);
  if (last?.fate !== 'stored') return null;
  const members = (await storedItems('team')) as { id: string; name?: string; type?: string }[];
  const founders = members.filter(({ type }) => type === 'founder').map(({ name }) => name);
  const place = founders.indexOf(last.name) + 1;
  return place === last.to ? null : `${last.name} is at place ${place} and not at ${last.to}`;
}
