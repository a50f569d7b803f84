import type { RichText } from '@lamplight/content/richText';
import { plainText, richTextLimits } from '@lamplight/content/richText';
import { tidied } from '@lamplight/content/storedRichText';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { blocksIn } from './convert.ts';

/** Why a change isn't made. */
export type Refusal = 'tooLong' | 'tooManyBlocks';

/** On transactions that come from outside, or of the history, which are never refused. */
export const always = 'always';

/** At least as many characters as the text is going to have, found without counting them. */
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
export function charactersLeft(text: RichText, most: number): number | undefined {
  const length = lengthOf(text);
  return length < most * 0.9 ? undefined : most - length;
}

function refusalOf(doc: Node, before: Node, most: number): Refusal | undefined {
  const { blocks } = richTextLimits;
  if (doc.childCount > blocks && doc.childCount > before.childCount) return 'tooManyBlocks';
  if (roughLength(doc) <= most) return undefined;
  const length = storedLength(doc);
  return length > most && length > storedLength(before) ? 'tooLong' : undefined;
}

/** Makes no change that would make a text longer than it may be; what is too long already can be shortened. */
export const limited = (most: number, refuse: (why: Refusal) => void) =>
  new Plugin({
    filterTransaction(tr, state) {
      if (!tr.docChanged || tr.getMeta(always)) return true;
      const refusal = refusalOf(tr.doc, state.doc, most);
      if (refusal) refuse(refusal);
      return refusal === undefined;
    },
  });
