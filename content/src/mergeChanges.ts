import { deepEqual } from 'fast-equals';
import { descriptionOf } from './descriptions.ts';
import { schemaWithin } from './fieldsOf.ts';
import { isMap } from './isMap.ts';
import { keyField } from './itemKeys.ts';
import { picturesIn } from './libraryPicture.ts';
import { type MergedItem, mergedItems, type Three } from './mergeItems.ts';
import { mergeBlock, mergedBlocks } from './mergeRichText.ts';
import { withoutFocus } from './pictureFocus.ts';
import type { Block, RichText } from './richText.ts';
import { isBlocks, richTextLimits } from './richText.ts';
import { tidied } from './storedRichText.ts';
import type * as z from './zod.ts';

/** A place that two people have changed to different values. */
export interface Conflict {
  /** Where it is in the merged value, as a dotted path; empty where it is the whole. */
  at: string;
  /** The same with the keys of items; unique among conflicts. */
  id: string;
  /** undefined where it was removed here. */
  mine: unknown;
  /** undefined where they have removed it. */
  theirs: unknown;
  /** For a block of rich text: it with all other changes, but neither of these; `at` is the place of the text. */
  base?: unknown;
}

/** A list, or a map of any keys, that both have added to until it has more items than it may. */
export interface Overfull {
  /** Where it is in the merged value, as a dotted path. */
  at: string;
  limit: number;
  /** How many items it has. */
  count: number;
  /** The added items, by whom. */
  added: { id: string; item: unknown; isMine: boolean }[];
}

/** The result of merging the changes of two people. */
export interface Merged<T> {
  /** Both changes; where there is a conflict, mine. */
  value: T;
  conflicts: Conflict[];
  overfull: Overfull[];
}

/** How to merge. */
export interface Merging {
  /**
   * The schemas of the merged content, each of some of its fields. They define how many items a list may have, and
   * which texts are rich: without them, one that is plain in all three states is like any other text.
   */
  schemas?: readonly z.ZodType[];
  /** The ids of conflicts for which theirs was chosen; for the others, it is mine. */
  theirs?: ReadonlySet<string>;
  /** The ids of added items to leave out. */
  leftOut?: ReadonlySet<string>;
}

/**
 * Lays the changes from `base` to `mine` and those from `base` to `theirs` over each other: key by
 * key in maps, item by item in lists, whether their items have keys or not, and word by word in the blocks of rich text.
 */
export function mergeChanges<T>(base: T, mine: T, theirs: T, merging: Merging = {}): Merged<T> {
  const result: Result = { ...merging, conflicts: [], overfull: [] };
  const place = { at: '', id: '', schemas: merging.schemas ?? [] };
  const value = merge(result, place, { base, mine, theirs });
  return { value: value as T, conflicts: result.conflicts, overfull: result.overfull };
}

interface Result extends Merging, Pick<Merged<unknown>, 'conflicts' | 'overfull'> {}

/** Where something is, by places and by keys, and what it is. */
interface Place extends Pick<Conflict, 'at' | 'id'> {
  schemas: readonly z.ZodType[];
}

/** The place one step further in. @param at its place in the merged value, where that is not its key */
const placeWithin = (
  { at, id, schemas }: Place,
  key: string,
  { base, mine, theirs }: Three<unknown>,
  place: string | number = key,
): Place => ({
  at: join(at, place),
  id: join(id, key),
  schemas: schemas.flatMap((schema) => schemaWithin(schema, place, mine ?? theirs ?? base) ?? []),
});

const conflictAt = ({ at, id }: Place) => ({ at, id });

function merge(result: Result, place: Place, three: Three<unknown>): unknown {
  const { base, mine, theirs } = three;
  if (deepEqual(mine, theirs) || deepEqual(base, theirs)) return mine;
  if (deepEqual(base, mine)) return theirs;
  if (areAll(three, isMap)) return mergeMaps(result, place, three);
  if (isRich(place, three)) return mergeText(result, place, three);
  const items = areAll(three, Array.isArray) && mergedItems(three);
  if (!items) {
    result.conflicts.push({ ...conflictAt(place), mine, theirs });
    return result.theirs?.has(place.id) ? theirs : mine;
  }
  return mergeList(result, place, items);
}

