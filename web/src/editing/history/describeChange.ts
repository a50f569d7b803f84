import { capital, descriptionAt, itemNameAt, nameAt, textAt } from '@lamplight/content/fieldNames';
import type { RichText } from '@lamplight/content/richText';
import { inOneLine, isolated } from '@lamplight/content/shownText';
import { historyTexts } from '@lamplight/content/texts/staffArea/history';
import type * as z from '@lamplight/content/zod';
import type { Change } from './changes.ts';
import { linesOf, type TextLine } from './describeText.ts';
import { excerpt, maxShown, nameOfItem, textOf } from './itemTexts.ts';

/** A change in words: its subject, and what happened to it. */
interface Words {
  name: string;
  text: string;
  /** For a text instead: its changes, line by line. */
  lines?: TextLine[];
}

/**
 * Describes a change in words that require no knowledge of how content is stored.
 * @param version the content after it
 */
export function wordsOf(change: Change, schema: z.ZodType, version?: unknown): Words {
  switch (change.kind) {
    case 'changed': {
      const name = nameAt(schema, change.at, version);
      return { name, ...changedText(change, schema, version) };
    }
    case 'moved':
      return movedWords(change, itemNameAt(schema, change.at, version));
    default:
      return listWords(change, itemNameAt(schema, change.at, version));
  }
}

function changedText(
  { at, before, after }: Change & { kind: 'changed' },
  schema: z.ZodType,
  version: unknown,
): Pick<Words, 'text' | 'lines'> {
  const said = (value: unknown) => inOneLine(textOf(textAt(schema, at, value, version)));
  const [one, other] = [said(before), said(after)];
  if (!one) return { text: historyTexts.filledIn(isolated(excerpt(other))) };
  if (!other) return { text: historyTexts.cleared(isolated(excerpt(one))) };
  const isRich = descriptionAt(schema, at, version)?.kind === 'richText';
  if (isRich || Math.max(one.length, other.length) > maxShown) {
    const texts = isRich ? { before, after } : { before: one, after: other };
    return { text: '', lines: linesOf(texts.before as RichText, texts.after as RichText) };
  }
  return { text: historyTexts.changed(isolated(one), isolated(other)) };
}

function movedWords({ from, moved }: Change & { kind: 'moved' }, item: string): Words {
  const [place] = moved;
  if (moved.length > 1 || place === undefined) {
    return { name: capital(plural(item)), text: historyTexts.reordered };
  }
  const was = capital(`${item} ${(from[place] ?? 0) + 1}`);
  return { name: was, text: historyTexts.movedToPlace(place + 1) };
}

function listWords(change: Extract<Change, { items: unknown[] }>, item: string): Words {
  const { kind, places, items } = change;
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
