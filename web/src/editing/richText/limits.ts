import type { RichText } from '@lamplight/content/richText';
import { plainText, richTextLimits } from '@lamplight/content/richText';
import { tidied } from '@lamplight/content/storedRichText';
import { isHistoryTransaction } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { blocksIn } from './convert.ts';

/** The reason for refusing a change. */
export type Refusal = 'tooLong' | 'tooManyBlocks';

/** Marks transactions from outside, which are never refused. Neither are those of the history. */
export const always = 'always';

/** An upper bound for the number of characters of the stored text, without counting them. */
const roughLength = (doc: Node): number => doc.textBetween(0, doc.content.size, '\n\n').length;

/** The characters of a text as it is stored. */
function lengthOf(text: RichText): number {
  const plain = plainText(text);
  // Some characters are two in JavaScript.
  const pairs = plain.match(/[\u{10000}-\u{10ffff}]/gu);
  return plain.length - (pairs?.length ?? 0);
}

const storedLength = (doc: Node): number => lengthOf(tidied(blocksIn(doc.content)));

/** How many characters may still be typed; undefined far from the limit. */
export function charactersLeft(text: RichText, max: number): number | undefined {
  const length = lengthOf(text);
  return length < max * 0.9 ? undefined : max - length;
}

function refusalOf(doc: Node, before: Node, max: number): Refusal | undefined {
  const { blocks } = richTextLimits;
  if (doc.childCount > blocks && doc.childCount > before.childCount) return 'tooManyBlocks';
  if (roughLength(doc) <= max) return undefined;
  const length = storedLength(doc);
  return length > max && length > storedLength(before) ? 'tooLong' : undefined;
}

/** Refuses changes that make a text longer than the limit; a text that is too long can still be shortened. */
export const limited = (max: number, refuse: (why: Refusal) => void) =>
  new Plugin({
    filterTransaction(tr, state) {
      if (!tr.docChanged || tr.getMeta(always) || isHistoryTransaction(tr)) return true;
      const refusal = refusalOf(tr.doc, state.doc, max);
      if (refusal) refuse(refusal);
      return refusal === undefined;
    },
  });
