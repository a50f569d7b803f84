import { NewerContent } from '@lamplight/content/documentMetadata';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import { contentVersion } from '@lamplight/content/migrations';
import { listItem, revision, siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { listSamples } from '@lamplight/content/samples/bySite';
import { homeSamples } from '@lamplight/content/samples/home';
import { times } from '@lamplight/content/samples/sample';
import { supportSamples } from '@lamplight/content/samples/support';
import { type Support, supportSchema } from '@lamplight/content/support';
import { fieldMessages } from '@lamplight/content/texts/fieldMessages';
import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { siteSchemas, withShapes } from '../../scripts/lib/rulesShape.ts';
import { Conflicting, mergeSave } from '../../web/src/editing/merging/mergeSave.ts';
import { NotAllowed, Outdated, TooLarge } from '../../web/src/firebase/errors.ts';
import { saveDocument, saveDocuments } from '../../web/src/firebase/writing/saves.ts';
import { projectNamed, rules } from './asking/emulator.ts';
import { saveOf } from './asking/saves.ts';
import { type Client, clientsOf } from './clients.ts';

const project = projectNamed('demo-lamplight-racing');
const clients = clientsOf(project);
const path = siteDocument('support');

/** Saves as the editor does: `mine` over the stored content, with `base` as the content that was shown before. */
const edit = ({ db, uid }: Client, base: Support, mine: Support) =>
  saveDocuments(
    { store: db as unknown as Firestore },
    {
      paths: [path],
      by: uid,
      next: (stored) =>
        mergeSave({ documents: [{ schema: supportSchema }], base, existed: true, mine }, stored),
    },
  );

/** The same, until there is no question left; anyone who is asked keeps their own. */
async function editUntilSaved(person: Client, base: Support, mine: Support): Promise<number> {
  try {
    await edit(person, base, mine);
    return 0;
  } catch (failure) {
    if (!(failure instanceof Conflicting)) throw failure;
    const { theirs } = failure as Conflicting<Support>;
    return 1 + (await editUntilSaved(person, theirs, mergeChanges(base, mine, theirs).value));
  }
}

describe('twenty editors who save one document at once', () => {
  const base = readable(supportSchema, supportSamples.valid.small);
  const stored = async () => (await getDoc(doc(clients.staff.db, path))).data();

  beforeEach(() => project.behindTheRules(saveOf('staff', path, supportSamples.valid.small)));

  test('lose nothing: each field is someone’s, and history has every version', async () => {
    const fields = ['title', 'point1', 'point2', 'point3'] as const;
    const edits = Array.from({ length: 20 }, (_, index) => {
      const field = fields[index % 4] ?? 'title';
      return { ...base, donate: { ...base.donate, [field]: `Nr. ${index}` } };
    });
    const questions = await Promise.all(
      edits.map((mine, index) =>
        editUntilSaved(index % 2 ? clients.staff : clients.colleague, base, mine),
      ),
    );
    // Five people for each field: the first is not asked, and each of the others at least once.
    expect(questions.filter((count) => count > 0)).toHaveLength(16);

    const history = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        getDoc(doc(clients.staff.db, revision(path, index + 1))),
      ),
    );
    expect(history.map((each) => each.data()?.version)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
    expect(await stored()).toEqual(history.at(-1)?.data());
    expect((await getDoc(doc(clients.staff.db, revision(path, 22)))).exists()).toBe(false);
    const texts = history.map((each) => JSON.stringify(each.data()?.donate));
    for (let index = 0; index < 20; index += 1) {
      expect(
        texts.some((text) => text.includes(`"Nr. ${index}"`)),
        `Nr. ${index}`,
      ).toBe(true);
    }
  });

  test('someone who may not save is refused, however often the others save', async () => {
    const mine = { ...base, donate: { ...base.donate, title: 'Mine' } };
    await expect(edit(clients.formerStaff, base, mine)).rejects.toBeInstanceOf(NotAllowed);
    expect(await stored()).toMatchObject({ version: 1 });
  });
});

test('newer rules or content are reported to someone who may save, and nothing is stored', async () => {
  const base = readable(supportSchema, supportSamples.valid.small);
  const mine = { ...base, donate: { ...base.donate, title: 'Mine' } };
  const later = contentVersion + 1;
  await project.behindTheRules(saveOf('staff', path, supportSamples.valid.small));
  await project.load(withShapes(rules, { ...siteSchemas, version: later }));
  try {
    await expect(edit(clients.staff, base, mine)).rejects.toBeInstanceOf(Outdated);
    await project.behindTheRules([{ set: 'staff/staff', data: { role: 'viewer' } }]);
    await expect(edit(clients.staff, base, mine)).rejects.toBeInstanceOf(NotAllowed);
  } finally {
    await project.load(rules);
  }
  const stored = saveOf('staff', path, base, { from: 1, saying: { shape: later } });
  await project.behindTheRules([...stored, { set: 'staff/staff', data: {} }]);
  await expect(edit(clients.staff, base, mine)).rejects.toBeInstanceOf(NewerContent);
  expect((await getDoc(doc(clients.staff.db, path))).data()).toMatchObject({
    ...base,
    version: 2,
  });
});

test('content too large for a document is refused as too large', async () => {
  const saving = saveDocument(
    { store: clients.staff.db as unknown as Firestore },
    { path, by: 'staff', next: () => ({ content: { text: 'x'.repeat(1_100_000) } }) },
  );
  await expect(saving).rejects.toBeInstanceOf(TooLarge);
});

test('of 20 people who save the same version at once, exactly one succeeds', async () => {
  const home = homeSamples.valid.small;
  const savedBy = (index: number) => ({
    ...home,
    upcomingEvent: { name: `${index}`, description: '' },
  });
  await project.behindTheRules(saveOf('staff', 'site/home', home));
  const saves = times(20, (index) => {
    const by = index % 2 ? 'staff' : 'colleague';
    return project.allows(by, { commit: saveOf(by, 'site/home', savedBy(index), { from: 1 }) });
  });
  const outcomes = await Promise.allSettled(saves);
  const winners = outcomes.flatMap((outcome, index) =>
    outcome.status === 'fulfilled' && outcome.value ? [index] : [],
  );
  expect(winners).toHaveLength(1);

  const stored = await getDoc(doc(clients.staff.db, 'site/home'));
  const recorded = await getDoc(doc(clients.staff.db, 'site/home/revisions/2'));
  expect(stored.data()).toMatchObject({ ...savedBy(winners[0] ?? -1), version: 2 });
  expect(recorded.data()).toEqual(stored.data());
});

test('of 20 people who save pages at one address at once, one succeeds and the others are told', async () => {
  const page = (title: string) => ({ ...listSamples.pages.valid.small, title });
  const saves = times(20, (index) => {
    const { db, uid } = index % 2 ? clients.staff : clients.colleague;
    return saveDocument(
      { store: db as unknown as Firestore },
      {
        path: listItem('pages', `page-${index}`),
        by: uid,
        next: () => ({ content: page(`${index}`), order: 0 }),
      },
    );
  });
  const outcomes = await Promise.allSettled(saves);
  const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refusals).toHaveLength(19);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      issues: [{ path: ['address'], message: fieldMessages.addressTaken }],
    });
  }
  const { documents = [] } = await project.read('pages');
  expect(documents).toHaveLength(1);
});
