/** A number with its currency, however that is written: “$26”, “26 €”, “CHF 1’200”. */
const figurePattern =
  /^((?:\p{Lu}{1,3}\p{Sc}?|\p{Sc})?\s?\p{Nd}(?:[\p{Nd}.,'’\u00a0\u202f]*\p{Nd})?(?:\s?\p{Sc})?)\s*(.*)$/u;

/** The figure that an amount begins with, and how often it is given; all of it where it begins otherwise. */
export function amountParts(amount: string): { figure: string; rest: string } {
  const [, figure = amount, rest = ''] = figurePattern.exec(amount) ?? [];
  return { figure, rest };
}
