import { expect, type Locator, type Page } from '@playwright/test';
import { textIn } from '../../../e2e/support/fields.ts';
import { shownItems } from '../../../e2e/support/lists.ts';
import { goWithin, isAtRest, resting } from '../../../e2e/support/sharedTab.ts';
import { settle } from './answering.ts';
import { close, overGoodLine, type Person, pageOf, setLine, type Tab } from './people.ts';
import { fieldsOf, type Place, team } from './places.ts';
import { type At, giveUp, type Move, type Round, tell, wordsIn, wordsOf } from './round.ts';
import type { Act, Step } from './script.ts';

/** Takes a step, past any dialog that is in its way. */
export async function take(step: Step, round: Round): Promise<void> {
  const person = round.people[step.who];
  const tab = person.tabs[step.tab];
  const at = { step, round, person, tab };
  tell(at, step.act);
  await noteMoves(round, tab);
  await actions[step.act](at);
}

const actions: Record<Act, (at: At) => Promise<void>> = {
  async type(at) {
    const { step, round, person } = at;
    const text = `word${round.words.length}`;
    let [place, before, label] = [at.step.place, '', ''];
    // A save that was under way may close what has just been opened.
    await expect(async () => {
      const [page, there] = await arrive(at);
      const index = step.field % there.fields.length;
      const field = fieldsOf(there, page)[index];
      if (!field) throw new Error(`Nothing is typed at ${there.name}`);
      [place, before, label] = [there, await textIn(field), there.fields[index] ?? ''];
      await field.fill(step.over ? text : `${before} ${text}`, { timeout: 2_000 });
      // A formatted text shows it once its editor is there.
      await expect.poll(() => textIn(field), { timeout: 5_000 }).toContain(text);
    }).toPass({ timeout: 20_000 });
    round.words.push({ text, by: person, place, fate: 'typed' });
    const where = `${step.over ? 'over' : 'behind'} “${wordsIn(before).join(' ')}”`;
    tell(at, `  ${text} in ${label} ${where}`);
    if (step.over) giveUp(at, wordsIn(before));
  },

  async save(at) {
    const [page, place] = await arrive(at);
    await save(at, page, place);
  },

  async reload(at) {
    const { page, place } = at.tab;
    if (page && place) await load(at, page, place);
  },

  /** Leaves a dialog for its page, or an editor for another. */
  async leave(at) {
    const { page, place } = at.tab;
    if (!page || !place) return;
    const cancel = place.form(page).getByRole('button', { name: /^(Cancel|Close)$/ });
    const navigation = page.getByRole('navigation', { name: 'Staff' });
    const link = navigation.getByRole('link', { name: 'Navigation', exact: true });
    await settle(at, page, place);
    const inDialog = await cancel.isVisible();
    // Without a connection the other editor cannot be loaded.
    if (at.person.line === 'cut' && !inDialog) return;
    const hasLeft = async () =>
      inDialog
        ? !(await page.getByRole('alertdialog').isVisible()) &&
          !(await place.form(page).isVisible())
        : page.url().endsWith('/contentnavigation');
    // A save under way may close its dialog before.
    const go = () => press(at, page, place, inDialog ? cancel : link, hasLeft);
    await leaveBy(at, page, place, go, hasLeft);
    at.tab.place = null;
  },

  async close(at) {
    const { step, tab } = at;
    if (!step.mayAsk) for (const move of inFlight(at)) move.fate = 'uncertain';
    await leaving(at, () => close(tab, step.mayAsk));
  },

  async line({ person, step }) {
    await setLine(person, step.line);
  },

  async move(at) {
    const { step, round, person, tab } = at;
    const [page] = await arrive(at, team);
    const name = (await shownItems(page, 'Founders'))[step.field] ?? '';
    const move: Move = { name, to: step.field + 2, tab, fate: 'under way' };
    const others = round.moves.filter(({ fate }) => fate === 'under way');
    const known = await announced(page, move).isVisible();
    await press(at, page, team, page.getByRole('button', { name: `Move ${name} down` }));
    round.moves.push(move);
    tell(at, `  ${name} to place ${move.to}`);
    // If two are under way at once, either may be stored last.
    if (known || others.length > 0) for (const one of [move, ...others]) one.fate = 'uncertain';
    if (!step.wait || !isReached(person)) return;
    await expect(async () => {
      await noteMoves(round, tab);
      expect(move.fate).not.toBe('under way');
    }).toPass({ timeout: 10_000 });
  },
};

/** Whether the store answers a person. */
const isReached = ({ line }: Person) => line === 'good' || line === 'slow';

