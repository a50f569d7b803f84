import { expect, type Locator, type Page } from '@playwright/test';
import type { Place } from './places.ts';
import { type At, giveUp, tell, wordsIn } from './round.ts';

/**
 * Answers the question in front of the fields: an error, a question, an offer of unsaved changes.
 * @returns whether something is being saved because of that
 */
export async function settle(at: At, page: Page, place: Place): Promise<boolean> {
  let saves = false;
  for (;;) {
    const seen = page.locator('[role=alertdialog], [role=alert]').filter({ visible: true });
    if ((await seen.count()) === 0) return saves;
    const conflict = page.getByRole('alertdialog', { name: /also changed this/ });
    const error = page.getByRole('alertdialog', { name: 'Error' });
    // The unsaved changes are in the form. Further offers can be restored once those are saved.
    const drafts = at.step.restore ? 'You have unsaved changes' : 'nsaved changes from';
    const offer = page.getByRole('alert').filter({ hasText: drafts });
    if (await conflict.isVisible()) saves = await choose(at, conflict);
    else if (await error.isVisible()) {
      tell(at, `  is told “${(await error.textContent())?.slice(0, 100)}”`);
      await error.getByRole('button', { name: 'Close' }).click();
      await expect(error).toBeHidden();
    } else if (await offer.isVisible()) {
      await decide(at, page, place, offer);
      saves = false;
    } else return saves;
  }
}

/** Says whose values are to stay. @returns whether that is being saved */
async function choose(at: At, question: Locator): Promise<boolean> {
  const { choice } = at.step;
  tell(at, `  is asked, and chooses ${choice}`);
  const title = await question.getByRole('heading').first().textContent();
  if (choice === 'back') await question.getByRole('button', { name: 'Keep editing' }).click();
  else {
    for (const group of await question.getByRole('radiogroup').all()) {
      const [mine, theirs] = [/^Mine/, /^Theirs/].map((side) =>
        group.locator('label').filter({ hasText: side }),
      );
      if (!mine || !theirs) throw new Error(`${title} offers no sides`);
      const chosen = choice === 'mine' ? mine : theirs;
      if (choice === 'theirs') giveUp(at, wordsIn(await mine.innerText()));
      await chosen.click();
    }
    await question.getByRole('button', { name: 'Save' }).click();
  }
  await expect(question).toBeHidden();
  return choice !== 'back';
}

/** Restores what is offered, or discards one draft. */
async function decide(at: At, page: Page, place: Place, offer: Locator) {
  const { step, round } = at;
  const name = step.restore ? 'Restore' : 'Discard';
  tell(at, `  ${name}`);
  const drafts = () => page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  const before = wordsIn(await drafts());
  const buttons = offer.getByRole('button', { name });
  const count = await buttons.count();
  await buttons.first().click();
  if (step.restore) return expect(offer).toBeHidden();
  await expect.poll(() => buttons.count()).toBeLessThan(count);
  const after = wordsIn(await drafts());
  // A page may offer what was left in another form on it.
  const ofPage = round.words.filter((word) => word.place.path === place.path);
  const texts = ofPage.map(({ text }) => text);
  giveUp(
    at,
    before.filter((text) => !after.includes(text) && texts.includes(text)),
  );
}
