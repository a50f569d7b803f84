import type { Mutation } from './mutation.ts';
import type { Token } from './tokens.ts';

const operations = ['get', 'list', 'create', 'update', 'delete'];

/**
 * For each `allow`, leaves out one of its operations, if it has several, or adds each other one.
 * Where a condition is about the stored data or the length of a list, all others are errors, which
 * deny: there none is added.
 */
export function changedOperations(tokens: readonly Token[]): Mutation[] {
  return tokens.flatMap((token, index) => {
    if (token.text !== 'allow') return [];
    const end = tokens.findIndex(({ text }, at) => at > index && text === ':');
    const own = tokens.slice(index + 1, end).filter(({ kind }) => kind === 'word');
    return [...leftOut(own), ...letIn(own)];
  });
}

const leftOut = (own: readonly Token[]): Mutation[] =>
  own.flatMap(({ from, to }, at) => {
    const [before, after] = [own[at - 1], own[at + 1]];
    if (before) return [{ from: before.to, to, becomes: '' }];
    return after ? [{ from, to: after.from, becomes: '' }] : [];
  });

function letIn(own: readonly Token[]): Mutation[] {
  const last = own.at(-1);
  if (!last || !own.every(({ text }) => text === 'get' || text === 'delete')) return [];
  return operations
    .filter((operation) => !own.some(({ text }) => text === operation))
    .map((operation) => ({ from: last.to, to: last.to, becomes: `, ${operation}` }));
}
