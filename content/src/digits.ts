const isDigit = (code: number) => /^\p{Decimal_Number}$/u.test(String.fromCodePoint(code));

/** The value of a digit. Unicode keeps those of a script together, from zero to nine. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** A text in which digits of every script are ASCII digits. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Decimal_Number}0-9]/gu, digitValue);
