import * as z from '@lamplight/content/zod';

/** An expression of the rules, by where it is in their text. */
interface Expression {
  line: number;
  column: number;
  from: number;
  /** Behind its last character. */
  to: number;
}

/** The results of an expression in all requests of a run. */
export interface Seen extends Expression {
  evaluated: boolean;
  true: boolean;
  false: boolean;
}

const nodeSchema = z.object({
  sourcePosition: z.object({
    line: z.int(),
    column: z.int(),
    currentOffset: z.int(),
    endOffset: z.int(),
  }),
  /** The values that it had; what has none was left out, as the right side of a false `&&`. */
  values: z.array(z.unknown()).default([]),
  get children() {
    return z.array(nodeSchema).default([]);
  },
});
const reportSchema = z.object({ report: z.array(nodeSchema) });

/** The expressions in the emulator's report on a project, nested ones after the outer ones. */
export function expressionsIn(coverage: unknown): Seen[] {
  return reportSchema.parse(coverage).report.flatMap(flattened);
}

function flattened({ sourcePosition, values, children }: z.infer<typeof nodeSchema>): Seen[] {
  const { line, column, currentOffset, endOffset } = sourcePosition;
  // There are too many of them to be parsed one by one.
  const known = values.map((each) => Object(Object(each).value));
  const was = (verdict: boolean) => known.some(({ boolValue }) => boolValue === verdict);
  const expression: Seen = {
    line,
    column,
    from: currentOffset,
    to: endOffset + 1,
    evaluated: known.some((value) => Object.keys(value).length > 0),
    true: was(true),
    false: was(false),
  };
  return [expression, ...children.flatMap(flattened)];
}

/** The sum of several reports. */
export function together(reports: readonly Seen[]): Seen[] {
  const all = new Map<string, Seen>();
  for (const each of reports) {
    const key = `${each.from}-${each.to}`;
    const before = all.get(key) ?? each;
    all.set(key, {
      ...each,
      evaluated: before.evaluated || each.evaluated,
      true: before.true || each.true,
      false: before.false || each.false,
    });
  }
  return [...all.values()];
}

/** Expressions that were never evaluated, and which conditions were never true or never false, with where they are. */
export function gaps(rules: string, seen: readonly Seen[]): string[] {
  return seen.flatMap((each) => {
    const { line, column, from, to } = each;
    const text = rules.slice(from, to).replace(/\s+/g, ' ');
    const where = `${line}:${column} ${text}`;
    if (!each.evaluated) return [`${where}: never evaluated`];
    // A plain name of a value is no condition, though the value may be true.
    const isCondition = (each.true || each.false) && !/^[\w.[\]]+$/.test(text);
    if (!isCondition || (each.true && each.false)) return [];
    return [`${where}: never ${each.true ? 'false' : 'true'}`];
  });
}
