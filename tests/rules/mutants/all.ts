import { changedConditions } from './conditions.ts';
import { type Mutant, mutantsOf } from './mutation.ts';
import { changedPatterns } from './patterns.ts';
import { tokensOf } from './tokens.ts';
import { changedValues } from './values.ts';

/** Every mutant of the rules. */
export function allMutants(rules: string): Mutant[] {
  const all = tokensOf(rules);
  // The version of the language stands before the rules.
  const tokens = all.slice(
    Math.max(
      0,
      all.findIndex(({ text }) => text === 'service'),
    ),
  );
  return mutantsOf(rules, [
    ...changedConditions(rules, tokens),
    ...changedValues(tokens),
    ...changedPatterns(tokens),
  ]);
}
