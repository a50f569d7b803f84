import { capital, descriptionAt, itemNameAt, nameAt, textAt } from '@lamplight/content/fieldNames';
import type { RichText } from '@lamplight/content/richText';
import { inOneLine, isolated } from '@lamplight/content/shownText';
import { historyTexts } from '@lamplight/content/texts/staffArea/history';
import type * as z from '@lamplight/content/zod';
import type { Change } from './changes.ts';
import { linesOf, type TextLine } from './describeText.ts';
import { excerpt, mostShown, nameOfItem, textOf } from './itemTexts.ts';

/** A change in words: what it is a change of, and what became of it. */
interface Words {
  name: string;
  text: string;
  /** What became of a text, line by line instead. */
  lines?: TextLine[];
}

/** Says a change in words that need no knowledge of how content is stored. */
export function wordsOf(change: Change, schema: z.ZodType): Words {
  switch (change.kind) {
    case 'changed':
      return { name: nameAt(schema, change.at), ...changedText(change, schema) };
    case 'moved':
      return movedWords(change, schema);
    default:
      return listWords(change, schema);
  }
}

function changedText(
  { at, before, after }: Change & { kind: 'changed' },
  schema: z.ZodType,
): Pick<Words, 'text' | 'lines'> {
  const said = (value: unknown) => inOneLine(textOf(textAt(schema, at, value)));
  const [one, other] = [said(before), said(after)];
  if (!one) return { text: historyTexts.filledIn(isolated(excerpt(other))) };
  if (!other) return { text: historyTexts.cleared(isolated(excerpt(one))) };
  const isRich = descriptionAt(schema, at)?.kind === 'richText';
  if (isRich || Math.max(one.length, other.length) > mostShown) {
    const texts = isRich ? { before, after } : { before: one, after: other };
    return { text: '', lines: linesOf(texts.before as RichText, texts.after as RichText) };
  }
  return { text: historyTexts.changed(isolated(one), isolated(other)) };
}

function movedWords({ at, from, moved }: Change & { kind: 'moved' }, schema: z.ZodType): Words {
  const [place] = moved;
  if (moved.length > 1 || place === undefined) {
    return { name: capital(plural(itemNameAt(schema, at))), text: historyTexts.reordered };
  }
  const was = capital(`${itemNameAt(schema, at)} ${(from[place] ?? 0) + 1}`);
  return { name: was, text: historyTexts.movedToPlace(place + 1) };
}

function listWords(change: Extract<Change, { items: unknown[] }>, schema: z.ZodType): Words {
  const { kind, at, places, items } = change;
  const item = itemNameAt(schema, at);
  const shown = items.map(nameOfItem).filter(Boolean);
  const detail =
    shown.length > 0 ? `: ${shown.map((each) => `“${isolated(each)}”`).join(', ')}` : '';
  const name =
    items.length === 1
      ? capital(`${item} ${(places[0] ?? 0) + 1}`)
      : capital(`${items.length} ${plural(item)}`);
  return { name, text: historyTexts.kinds[kind] + detail };
}

const plural = (text: string) => `${text}s`;
