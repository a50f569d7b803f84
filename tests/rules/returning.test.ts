import { activity, feedbackEntry, lastErasure, mentorEntry } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { projectNamed, rules } from './asking/emulator.ts';
import { type Data, encodedFields, now } from './asking/encoding.ts';
import type { Write } from './asking/requests.ts';
import { deletionOf, recordFor, returnOf } from './asking/saves.ts';
import { handlingOf, storedEntry } from './scenes/entities.ts';

/** How many sequences are tried, from which seed: `SEQUENCES=1000 npm test -- rules returning` tries many. */
const numRuns = Number(process.env.SEQUENCES ?? 4);
const seed = Number(process.env.SEQUENCES_SEED ?? 1);

const project = projectNamed('demo-lamplight-returning');
const editor = (commit: Write[]) => project.allows('editor', { commit });

beforeAll(() => project.load(rules));

const kinds = [
  [feedbackEntry('one'), feedbackSamples.valid.small as Data, 'message'],
  [mentorEntry('one'), mentorApplicationSamples.valid.small as Data, 'motivation'],
] as const;

/** A moment to the nanosecond, as the store has it and dates do not. */
class Stamp extends Date {
  readonly #text: string;
  constructor(text: string) {
    super(text);
    this.#text = text;
  }
  get nanoseconds(): number {
    return Number((/\.(\d+)/.exec(this.#text)?.[1] ?? '').padEnd(9, '0'));
  }
  toMillis(): number {
    return this.getTime();
  }
  override toISOString(): string {
    return this.#text;
  }
}

/** An entry in the emulator, while an editor does what they like with it. */
function entryOf([path, content, words]: (typeof kinds)[number]) {
  const original: Data = {
    ...storedEntry(content),
    createdAt: new Stamp('2026-11-20T12:00:00.123456Z'),
  };
  const sent = [...Object.keys(content), 'createdAt', 'spam', 'words'];
  /** As the test believes it to be. */
  let there: Data | undefined = original;
  let gone: Data[] = [];
  let moves = 0;
  const last = () => gone.at(-1) ?? original;
  const restored = (data: Data) => Number(data.restored ?? 0);
  const asBack = (data: Data, count: number) => ({ ...data, restored: count });

  /** Deletes it, if the rules let the editor. */
  const deleting = async (commit: (data: Data) => Write[], isHonest: boolean) => {
    const data = there ?? last();
    const allowed = await editor(commit(data));
    expect(allowed, 'deleting').toBe(isHonest && there !== undefined);
    if (!allowed) return;
    moves += 1;
    gone.push(data);
    there = undefined;
  };

  /** Stores it anew, if the rules let the editor. */
  const returning = async (data: Data, count: number, commit: Write[], isHonest: boolean) => {
    const allowed = await editor(commit);
    expect(allowed, 'bringing back').toBe(isHonest && there === undefined && gone.length > 0);
    if (!allowed) return;
    moves += 1;
    there = asBack(data, count);
    gone = [];
  };
  const back = (data: Data, count: number, isHonest = false) =>
    returning(data, count, returnOf('editor', path, data, {}, count), isHonest);
  const next = () => restored(last()) + 1;

  const handling = async (change: Data, isHonest: boolean) => {
    if (!there) return;
    const write = handlingOf('editor', path, there, change);
    const allowed = await editor([write]);
    expect(allowed, 'handling').toBe(isHonest);
    // Timestamps that the server has set are read again.
    if (allowed) there = { ...there, ...write.data, updatedAt: await stampOf(path) };
  };

  const actions = {
    handle: () => handling({ state: 'done', note: 'Called.' }, true),
    rewrite: () => handling({ [words]: 'I never wrote this.' }, false),
    remove: () => deleting((data) => deletionOf('editor', path, data), true),
    removeUnrecorded: () => deleting(() => [{ delete: path }], false),
    removeAsBefore: () =>
      deleting(
        (data) => [{ delete: path }, recordFor('deleted', 'editor', [path, asBack(data, 9)])],
        false,
      ),
    bringBack: () => back(last(), next(), true),
    bringBackOtherwise: () => back({ ...last(), [words]: 'I never wrote this.' }, next()),
    bringBackNoted: () => back({ ...last(), note: 'Never noted.' }, next()),
    bringBackAgain: () => back(last(), Math.max(1, next() - 1), next() === 1),
    bringBackLater: () => back(last(), next() + 1),
    bringBackUnrecorded: () =>
      returning(last(), next(), [{ set: path, data: asBack(last(), next()) }], false),
    bringBackByOldRecord: () => {
      const count = Math.max(1, next() - 1);
      return returning(last(), count, [{ set: path, data: asBack(last(), count) }], false);
    },
    recordAlone: async () => {
      const record = recordFor('restored', 'editor', [path, asBack(last(), next())]);
      expect(await editor([record])).toBe(false);
    },
    erase: async () => {
      await project.behindTheRules([{ delete: path }, { set: lastErasure, data: { at: now } }]);
      there = undefined;
      gone = [];
    },
  };

  /** The stored entry, if any, is the one that the visitor sent, and each move has one record. */
  const check = async () => {
    const { fields } = await project.read(path);
    const was = encodedFields(original);
    expect(fields !== undefined).toBe(there !== undefined);
    for (const key of fields ? sent : []) expect(fields?.[key], key).toEqual(was[key]);
    const { documents = [] } = await project.read(`${activity}?pageSize=300`);
    expect(documents).toHaveLength(moves);
  };
  return { path, original, actions, check };
}

const stampOf = async (path: string) => {
  const { fields } = await project.read(path);
  return new Stamp(Object(fields?.updatedAt).timestampValue);
};

type Action = keyof ReturnType<typeof entryOf>['actions'];
const names = Object.keys(entryOf(kinds[0]).actions) as Action[];
const isHonest = (name: Action) => ['handle', 'remove', 'bringBack', 'erase'].includes(name);
const attacks = names.filter((name) => !isHonest(name) && name !== 'bringBackAgain');

/** Each attack on an entry that exists, that is deleted, and that is deleted again; and after a person was erased. */
const always: Action[][] = [
  [...attacks, 'handle', 'remove', ...attacks, 'bringBack'],
  ['remove', 'bringBack', 'remove', ...attacks, 'bringBackAgain', 'bringBack'],
  ['remove', 'erase', 'bringBack'],
];
const examples = kinds.flatMap((kind) => always.map((sequence) => [kind, sequence] as const));

/** Half of all are what editors do, so that entries come and go. */
const action = fc.oneof(
  fc.constantFrom<Action>('handle', 'remove', 'bringBack'),
  fc.constantFrom<Action>(...names),
);

test(`in ${numRuns} sequences, submissions are never altered, and each change has one record`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(action, { minLength: 6, maxLength: 14 }),
      async (kind, sequence) => {
        const { path, original, actions, check } = entryOf(kind);
        await project.clear();
        await project.behindTheRules([
          { set: 'staff/editor', data: { role: 'editor' } },
          { set: path, data: original },
        ]);
        for (const name of sequence) {
          await actions[name]();
          await check();
        }
      },
    ),
    { numRuns: examples.length + numRuns, seed, examples: examples.map((each) => [...each]) },
  );
}, 3_600_000);
