import { storedDraft } from '@lamplight/content/contentDraft';
import { contentAt, type DraftedRecord, draftedContent } from '@lamplight/content/draftedContent';
import { editable } from '@lamplight/content/readable';
import { documentSamples } from '@lamplight/content/samples/bySite';
import { supportSchema } from '@lamplight/content/support';
import { type Data, type StoredDocument, storedDocument } from '../../firebase/reading/stored.ts';
import { mergeSave } from '../merging/mergeSave.ts';
import { type PlannedMoment, publishedDraft, savedDraft } from './draftSaves.ts';

export const path = 'site/support';
export const record: DraftedRecord = {
  documents: [{ schema: supportSchema }],
  paths: [path],
  draft: 'drafts/site~support',
  schema: supportSchema,
  read: ([stored]) => editable(supportSchema, stored?.content),
};

type Donate = Partial<ReturnType<typeof contentWith>['donate']>;
export const contentWith = (donate: object) => {
  const full = editable(supportSchema, documentSamples.support.valid.small);
  return { ...full, donate: { ...full.donate, title: 'Old', point1: 'One', ...donate } };
};

/** For tests: a store with the versions of the page, and a draft of it. */
export function storeOf(...versions: Donate[]) {
  const data = new Map<string, Data>();
  const save = (at: string, content: object, version: number) => {
    const saved = { ...content, version, updatedAt: new Date(), updatedBy: 'ruth', shape: 3 };
    data.set(at, saved);
    data.set(`${at}/revisions/${version}`, saved);
  };
  for (const [index, donate] of versions.entries()) save(path, contentWith(donate), index + 1);
  const live = (): (StoredDocument | undefined)[] => {
    const stored = data.get(path);
    return [stored && storedDocument(path, stored)];
  };
  const read = async (at: string) => data.get(at);
  const edit = (base: object, mine: object, onto?: number[]) => ({ base, mine, onto });
  const draft = () => storedDraft([path], data.get(record.draft));
  const versionAt = (at: string) => Number(data.get(at)?.version ?? 0);
  const publish = (base: object, mine: object, onto?: number[]) =>
    publishedDraft(record, edit(base, mine, onto), live(), read);
  return {
    data,
    live: () => record.read(live()),
    /** The content that an editor shows: the draft's, if there is one. */
    async seen(): Promise<object> {
      if (draft().state !== 'open') return record.read(live());
      const before = await contentAt(record, draft().base, live(), read);
      const context = { schema: supportSchema, base: before, live: record.read(live()) };
      return draftedContent(draft(), context).value;
    },
    /** Saves changes for visitors, without the draft. */
    saveOver(base: object, mine: object) {
      const [next] = mergeSave({ documents: record.documents, base, existed: true, mine }, live());
      if (next) save(path, next.content, versionAt(path) + 1);
    },
    /** Publishes the draft, as an editor does. */
    async storePublished(base: object, mine: object) {
      const [next, closed] = await publish(base, mine);
      if (next) save(path, next.content, versionAt(path) + 1);
      if (closed) save(record.draft, closed.content, versionAt(record.draft) + 1);
    },
    saveLive: (donate: Donate, version: number) => save(path, contentWith(donate), version),
    draft,
    /** Saves a draft as an editor does. */
    async saveDraft(base: object, mine: object, onto?: number[], plan?: PlannedMoment) {
      const next = await savedDraft(record, { ...edit(base, mine, onto), plan }, live(), read);
      save(record.draft, next.content, versionAt(record.draft) + 1);
    },
    publish,
  };
}
