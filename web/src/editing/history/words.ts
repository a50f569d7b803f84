import { isMap } from '@lamplight/content/mergeLists';
import type { FieldNames } from '../fieldNames.ts';
import type { Change, Path } from './changes.ts';
import { excerpts, shortened } from './excerpts.ts';

/** A change in words: what it is a change of, and what became of it. */
export interface Words {
  name: string;
  text: string;
}

/** Says a change in words that need no knowledge of how content is stored. */
export function wordsOf(change: Change, names: FieldNames): Words {
  switch (change.kind) {
    case 'changed':
      return { name: fieldName(change.at, names), text: changedText(change, names) };
    case 'moved':
      return movedWords(change, names);
    default:
      return listWords(change, names);
  }
}

function changedText({ at, before, after }: Change & { kind: 'changed' }, names: FieldNames) {
  const choices = names.choices.get(patternOf(at));
  const said = (value: unknown) => choices?.get(String(value)) ?? textOf(value);
  const [one, other] = excerpts(said(before), said(after));
  if (!one) return `filled in: “${other}”`;
  if (!other) return `emptied, was “${one}”`;
  return `changed from “${one}” to “${other}”`;
}

function movedWords({ at, from, moved }: Change & { kind: 'moved' }, names: FieldNames): Words {
  const [place] = moved;
  if (moved.length > 1 || place === undefined) {
    return { name: capital(plural(listName(at, names))), text: 'put into another order' };
  }
  const was = capital(`${listName(at, names)} ${(from[place] ?? 0) + 1}`);
  return { name: was, text: `moved to place ${place + 1}` };
}

function listWords(change: Extract<Change, { items: unknown[] }>, names: FieldNames): Words {
  const { kind, at, places, items } = change;
  const item = listName(at, names);
  const shown = items.map(nameOfItem).filter(Boolean);
  const detail = shown.length > 0 ? `: ${shown.map((each) => `“${each}”`).join(', ')}` : '';
  const name =
    items.length === 1
      ? capital(`${item} ${(places[0] ?? 0) + 1}`)
      : capital(`${items.length} ${plural(item)}`);
  return { name, text: kind + detail };
}

/** What a field is called, after the items that it stands in: “Dropdown 1, link 2: Name”. */
export function fieldName(at: Path, names: FieldNames): string {
  const label = names.labels.get(patternOf(at)) ?? keyName(at);
  const items = itemsAround(at, names);
  return items ? `${items}: ${label}` : label;
}

/** What an item of a list is called, after the items that the list stands in. */
function listName(at: Path, names: FieldNames): string {
  const around = itemsAround(at, names);
  const item = names.items.get(patternOf(at)) || singular(keyName(at).toLowerCase());
  return around ? `${around}, ${item}` : item;
}

const itemsAround = (at: Path, names: FieldNames): string =>
  capital(
    at
      .flatMap((step, index) => {
        if (typeof step !== 'number') return [];
        const list = at.slice(0, index);
        const item = names.items.get(patternOf(list)) || singular(keyName(list).toLowerCase());
        return `${item} ${step + 1}`;
      })
      .join(', '),
  );

/** The name of a field, with # for places in lists. */
const patternOf = (at: Path) => at.map((step) => (typeof step === 'number' ? '#' : step)).join('.');

/** A key that the form has no label for, made readable. */
function keyName(at: Path): string {
  if (at[0] === 'imageAlts') return 'What the picture shows';
  const key = at.findLast((step) => typeof step === 'string') ?? 'all of it';
  return capital(
    key
      .replace(/([a-z])([A-Z]|\d)/g, '$1 $2')
      .replace(/(\d)([a-z])/gi, '$1 $2')
      .toLowerCase(),
  );
}

/** The text that tells an item from others: the first that is not a size, a colour or an address. */
function nameOfItem(item: unknown): string {
  const texts = textsIn(item).filter((text) => !/^([\d.]+%?|#[\da-f]{3,6})?$/i.test(text));
  return shortened(texts.find((text) => !/^(\/|[a-z]+:)\S*$/i.test(text)) ?? texts[0] ?? '');
}

const textOf = (value: unknown): string => textsIn(value).filter(Boolean).join(' · ');

const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isMap(value)) return Object.values(value).flatMap(textsIn);
  return value === undefined || value === null ? [] : [String(value)];
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const singular = (text: string) => text.replace(/s$/, '');
const plural = (text: string) => `${text}s`;
