import { capital, itemNameAt, nameAt, textAt } from '@lamplight/content/fieldNames';
import { isMap } from '@lamplight/content/isMap';
import { keyField } from '@lamplight/content/itemKeys';
import { inOneLine, isolated } from '@lamplight/content/shownText';
import { historyTexts } from '@lamplight/content/texts/staffArea/history';
import type * as z from '@lamplight/content/zod';
import type { Change } from './changes.ts';

/** A change in words: what it is a change of, and what became of it. */
interface Words {
  name: string;
  text: string;
}

/** Says a change in words that need no knowledge of how content is stored. */
export function wordsOf(change: Change, schema: z.ZodType): Words {
  switch (change.kind) {
    case 'changed':
      return { name: nameAt(schema, change.at), text: changedText(change, schema) };
    case 'moved':
      return movedWords(change, schema);
    default:
      return listWords(change, schema);
  }
}

function changedText({ at, before, after }: Change & { kind: 'changed' }, schema: z.ZodType) {
  const said = (value: unknown) => textOf(textAt(schema, at, value));
  const [one = '', other = ''] = excerpts(said(before), said(after)).map(isolated);
  if (!one) return historyTexts.filledIn(other);
  if (!other) return historyTexts.cleared(one);
  return historyTexts.changed(one, other);
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

/** The text that tells an item from others: the first that is not a size, a colour or an address. */
export function nameOfItem(item: unknown): string {
  const texts = textsIn(item).filter((text) => !/^([\d.]+%?|#[\da-f]{3,6})?$/i.test(text));
  const name = texts.find((text) => !/^(\/|[a-z]+:)\S*$/i.test(text)) ?? texts[0] ?? '';
  return excerpt(inOneLine(name), 0);
}

/** What people see of an item: neither its id nor its key. */
export const withoutIds = ({
  _id,
  [keyField]: _key,
  ...shown
}: Record<string, unknown>): Record<string, unknown> => shown;

const textOf = (value: unknown): string => textsIn(value).filter(Boolean).join(' · ');

const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isMap(value)) return Object.values(withoutIds(value)).flatMap(textsIn);
  return value === undefined || value === null ? [] : [String(value)];
};

const plural = (text: string) => `${text}s`;

/** The most characters that are shown of a text, and how many of them are before a change. */
const most = 90;
const leading = 25;

/** Both states of a text, shortened to where they differ. */
function excerpts(before: string, after: string): [string, string] {
  const [one, other] = [inOneLine(before), inOneLine(after)];
  if (one.length <= most && other.length <= most) return [one, other];
  const start = beginning(one, other);
  return [excerpt(one, start), excerpt(other, start)];
}

/** Where both begin to be shown: some words before they differ. */
function beginning(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  if (same <= leading * 2) return 0;
  return one.lastIndexOf(' ', same - leading) + 1;
}

/** A text from a place on, as long as an excerpt is. */
function excerpt(text: string, start: number): string {
  const from = Math.min(start, Math.max(0, text.length - 1));
  const whole = text.length <= from + most;
  const end = whole ? text.length : Math.max(text.lastIndexOf(' ', from + most), from + most / 2);
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${whole ? '' : '…'}`;
}
