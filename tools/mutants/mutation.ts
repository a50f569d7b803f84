/** One small change of the rules that should let someone in, or keep someone out. */
export interface Mutation {
  /** Where the text that is replaced begins and, exclusively, ends. */
  from: number;
  to: number;
  becomes: string;
}

/** A mutation that can be told from all others, also after the lines have moved. */
export interface Mutant extends Mutation {
  /** The function or the rule that it is in, and its line with the change in brackets. */
  name: string;
  /** The function that it is in; undefined for a rule. */
  within: string | undefined;
  /** The function, or the path that the rule is about. */
  place: string;
  /** The heading above it, such as `Saves`. */
  section: string;
  rules: string;
}

/** The rules with each of the mutations, without duplicates. */
export function mutantsOf(rules: string, mutations: readonly Mutation[]): Mutant[] {
  const all = new Map<string, Mutant>();
  const times = new Map<string, number>();
  for (const { from, to, becomes } of mutations) {
    const mutated = rules.slice(0, from) + becomes + rules.slice(to);
    const within = functionAt(rules, from);
    const place = within ?? pathAt(rules, from);
    if (all.has(mutated)) continue;
    const [, section = ''] =
      [...rules.slice(0, from).matchAll(/^ *\/\/ ---- ([^-\n]+)/gm)].at(-1) ?? [];
    const plain = `${place}: ${lineOf(rules, from, to, becomes)}`;
    const count = (times.get(plain) ?? 0) + 1;
    times.set(plain, count);
    const name = count === 1 ? plain : `${plain} (${count})`;
    all.set(mutated, {
      from,
      to,
      becomes,
      within,
      place,
      name,
      section: section.trim(),
      rules: mutated,
    });
  }
  return [...all.values()];
}

/** A function ends where its brace closes, four spaces in from the margin. */
function functionAt(rules: string, at: number): string | undefined {
  const begin = `\n${rules}`.lastIndexOf('\n    function ', at);
  if (begin < 0 || rules.slice(begin, at).includes('\n    }\n')) return undefined;
  return /function (\w+)/.exec(rules.slice(begin, at))?.[1];
}

function pathAt(rules: string, at: number): string {
  const [, path = ''] = [...rules.slice(0, at).matchAll(/match (\/\S+)/g)].at(-1) ?? [];
  const isBelow = path.startsWith('/revisions');
  return isBelow ? `${pathAt(rules, rules.lastIndexOf(`match ${path}`, at))}${path}` : path;
}

function lineOf(rules: string, from: number, to: number, becomes: string): string {
  const begin = rules.lastIndexOf('\n', from) + 1;
  const end = rules.indexOf('\n', to);
  const marked = `${rules.slice(begin, from)}⟦${rules.slice(from, to)} → ${becomes}⟧${rules.slice(to, end)}`;
  return marked.replace(/\s+/g, ' ').trim();
}
