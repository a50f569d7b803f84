import type { Mutation } from './mutation.ts';
import type { Token } from './tokens.ts';

const otherSigns: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  true: 'false',
  false: 'true',
  hasOnly: 'hasAll',
  int: 'number',
};

/** Kinds of text, and what takes more, or less, in their place. */
const otherKinds: Record<string, readonly string[]> = {
  'line()': ['filledLine()', 'text()'],
  'filledLine()': ['line()', 'filledText()'],
  'text()': ['filledText()', 'line()', 'filledStory()'],
  'filledText()': ['text()', 'filledLine()'],
  'filledStory()': ['filledText()'],
  'picture()': ['link()', 'orNone(picture())', 'pictureKey()'],
  'pictureKey()': ['picture()', 'line()'],
  'link()': ['picture()', 'orNone(link())', 'line()'],
  'video()': ['filledVideo()', 'orNone(link())'],
  'filledVideo()': ['video()'],
  'mail()': ['filledLine()', 'orNone(mail())'],
  'emailOrPhone()': ['mail()', 'filledLine()'],
  'percent()': ['filledPercent()', 'line()'],
  'filledPercent()': ['percent()'],
  'colour()': ['line()'],
  'teamType()': ['filledLine()'],
  'isTrue()': ['line()'],
  'keys()': ['line()'],
};

/** Signs, bounds and names each put in place of another one. */
export function changedValues(tokens: readonly Token[]): Mutation[] {
  return tokens.flatMap((token, index) => [
    ...changedSign(token),
    ...changedNumber(token, tokens[index - 1]?.text === '['),
    ...changedKind(tokens.slice(index, index + 4), tokens.slice(Math.max(0, index - 2), index)),
    ...shortenedList(tokens, index),
  ]);
}

function changedSign({ text, from, to }: Token): Mutation[] {
  const other = Object.hasOwn(otherSigns, text) ? otherSigns[text] : undefined;
  return other ? [{ from, to, becomes: other }] : [];
}

/** One more and one less; of places in lists one more, which leaves the place itself unread. */
function changedNumber({ kind, text, from, to }: Token, isPlace: boolean): Mutation[] {
  const [, quote = '', digits] = /^('?)(\d+)'?$/.exec(text) ?? [];
  if (kind === 'word' || digits === undefined) return [];
  const others = [Number(digits) + 1, ...(isPlace ? [] : [Number(digits) - 1])].filter(
    (other) => other >= 0,
  );
  return others.map((other) => ({ from, to, becomes: `${quote}${other}${quote}` }));
}

/** A kind where it is asked for, not where it is defined. */
function changedKind([name, open, close, end]: Token[], before: Token[]): Mutation[] {
  if (!name || !open || !close || open.text !== '(') return [];
  if (before.at(-1)?.text === 'function') return [];
  const mayBeNone = before.some(({ text }) => text === 'orNone');
  const isCall = close.text === ')' || name.text === 'keys' || name.text === 'orNone';
  if (!isCall) return [];
  const last = close.text === ')' ? close : end;
  if (name.text === 'orNone' || name.text === 'rowOrEmpty') {
    return [{ from: name.from, to: name.to, becomes: name.text === 'orNone' ? '' : 'rows' }];
  }
  const others = otherKinds[`${name.text}()`] ?? [];
  return others
    .filter((becomes) => !(mayBeNone && becomes.startsWith('orNone')))
    .map((becomes) => ({
      from: name.from,
      to: last?.to ?? close.to,
      becomes,
    }));
}

/** A list of texts without one of them. */
function shortenedList(tokens: readonly Token[], index: number): Mutation[] {
  const token = tokens[index];
  if (token?.kind !== 'text') return [];
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (before?.text === ',' && (after?.text === ',' || after?.text === ']')) {
    return [{ from: before.from, to: token.to, becomes: '' }];
  }
  if (before?.text === '[' && after?.text === ',') {
    return [{ from: token.from, to: tokens[index + 2]?.from ?? after.to, becomes: '' }];
  }
  return [];
}
