import { line, list } from '@lamplight/content/fields';
import { type Conflict, type Merged, mergeChanges } from '@lamplight/content/mergeChanges';
import * as z from '@lamplight/content/zod';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOf, withRemoved } from '../lists/useReinsertion.ts';

/**
 * What two or three people do to one list at the same time, by chance, each in a form of their own: of no history may an
 * item be there twice, get lost, or be back without a question. `HISTORIES=100000` tries so many, `HISTORIES_SEED=…`
 * the same ones again.
 */
const count = Number(process.env.HISTORIES ?? 400);
const seed = Number(process.env.HISTORIES_SEED ?? Date.now() % 1_000_000);
const timeout = 60_000 + count * 20;

interface Item {
  _key: string;
  name: string;
  text: string;
}

type List = { items: Item[] };

/** One step of a person: what they do, where, and to where. */
const step = fc.record({
  who: fc.nat(2),
  does: fc.constantFrom('move', 'remove', 'edit', 'edit', 'add', 'add', 'undo', 'save', 'look'),
  at: fc.nat(20),
  to: fc.nat(20),
  /** The side that they choose when asked. */
  theirs: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const history = fc.record({
  people: fc.integer({ min: 2, max: 3 }),
  items: fc.integer({ min: 0, max: 6 }),
  /** Keys that a migration has derived merge as all others do. */
  derived: fc.boolean(),
  limit: fc.integer({ min: 3, max: 12 }),
  steps: fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
});

/** A form: its base, its values, and the items that were removed. */
interface Form {
  base: List;
  mine: List;
  sequence: string[];
  removed: Item[];
}

/** Plays a history, and looks at each save. @returns what of it was tried, for a test that none is empty */
function play({ people, items, derived, limit, steps }: HistoryOf): Record<string, number> {
  const tried: Record<string, number> = {};
  const note = (what: string) => {
    tried[what] = (tried[what] ?? 0) + 1;
  };
  let made = 0;
  const make = (): Item => {
    made += 1;
    return { _key: derived ? `-${made}` : `k${made}`, name: `name ${made}`, text: 'text' };
  };
  const first = { items: Array.from({ length: Math.min(items, limit) }, make) };
  let stored: List = first;
  const forms = Array.from(
    { length: people },
    (): Form => ({ base: first, mine: first, sequence: [], removed: [] }),
  );

  const item = z.object({ name: line({ label: 'Name' }), text: line({ label: 'Text' }) });
  const schemas = [z.object({ items: list(item, { label: 'Items', item: 'item', limit }) })];
  const save = (form: Form, { theirs }: Step) => {
    const { base, mine } = form;
    const first = mergeChanges<List>(base, mine, stored, { schemas });
    const chosen = new Set(theirs ? first.conflicts.map(({ id }) => id) : []);
    const { overfull } = mergeChanges<List>(base, mine, stored, {
      schemas,
      theirs: chosen,
    });
    const leftOut = new Set(
      overfull.flatMap(({ added, count: there }) =>
        (theirs ? added : added.toReversed()).slice(0, there - limit).map(({ id }) => id),
      ),
    );
    const merged = mergeChanges<List>(base, mine, stored, { theirs: chosen, leftOut });
    if (first.conflicts.length > 0) note('asked');
    if (leftOut.size > 0) note('too many');
    examine({ base, mine, stored, chosen, leftOut }, first, merged);
    note('saved');
    stored = merged.value;
    form.base = stored;
    form.mine = stored;
  };

  for (const each of steps) {
    const form = forms[each.who % people];
    if (!form) continue;
    const change = changeOf(form, each, { limit, make });
    if (change) {
      form.mine = { items: change };
      note(each.does);
    } else if (each.does === 'save' && form.mine !== form.base) save(form, each);
    else if (each.does === 'look' && form.mine === form.base) {
      form.base = stored;
      form.mine = stored;
    }
  }
  return tried;
}

type HistoryOf = typeof history extends fc.Arbitrary<infer T> ? T : never;

/** The items of a form after a step; undefined where there is nothing to do. */
function changeOf(
  form: Form,
  { does, at, to }: Step,
  { limit, make }: { limit: number; make: () => Item },
): Item[] | undefined {
  const { items } = form.mine;
  const place = at % Math.max(items.length, 1);
  const item = items[place];
  const others = items.filter((each) => each !== item);
  const keys = items.map(({ _key }) => _key);
  switch (does) {
    case 'add':
      return items.length < limit ? items.toSpliced(to % (items.length + 1), 0, make()) : undefined;
    case 'move':
      return item && others.toSpliced(to % items.length, 0, item);
    case 'edit':
      return item && items.with(place, edited(item, to, make));
    case 'remove':
      if (!item) return undefined;
      form.sequence = withRemoved(keys, form.sequence);
      form.removed.push(item);
      return others;
    case 'undo': {
      const [back] = form.removed.splice(to % Math.max(form.removed.length, 1), 1);
      if (!back || keys.includes(back._key) || items.length >= limit) return undefined;
      return items.toSpliced(placeOf(back._key, form.sequence, keys), 0, back);
    }
    default:
      return undefined;
  }
}

const edited = (item: Item, to: number, make: () => Item): Item =>
  to % 2 ? { ...item, name: make().name } : { ...item, text: make().name };

interface Save {
  base: List;
  mine: List;
  stored: List;
  chosen: ReadonlySet<string>;
  leftOut: ReadonlySet<string>;
}

const find = ({ items }: List, key: string) => items.find(({ _key }) => _key === key);

/** Compares the result of a save with the promises. @throws Error if it differs */
function examine(save: Save, first: Merged<List>, { value }: Merged<List>): void {
  const { base, mine, stored, leftOut } = save;
  const keys = value.items.map(({ _key }) => _key);
  if (new Set(keys).size < keys.length) throw new Error(`twice: ${keys}`);
  const about = (key: string): Conflict | undefined =>
    first.conflicts.find(({ id }) => id === `items.${key}`);
  const all = new Set([...base.items, ...mine.items, ...stored.items].map(({ _key }) => _key));
  for (const key of all) {
    const [was, here, there, now] = [base, mine, stored, value].map((list) => find(list, key));
    const isRemoved = was !== undefined && (here === undefined || there === undefined);
    const isAsked = about(key) !== undefined || leftOut.has(`items.${key}`);
    if (now && isRemoved && !isAsked) throw new Error(`back: ${key}`);
    if (!now && !isRemoved && !isAsked) throw new Error(`lost: ${key}`);
    if (was && here && there) examineFields({ was, here, there, now }, first);
  }
  examineSequence(save, value);
}

function examineFields(
  { was, here, there, now }: Record<'was' | 'here' | 'there', Item> & { now: Item | undefined },
  { conflicts }: Merged<List>,
): void {
  for (const field of ['name', 'text'] as const) {
    const isAsked = conflicts.some(({ id }) => id === `items.${was._key}.${field}`);
    const isBoth = here[field] !== was[field] && there[field] !== was[field];
    if (isBoth !== isAsked && here[field] !== there[field]) throw new Error(`unasked: ${field}`);
    const wanted = here[field] === was[field] ? there[field] : here[field];
    if (!isBoth && now?.[field] !== wanted) throw new Error(`undone: ${field}`);
  }
}

/** If only one side has moved or added anything, the sequence is theirs. */
function examineSequence({ base, mine, stored }: Save, value: List): void {
  // Items that both have put back may be at either place.
  const isBoth = (key: string) => !find(base, key) && find(mine, key) && find(stored, key);
  const sequence = (list: List, like: List) =>
    list.items.flatMap(({ _key }) => (find(like, _key) && !isBoth(_key) ? [_key] : [])).join();
  const isSteady = (list: List) => sequence(list, base) === sequence(base, list);
  if (isSteady(stored) && sequence(value, mine) !== sequence(mine, value))
    throw new Error('another sequence than here');
  if (isSteady(mine) && sequence(value, stored) !== sequence(stored, value))
    throw new Error('another sequence than there');
}

describe('merging one list edited by several people', () => {
  test(
    'never duplicates, loses or restores an item without asking',
    () => {
      const begun = Date.now();
      const tried: Record<string, number> = {};
      const property = fc.property(history, (each) => {
        for (const [what, times] of Object.entries(play(each)))
          tried[what] = (tried[what] ?? 0) + times;
      });
      fc.assert(property, { numRuns: count, seed });
      const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
      console.info(`${count} histories in ${seconds} s, HISTORIES_SEED=${seed}`, tried);
      const all = ['add', 'asked', 'edit', 'move', 'remove', 'saved', 'too many', 'undo'];
      expect(Object.keys(tried).sort()).toEqual(all);
    },
    timeout,
  );
});

test(
  'restores deleted items to their places, in any order',
  () => {
    const order = fc.array(fc.nat(20), { maxLength: 12 });
    const property = fc.property(fc.nat(8), order, order, (length, takes, backs) => {
      const all = Array.from({ length }, (_, index) => `${index}`);
      let there = all;
      let sequence: string[] = [];
      const taken: string[] = [];
      for (const at of takes) {
        const name = there[at % Math.max(there.length, 1)];
        if (name === undefined) break;
        sequence = withRemoved(there, sequence);
        taken.push(name);
        there = there.filter((each) => each !== name);
      }
      const isInOrder = () => expect(there).toEqual(all.filter((each) => there.includes(each)));
      for (const at of [...backs, ...taken.keys()]) {
        const [name] = taken.splice(at % Math.max(taken.length, 1), 1);
        if (name !== undefined) there = there.toSpliced(placeOf(name, sequence, there), 0, name);
        isInOrder();
      }
      expect(there).toEqual(all);
    });
    fc.assert(property, { numRuns: count, seed });
  },
  timeout,
);

describe('merging lists of texts, compared by value', () => {
  test(
    'never duplicates, loses or restores a text without asking',
    () => {
      const change = fc.array(fc.tuple(fc.nat(2), fc.nat(20), fc.nat(20)), { maxLength: 5 });
      let made = 0;
      const changed = (list: string[], changes: [number, number, number][]) =>
        changes.reduce((items, [does, at, to]) => {
          const place = at % Math.max(items.length, 1);
          made += 1;
          if (does === 0) return items.toSpliced(at % (items.length + 1), 0, `new ${made}`);
          if (does === 1) return items.toSpliced(place, 1);
          const others = items.toSpliced(place, 1);
          return others.toSpliced(to % items.length || 0, 0, ...items.slice(place, place + 1));
        }, list);
      const property = fc.property(fc.nat(6), change, change, (length, here, there) => {
        const base = Array.from({ length }, (_, index) => `${index}`);
        const [mine, theirs] = [changed(base, here), changed(base, there)];
        const { value, conflicts } = mergeChanges(base, mine, theirs);
        expect(new Set(value).size).toBe(value.length);
        if (conflicts.length > 0) return;
        for (const text of base) {
          const isKept = mine.includes(text) && theirs.includes(text);
          if (!isKept) expect(value).not.toContain(text);
        }
        const isNew = (text: string) => !base.includes(text);
        expect(value).toEqual(expect.arrayContaining([...mine, ...theirs].filter(isNew)));
        const kept = base.filter((text) => mine.includes(text) && theirs.includes(text));
        expect(value).toEqual(expect.arrayContaining(kept));
      });
      fc.assert(property, { numRuns: count, seed });
    },
    timeout,
  );
});
