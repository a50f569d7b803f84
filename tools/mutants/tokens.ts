/** A word of the language of the rules. Brackets are as deep as what is around them. */
export interface Token {
  kind: 'word' | 'number' | 'text' | 'sign';
  text: string;
  from: number;
  /** Behind its last character. */
  to: number;
  depth: number;
}

const patterns = [
  ['space', /\s+|\/\/.*/y],
  ['text', /'(?:\\.|[^'\\])*'/y],
  ['number', /\d+/y],
  ['word', /\w+/y],
  ['sign', /&&|\|\||==|!=|<=|>=|\$\(|./y],
] as const;

export const isOpening = (text: string): boolean => /^(\$?\(|\[|\{)$/.test(text);
export const isClosing = (text: string): boolean => /^[)\]}]$/.test(text);

/** The tokens of rules, without spaces and comments. */
export function tokensOf(rules: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (let from = 0; from < rules.length; ) {
    const [kind, text] = nextIn(rules, from);
    if (isClosing(text)) depth -= 1;
    if (kind !== 'space') tokens.push({ kind, text, from, to: from + text.length, depth });
    if (isOpening(text)) depth += 1;
    from += text.length;
  }
  return tokens;
}

function nextIn(rules: string, from: number): [(typeof patterns)[number][0], string] {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = from;
    const [text] = pattern.exec(rules) ?? [];
    if (text !== undefined) return [kind, text];
  }
  throw new Error(`The rules cannot be read from ${from} on.`);
}
