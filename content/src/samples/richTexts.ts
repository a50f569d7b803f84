import { richText } from '../fields.ts';
import { type Merging, mergeChanges } from '../mergeChanges.ts';
import type { Block, RichText } from '../richText.ts';
import { wordsOf } from '../richWords.ts';
import { blocksOf, tidied } from '../storedRichText.ts';
import * as z from '../zod.ts';

/** Rich texts for tests of how they are merged. */

export interface TextForm {
  text: RichText;
}

const schemas = [z.object({ text: richText({ label: 'Text' }) })];

/** Three states of a rich text, merged. */
export function merged(base: RichText, mine: RichText, theirs: RichText, merging: Merging = {}) {
  const form = (text: RichText): TextForm => ({ text });
  return mergeChanges(form(base), form(mine), form(theirs), { schemas, ...merging });
}

/** A block of words with marks around some: `**bold**`, `_italic_`, `[link](/to)`. */
export function block(_key: string, text: string, kind: Partial<Block> = {}): Block {
  const markDefs: Block['markDefs'] = [];
  const pattern = /\*\*(.+?)\*\*|_(.+?)_|\[(.+?)\]\((.+?)\)|([^*_[]+)/g;
  const children = [...text.matchAll(pattern)].map(
    ([, strong, em, linked, href, plain]): Block['children'][number] => {
      const key = `${_key}-${markDefs.length}`;
      if (href) markDefs.push({ _type: 'link', _key: key, href });
      const marks = [strong && 'strong', em && 'em', href && key].filter((mark) => mark);
      const words = strong ?? em ?? linked ?? plain ?? '';
      return { _type: 'span', _key: '0', text: words, marks: marks as string[] };
    },
  );
  return { _type: 'block', _key, style: 'normal', children, markDefs, ...kind };
}

export const blocks = (...all: Block[]): RichText => tidied(all);
export const item = (level: number): Partial<Block> => ({ listItem: 'bullet', level });

/** What a text says and looks like, a line a block, whatever its keys. */
export const written = (text: unknown): string =>
  blocksOf(text as RichText)
    .map((each) => {
      const kind = each.listItem ? '  '.repeat(each.level ?? 1) : { h2: '# ' }[String(each.style)];
      const words = wordsOf(each).map(({ text: word, look, space }) => {
        const styled = look.em ? `_${word}_` : look.strong ? `**${word}**` : word;
        return (space?.text ?? '') + (look.href ? `[${styled}](${look.href})` : styled);
      });
      return (kind ?? '') + words.join('');
    })
    .join('\n');

/** A text with everything that there may be. */
export const formattedText = blocks(
  block('head', 'Where it **began**', { style: 'h2' }),
  block('place', 'In _Harbour Street_, as [the story](/about) says.'),
  block('first', 'A **lamp**', item(1)),
  block('second', 'A shade', item(2)),
  block('third', 'A [switch](https://lamps.example/switch)', { listItem: 'number', level: 3 }),
  block('quote', 'It still works.\nEvery day.', { style: 'blockquote' }),
);
