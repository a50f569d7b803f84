import type { Mutation } from './mutation.ts';
import type { Token } from './tokens.ts';

/** Signs, methods and types, each with one that means more, less or something else. */
const otherWords: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  hasOnly: 'hasAll',
  hasAny: 'hasAll',
  affectedKeys: 'changedKeys',
  int: 'number',
};

/** Functions that look at documents before or after the request. */
const otherTimes: Record<string, string> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
};

/** Signs, names, numbers and texts each put in place of another one, and lists without one of their items. */
export function changedValues(tokens: readonly Token[]): Mutation[] {
  return tokens.flatMap((token, index) => [
    ...changedWord(token),
    ...changedTime(token, tokens[index - 1], tokens[index + 1]),
    ...changedNumber(token, tokens[index - 1]),
    ...changedText(tokens, index),
    ...shortenedList(tokens, index),
  ]);
}

const become = ({ from, to }: Token, becomes?: string): Mutation[] =>
  becomes === undefined ? [] : [{ from, to, becomes }];

const otherOf = (others: Record<string, string>, { text }: Token) =>
  Object.hasOwn(others, text) ? others[text] : undefined;

const changedWord = (token: Token) => become(token, otherOf(otherWords, token));

/** Methods such as `data.get()` and operations such as `allow get` are not meant. */
const changedTime = (token: Token, before?: Token, after?: Token) =>
  before?.text === '.' || after?.text !== '(' ? [] : become(token, otherOf(otherTimes, token));

/** One more and one less, but for what the other sign before it says as well: `< 20` is `<= 19`. */
function changedNumber(token: Token, before?: Token): Mutation[] {
  if (token.kind !== 'number') return [];
  const number = Number(token.text);
  const isLess = /^(<=|>)$/.test(before?.text ?? '');
  const isMore = /^(>=|<)$/.test(before?.text ?? '');
  const others = [...(isMore ? [] : [number + 1]), ...(isLess ? [] : [number - 1])];
  return others.filter((other) => other >= 0).flatMap((other) => become(token, `${other}`));
}

/** A text that is neither a pattern nor one of a list. */
function changedText(tokens: readonly Token[], index: number): Mutation[] {
  const token = tokens[index];
  if (token?.kind !== 'text' || /[[({|\\]/.test(token.text)) return [];
  const opening = tokens.findLastIndex((each, at) => at < index && each.depth < token.depth);
  return isList(tokens, opening) ? [] : become(token, `${token.text.slice(0, -1)}~'`);
}

/** A list without each of its items, and the comma before it or, for the first item, after it. */
function shortenedList(tokens: readonly Token[], index: number): Mutation[] {
  const opening = tokens[index];
  // Numbers are compared all at once, each of them with another one.
  const isOfNumbers = tokens[index + 1]?.kind === 'number';
  if (!opening || !isList(tokens, index) || isOfNumbers) return [];
  const end = tokens.findIndex(({ depth }, at) => at > index && depth === opening.depth);
  const borders = [
    opening,
    ...tokens
      .slice(index, end)
      .filter(({ text, depth }) => text === ',' && depth === opening.depth + 1),
    ...tokens.slice(end, end + 1),
  ];
  if (borders.length < 3) return [];
  const next = (border: Token, by: -1 | 1) => tokens[tokens.indexOf(border) + by] ?? border;
  return borders.slice(1).map((border, item) => {
    const before = borders[item] ?? opening;
    return item === 0
      ? { from: next(before, 1).from, to: next(border, 1).from, becomes: '' }
      : { from: before.from, to: next(border, -1).to, becomes: '' };
  });
}

/** Whether a list begins there, and not the place in one, as in `earlier[version]`. */
function isList(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const isPlace = before?.kind === 'word' && !/^(in|return)$/.test(before.text);
  return tokens[index]?.text === '[' && !isPlace && !/[\])]/.test(before?.text ?? '');
}
