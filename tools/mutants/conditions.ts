import type { Mutation } from './mutation.ts';
import { isClosing, isOpening, type Token } from './tokens.ts';

/** The tokens before or after a whole expression. */
const borders = new Set(['return', 'if', ';', ',', ':', '=', '{', '(', '[', '$(']);

/** Each operand of && and || left out or negated, and each single condition turned round. */
export function changedConditions(rules: string, tokens: readonly Token[]): Mutation[] {
  return expressionsIn(tokens).flatMap((expression) => {
    const alternatives = split(expression, '||');
    const parts = alternatives.map((each) => split(each, '&&'));
    if (parts.length === 1 && parts[0]?.length === 1) return single(rules, expression);
    return [
      ...(parts.length > 1 ? alternatives.flatMap((each) => operand(rules, each, 'false')) : []),
      ...parts
        .filter((each) => each.length > 1)
        .flatMap((each) => each.flatMap((part) => operand(rules, part, 'true'))),
    ];
  });
}

/** The longest stretches of tokens of one depth that contain no border; what is deeper belongs to them. */
function expressionsIn(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  const open: Token[][] = [[]];
  const end = () => {
    const [current = []] = [open.pop()];
    if (current.some(({ text }) => !borders.has(text))) found.push(current);
    return current;
  };
  for (const token of tokens) {
    if (isClosing(token.text)) {
      const inner = end();
      open.at(-1)?.push(...inner);
    } else if (borders.has(token.text) && !isOpening(token.text)) {
      end();
      open.push([]);
      continue;
    }
    open.at(-1)?.push(token);
    if (isOpening(token.text)) open.push([]);
  }
  return found;
}

function split(expression: Token[], sign: string): Token[][] {
  const depth = Math.min(...expression.map((token) => token.depth));
  const parts: Token[][] = [[]];
  for (const token of expression) {
    if (token.text === sign && token.depth === depth) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function operand(rules: string, tokens: Token[], without: string): Mutation[] {
  const { from, to } = rangeOf(tokens);
  return [
    { from, to, becomes: without },
    { from, to, becomes: `!(${rules.slice(from, to)})` },
  ];
}

/** A condition that stands alone; other expressions are no conditions. */
function single(rules: string, tokens: Token[]): Mutation[] {
  const { from, to } = rangeOf(tokens);
  const depth = tokens[0]?.depth;
  const isComparison = tokens.some(
    (each) => each.depth === depth && /^([=!<>]=|[<>]|in|is)$/.test(each.text),
  );
  const asks =
    /^(is|are|exists)[A-Z(]/.test(rules.slice(from, to)) ||
    /\.matches\([^()]*\)$/.test(rules.slice(from, to));
  const isWhole =
    /(if|return)\s+$/.test(rules.slice(0, from)) || /\(\s*$/.test(rules.slice(0, from));
  if (!isWhole || !(isComparison || asks)) return [];
  return ['true', 'false'].map((becomes) => ({ from, to, becomes }));
}

const rangeOf = (tokens: Token[]) => ({
  from: tokens[0]?.from ?? 0,
  to: tokens.at(-1)?.to ?? 0,
});
