import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith, storeOf } from './draftTestStore.ts';

/** The fields of the page that each person types in: two share a draft, one edits the live page. */
const fieldsOf = [
  ['donate.title', 'donate.point1', 'volunteer.title'],
  ['donate.point2', 'volunteer.point1', 'volunteer.point2'],
  ['donate.point3', 'volunteer.point3', 'volunteer.point4'],
] as const;

const step = fc.record({
  who: fc.nat(2),
  does: fc.constantFrom('type', 'type', 'type', 'save', 'save', 'publish', 'look'),
  field: fc.nat(2),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Texts = Record<string, Record<string, string>>;

const withText = (content: object, field: string, text: string): object => {
  const [part = '', name = ''] = field.split('.');
  return { ...content, [part]: { ...(content as Texts)[part], [name]: text } };
};

const textIn = (content: object, field: string) => {
  const [part = '', name = ''] = field.split('.');
  return (content as Texts)[part]?.[name];
};

interface Form {
  base: object;
  mine: object;
}

type Store = ReturnType<typeof storeOf>;

/** The third of them edits the live page. */
const editsLive = (who: number) => who === 2;

async function save(store: Store, who: number, { base, mine }: Form, publishes: boolean) {
  if (editsLive(who)) store.saveOver(base, mine);
  else if (publishes) await store.storePublished(base, mine);
  else await store.saveDraft(base, mine);
}

/** Plays what they do. @returns the text that was saved last in each field */
async function play(store: Store, steps: Step[]): Promise<Map<string, string | undefined>> {
  const begun = contentWith({});
  const people = fieldsOf.map((fields) => ({ fields, form: { base: begun, mine: begun } as Form }));
  const saved = new Map<string, string | undefined>();
  for (const [number, { who, does, field }] of steps.entries()) {
    const { fields, form } = people[who] ?? raise();
    if (does === 'type') {
      form.mine = withText(form.mine, fields[field] ?? raise(), `Typed ${number}`);
      continue;
    }
    // A form takes over what others have saved only while nothing is unsaved in it.
    if (does === 'look' && form.mine !== form.base) continue;
    if (does !== 'look') {
      await save(store, who, form, does === 'publish');
      for (const each of fields) saved.set(each, textIn(form.mine, each));
    }
    form.base = form.mine = editsLive(who) ? store.live() : await store.seen();
  }
  return saved;
}

const raise = (): never => {
  throw new Error('There are three of each');
};

test('three people who draft, publish and edit the live page lose no words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const store = storeOf({});
      const saved = await play(store, steps);
      const last = await store.seen();
      await store.storePublished(last, last);
      for (const [field, text] of saved) expect(textIn(store.live(), field)).toBe(text);
    }),
    { numRuns: 300 },
  );
});
