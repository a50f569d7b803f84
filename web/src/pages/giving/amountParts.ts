/** A number with its currency, however that is written: “$26”, “26 €”, “CHF 1’200”, “10 000 €”. */
const figurePattern =
  /^((?:\p{Lu}{1,3}\p{Sc}?|\p{Sc})?\s?\p{Nd}(?:(?:[\p{Nd}.,'’\u00a0\u202f٫٬]| (?=\p{Nd}{3}(?!\p{Nd})))*\p{Nd})?(?:\s?\p{Sc})?)\s*(.*)$/u;

/** The figure that an amount begins with, and how often it is given; all of it where it begins otherwise. */
export function amountParts(amount: string): { figure: string; rest: string } {
  const [, figure = amount, rest = ''] = figurePattern.exec(amount) ?? [];
  // A range, or a number written in another way, is not to be torn apart.
  return /^[\p{Nd}\p{Pd}]/u.test(rest) ? { figure: amount, rest: '' } : { figure, rest };
}
