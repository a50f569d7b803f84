import { parseDocument } from 'htmlparser2';
import type { Block } from './fields/richText.ts';
import { newKey } from './itemKeys.ts';
import { plainBlock } from './richText.ts';
import { paragraphs } from './shownText.ts';

export interface Pasted {
  blocks: Block[];
  /** How many pictures were left out. */
  pictures: number;
  /** Whether anything else was. */
  dropped: boolean;
}

/** The text of pasted HTML. */
export function blocksFromHtml(html: string): Pasted {
  const textOf = (node: { children?: unknown; data?: unknown; name?: unknown }): string =>
    Array.isArray(node.children)
      ? node.children.map(textOf).join('') +
        (/^(p|h\d|li|div)$/.test(String(node.name)) ? '\n\n' : '')
      : String(node.data ?? '');
  const text = textOf(parseDocument(html)).trim();
  const blocks = text ? paragraphs(text).map((each) => plainBlock(each, newKey())) : [];
  return { blocks, pictures: html.match(/<img/gi)?.length ?? 0, dropped: true };
}
