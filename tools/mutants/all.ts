import { changedConditions } from './conditions.ts';
import { type Mutant, mutantsOf } from './mutation.ts';
import { changedOperations } from './operations.ts';
import { changedPatterns } from './patterns.ts';
import { tokensOf } from './tokens.ts';
import { changedValues } from './values.ts';

/** Every mutant of the rules; for the generated ones, one of each sort for each kind of content. */
export function allMutants(rules: string): Mutant[] {
  const all = tokensOf(rules);
  // The version of the language is before the rules.
  const tokens = all.slice(
    Math.max(
      0,
      all.findIndex(({ text }) => text === 'service'),
    ),
  );
  const mutants = mutantsOf(rules, [
    ...changedOperations(tokens),
    ...changedConditions(rules, tokens),
    ...changedValues(tokens),
    ...changedPatterns(tokens),
  ]);
  const isGenerated = ({ section }: Mutant) => section.startsWith('Shapes');
  return [
    ...mutants.filter((each) => !isGenerated(each)),
    ...oneOfEachSort(mutants.filter(isGenerated)),
  ];
}

/**
 * Generated rules have many conditions that are alike. Those that already let nothing valid in are not
 * also negated, nor asked about another name.
 */
function oneOfEachSort(mutants: readonly Mutant[]): Mutant[] {
  const plain = mutants.filter(({ becomes }) => !/^!\(|~'$/.test(becomes));
  return Object.values(Object.groupBy(plain, sortOf)).flatMap((alike = []) => alike.slice(0, 1));
}

/** Every condition is a sort of its own. The texts of a function are one, and so is each number of a pattern. */
function sortOf({ name, place }: Mutant): string {
  const line = name.slice(place.length + 2);
  if (/^(return|&&|\|\|)/.test(line)) return name;
  const [change = ''] = /⟦.*⟧/.exec(line) ?? [];
  return `${place}: ${change.replace(/[a-z]\w*(\.\w+)+/gi, 'path').replace(/, ?/, '')}`;
}