/** Goes to the place of a step, or stays where the tab is, with nothing open before the fields. */
async function arrive(at: At, to?: Place): Promise<[Page, Place]> {
  const { step, person, tab } = at;
  const page = await pageOf(person, tab);
  const place = to ?? (step.stay && tab.place && tab.place !== team ? tab.place : step.place);
  if (tab.place !== place) await goTo(at, page, place);
  const [first] = fieldsOf(place, page);
  const isOpen = async () => (await first?.isVisible()) ?? true;
  const opener = place.opener?.(page);
  if (first) {
    // A save that was under way may close what is open just now.
    await expect(async () => {
      if (opener && !(await isOpen())) {
        await overGoodLine(person, page, async () => {
          await press(at, page, place, opener, isOpen);
          await expect(first).toBeVisible({ timeout: 5_000 });
        });
      }
      await expect(first).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
  }
  await settle(at, page, place);
  await place.prepare?.(page);
  return [page, place];
}

/** Goes to a place from what a tab shows: as links of the app lead, where it runs in the tab. */
async function goTo(at: At, page: Page, place: Place) {
  const from = at.tab.place ?? team;
  if (page.url() === 'about:blank') return load(at, page, place);
  tell(at, `  goes to ${place.name}`);
  await settle(at, page, from);
  await leaveBy(at, page, from, () => goWithin(page, resting), isAtRest(page));
  await open(at, page, place, () => goWithin(page, place.path));
}

/** Leaves what a tab shows, over the line that there is, and loads a place. */
async function load(at: At, page: Page, place: Place) {
  tell(at, `  loads ${place.name}`);
  await leaving(at, () => page.goto('about:blank'));
  await open(at, page, place, () => page.goto(place.path));
}

async function open(at: At, page: Page, place: Place, go: () => Promise<unknown>) {
  await overGoodLine(at.person, page, async () => {
    await go();
    await expect(place.ready(page)).toBeAttached();
  });
  at.tab.place = place;
}

/** Leaves a place, and confirms that if asked. */
const leaveBy = (
  at: At,
  page: Page,
  place: Place,
  go: () => Promise<unknown>,
  hasLeft: () => Promise<boolean>,
) =>
  leaving(at, async () => {
    const question = page.getByRole('alertdialog', { name: /^Leave / });
    await go();
    await expect
      .poll(async () => (await page.getByRole('alertdialog').isVisible()) || (await hasLeft()))
      .toBe(true);
    // The result of an earlier save may be shown above the question.
    await expect(async () => {
      await settle(at, page, place);
      if (await question.isVisible()) {
        at.tab.leaveQuestions += 1;
        await question.getByRole('button', { name: 'Leave' }).click({ timeout: 2_000 });
      }
      expect(await hasLeft()).toBe(true);
    }).toPass({ timeout: 20_000 });
  });

/**
 * Presses a button, past any dialog that comes up before it.
 * @param isDone whether it was pressed, which a browser in trouble may report too late
 */
const press = (
  at: At,
  page: Page,
  place: Place,
  button: Locator,
  isDone: () => Promise<boolean> = async () => false,
) =>
  expect(async () => {
    await settle(at, page, place);
    if (await isDone()) return;
    await button.click({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });

/** Saves and, if the step waits, answers the questions until it is saved. */
async function save(at: At, page: Page, place: Place): Promise<void> {
  const { step, person } = at;
  const typed = wordsIn(await textOf(place, page));
  const button = place.form(page).getByRole('button', { name: place.save, exact: true });
  // Over a bad line an earlier save may still be under way: then there is no such button.
  if (!(await button.isVisible()) || (await button.isDisabled())) return;
  await press(at, page, place, button, async () => !(await button.isVisible()));
  if (!step.wait || !isReached(person)) return;
  for (let saves = true; saves; saves = await settle(at, page, place)) {
    await expect.poll(() => outcome(page, place), { timeout: 20_000 }).not.toBe('open');
    if ((await outcome(page, place)) === 'saved') return noteSaved(at, typed);
  }
}

function noteSaved(at: At, texts: string[]) {
  tell(at, `  saved ${texts.join(' ')}`);
  for (const word of wordsOf(at, texts)) if (word.fate === 'typed') word.fate = 'saved';
}

const outcome = async (page: Page, place: Place) => {
  if (await page.getByRole('alertdialog').isVisible()) return 'asked';
  return (await place.isSaved(page)) ? 'saved' : 'open';
};

/** The text in all fields of a place. */
async function textOf(place: Place, page: Page): Promise<string> {
  const values = fieldsOf(place, page).map(textIn);
  return (await Promise.all(values)).join('\n');
}

const inFlight = ({ round, tab }: Pick<At, 'round' | 'tab'>) =>
  round.moves.filter((move) => move.tab === tab && move.fate === 'under way');

const announced = (page: Page, { name, to }: Move) =>
  page.getByRole('status').getByText(`${name} moved to place ${to} of`);

/** Notes which moves were announced or have failed since. */
async function noteMoves(round: Round, tab: Tab) {
  const { page } = tab;
  if (!page) return;
  for (const move of inFlight({ round, tab })) {
    if (await page.getByRole('alertdialog', { name: 'Error' }).isVisible()) move.fate = 'uncertain';
    else if (await announced(page, move).isVisible()) move.fate = 'stored';
  }
}

/** Leaves what a tab shows. A move without a question then counts as stored. */
async function leaving(at: At, go: () => Promise<unknown>) {
  const { tab, round } = at;
  await noteMoves(round, tab);
  const moves = inFlight(at);
  const before = tab.leaveQuestions;
  await go();
  for (const move of moves) move.fate = tab.leaveQuestions > before ? 'uncertain' : 'stored';
}
