import type { Mutation } from './mutation.ts';
import type { Token } from './tokens.ts';

/** A character of a class in a pattern, as it is written in the rules; backslashes are doubled. */
const character = String.raw`(?:\\\\x\{[0-9a-f]+\}|\\\\x[0-9a-f]{2}|\\\\\\\\|\\\\p.|\\'|[^\]\\])`;
const characters = new RegExp(`${character}-${character}|${character}`, 'g');
const classes = new RegExp(String.raw`\[\^?((?:${character})+)\]`, 'g');

/** Pieces of the patterns left out or changed: limits, characters of classes, alternatives, repetitions. */
export const changedPatterns = (tokens: readonly Token[]): Mutation[] =>
  tokens.flatMap(({ kind, text, from }) =>
    kind === 'text'
      ? changesOfPattern(text).map((each) => ({
          ...each,
          from: from + each.from,
          to: from + each.to,
        }))
      : [],
  );

function changesOfPattern(text: string): Mutation[] {
  if (!/[[({|]/.test(text)) return [];
  return [
    ...limits(text),
    ...[...text.matchAll(classes)].flatMap(({ 1: within = '', 0: whole, index }) => {
      const begin = index + whole.length - 1 - within.length;
      const found = [...within.matchAll(characters)];
      return found.length < 2
        ? []
        : found.map((each) => without(begin + each.index, each[0].length));
    }),
    ...alternatives(text),
    ...[...text.matchAll(/\(\?i:/g)].map(({ index }) => ({
      from: index,
      to: index + 4,
      becomes: '(?:',
    })),
    ...[...text.matchAll(/(?<=[\])a-z0-9])\?/g)].map(({ index }) => without(index, 1)),
    ...[...text.matchAll(/(?<=[\])])[*+]/g)].map(({ 0: sign, index }) => ({
      from: index,
      to: index + 1,
      becomes: sign === '*' ? '+' : '*',
    })),
  ];
}

const without = (from: number, length: number): Mutation => ({
  from,
  to: from + length,
  becomes: '',
});

/** The numbers of `{1,25}`, each one more and one less. */
function limits(text: string): Mutation[] {
  return [...text.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(
    ({ 1: least = '', 2: most, index }) => {
      const begin = index + 1;
      const end = begin + least.length + 1;
      return [...around(begin, least), ...(most === undefined ? [] : around(end, most))];
    },
  );
}

const around = (from: number, digits: string): Mutation[] =>
  [Number(digits) + 1, Number(digits) - 1]
    .filter((other) => other >= 0 && other <= 1000)
    .map((other) => ({ from, to: from + digits.length, becomes: `${other}` }));

/** Alternatives that begin and end in this text, each left out. */
function alternatives(text: string): Mutation[] {
  const depths = depthsOf(text);
  return [...text.matchAll(/\|/g)].flatMap(({ index }) => {
    const depth = depths[index] ?? 0;
    const length = text
      .slice(index + 1)
      .split('')
      .findIndex((each, after) => {
        const at = index + 1 + after;
        return (each === '|' && depths[at] === depth) || (each === ')' && depths[at] === depth - 1);
      });
    return length < 1 ? [] : [without(index, length + 1)];
  });
}

/** How many groups are open at each character; a closing bracket counts as outside. */
function depthsOf(text: string): number[] {
  let depth = 0;
  let inClass = false;
  return text.split('').map((each) => {
    if (each === '[') inClass = true;
    if (each === ']') inClass = false;
    if (each === ')' && !inClass) depth -= 1;
    const now = depth;
    if (each === '(' && !inClass) depth += 1;
    return now;
  });
}