function mergeList(result: Result, place: Place, items: MergedItem[]): unknown[] {
  const merged: unknown[] = [];
  const added: Overfull['added'] = [];
  for (const { name, item, place: at } of items) {
    const within = placeWithin(place, name, item, at ?? merged.length);
    const { id } = within;
    if (result.leftOut?.has(id)) continue;
    const whole = merge(result, within, item);
    if (whole === undefined) continue;
    merged.push(whole);
    if (item.base === undefined) added.push({ id, item: whole, isMine: item.mine !== undefined });
  }
  noteOverfull(result, place, merged.length, added);
  return merged;
}

const isText = (value: unknown): value is RichText => typeof value === 'string' || isBlocks(value);

const isRich = ({ schemas }: Place, three: Three<unknown>) =>
  areAll(three, isText) &&
  (Object.values(three).some(isBlocks) ||
    schemas.some((schema) => descriptionOf(schema)?.kind === 'richText'));

function mergeText(result: Result, { at, id }: Place, three: Three<unknown>): RichText {
  const merged: Block[] = [];
  const added: Overfull['added'] = [];
  for (const { name, item } of mergedBlocks(three as Three<RichText>)) {
    const place = { at, id: join(id, name) };
    if (result.leftOut?.has(place.id)) continue;
    const [mine, theirs, base] = mergeBlock(item);
    if (mine !== theirs) result.conflicts.push({ ...place, mine, theirs, base });
    const block = result.theirs?.has(place.id) ? theirs : mine;
    if (!block) continue;
    merged.push(block);
    if (!item.base) added.push({ id: place.id, item: block, isMine: item.mine !== undefined });
  }
  noteMore(result, { at, limit: richTextLimits.blocks, count: merged.length, added });
  return tidied(merged);
}

const areAll = <T>(three: Three<unknown>, is: (value: unknown) => value is T): three is Three<T> =>
  is(three.base) && is(three.mine) && is(three.theirs);

type Map = Record<string, unknown>;

function mergeMaps(result: Result, place: Place, { base, mine, theirs }: Three<Map>): Map {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged: Map = {};
  const added: Overfull['added'] = [];
  for (const key of keys) {
    const three = { base: base[key], mine: mine[key], theirs: theirs[key] };
    const within = placeWithin(place, key, three);
    const { id } = within;
    if (result.leftOut?.has(id)) continue;
    // Items that go by what they hold may have several keys.
    if (key === keyField) three.base = three.theirs = mine[key] ?? theirs[key];
    const whole = merge(result, within, three);
    if (whole === undefined) continue;
    merged[key] = whole;
    if (!Object.hasOwn(base, key)) added.push({ id, item: key, isMine: Object.hasOwn(mine, key) });
  }
  noteOverfull(result, place, Object.keys(merged).length, added);
  return withUsedAlts(result, place, merged, [mine, theirs, base]);
}

/**
 * Content with the descriptions of its pictures: one person may have removed a picture, and its description with it,
 * that the other has put somewhere else. A description that was removed alone stays removed.
 * @param before mine, theirs and the base
 */
function withUsedAlts(result: Result, { id }: Place, content: Map, before: readonly Map[]): Map {
  const { imageAlts } = content;
  if (!isMap(imageAlts)) return content;
  const known: Map = Object.assign({}, ...before.map((each) => each.imageAlts).toReversed());
  const missing = Object.entries(known).filter(
    ([address]) =>
      !Object.hasOwn(imageAlts, address) &&
      !result.leftOut?.has(join(join(id, 'imageAlts'), address)),
  );
  if (missing.length === 0) return content;
  const shown = picturedIn(content);
  const sides = before.map((each) => ({ alts: Object(each.imageAlts), shown: picturedIn(each) }));
  const lost = missing.filter(
    ([address]) =>
      shown.has(address) &&
      sides.every((side) => Object.hasOwn(side.alts, address) || !side.shown.has(address)),
  );
  return { ...content, imageAlts: { ...Object.fromEntries(lost), ...imageAlts } };
}

/** The pictures of some content, without their focal points. */
const picturedIn = ({ imageAlts: _, ...others }: Map) =>
  new Set([...picturesIn(others)].map(withoutFocus));

function noteOverfull(
  result: Result,
  { at, schemas }: Place,
  count: number,
  added: Overfull['added'],
): void {
  const limits = schemas.map((schema) => descriptionOf(schema)?.limit);
  const limit = limits.find((each) => each !== undefined);
  if (limit !== undefined) noteMore(result, { at, limit, count, added });
}

function noteMore({ overfull }: Result, found: Overfull): void {
  if (found.count > found.limit) overfull.push(found);
}

const join = (at: string, key: string | number) => (at ? `${at}.${key}` : String(key));
