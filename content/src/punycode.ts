import { isWellFormed } from './wellFormed.ts';

/** Decodes what stands for letters in domain names (RFC 3492). Node alone could do it; browsers only encode. */

const base = 36;
const [smallestThreshold, largestThreshold] = [1, 26];
const [skew, damp] = [38, 700];
const [firstCode, firstBias] = [128, 72];

const digitValue = (digit = '') => 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(digit);

function adapted(change: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? damp : 2));
  delta += Math.floor(delta / count);
  let steps = 0;
  for (; delta > ((base - smallestThreshold) * largestThreshold) / 2; steps += base)
    delta = Math.floor(delta / (base - smallestThreshold));
  return steps + Math.floor(((base - smallestThreshold + 1) * delta) / (delta + skew));
}

/**
 * The letters that a label of a domain stands for.
 * @param label in lower case, without `xn--`
 * @returns undefined where it stands for none
 */
export function decodedLabel(label: string): string | undefined {
  const end = label.lastIndexOf('-');
  const codes = [...label.slice(0, Math.max(0, end))].map((each) => each.charCodeAt(0));
  let [code, at, bias] = [firstCode, 0, firstBias];
  let next = end + 1;
  while (next < label.length) {
    const before = at;
    let weight = 1;
    for (let step = base; ; step += base) {
      const value = digitValue(label[next]);
      if (value < 0) return undefined;
      next += 1;
      at += value * weight;
      const threshold = Math.min(Math.max(step - bias, smallestThreshold), largestThreshold);
      if (value < threshold) break;
      weight *= base - threshold;
    }
    const count = codes.length + 1;
    bias = adapted(at - before, count, before === 0);
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10ffff) return undefined;
    codes.splice(at, 0, code);
    at += 1;
  }
  const letters = String.fromCodePoint(...codes);
  return isWellFormed(letters) ? letters : undefined;
}
