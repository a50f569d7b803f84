import type { Mutation } from './mutation.ts';
import type { Token } from './tokens.ts';

/** A character of a class in a pattern, as it is written in the rules. */
const character = String.raw`(?:\\x[0-9a-f]{2}|[^\]\\])`;
const characters = new RegExp(character, 'g');
const classes = new RegExp(String.raw`(\[(?:\^|(?!\^)))(${character}{2,})\]`, 'g');

/** Pieces of the patterns left out or changed: limits, characters of classes, alternatives. */
export const changedPatterns = (tokens: readonly Token[]): Mutation[] =>
  tokens.flatMap(({ kind, text, from }) =>
    kind === 'text'
      ? [...limits(text), ...classesIn(text), ...alternatives(text)].map((each) => ({
          ...each,
          from: from + each.from,
          to: from + each.to,
        }))
      : [],
  );

/** The numbers of `{1,25}`, each one more and one less. */
const limits = (text: string): Mutation[] =>
  [...text.matchAll(/\{(\d+),(\d+)\}/g)].flatMap(({ 1: min = '', 2: max = '', index }) => [
    ...around(index + 1, min),
    ...around(index + 2 + min.length, max),
  ]);

const around = (from: number, digits: string): Mutation[] =>
  [Number(digits) + 1, Number(digits) - 1]
    .filter((other) => other >= 0 && other <= 1000)
    .map((other) => ({ from, to: from + digits.length, becomes: `${other}` }));

const classesIn = (text: string): Mutation[] =>
  [...text.matchAll(classes)].flatMap(({ 1: begin = '', 2: within = '', index }) =>
    [...within.matchAll(characters)].map((each) =>
      without(index + begin.length + each.index, each[0].length),
    ),
  );

/** Lists of names, each with one left out; the text has to be one of them. */
const alternatives = (text: string): Mutation[] =>
  /^'\w+(\|\w+)+'$/.test(text)
    ? [...text.matchAll(/\w+/g)].map(({ 0: name, index }) =>
        without(index === 1 ? index : index - 1, name.length + 1),
      )
    : [];

const without = (from: number, length: number): Mutation => ({
  from,
  to: from + length,
  becomes: '',
});
