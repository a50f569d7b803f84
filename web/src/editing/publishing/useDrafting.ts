import type { PlannedPublication, StoppedPublication } from '@lamplight/content/contentDraft';
import { type DraftedRecord, draftedContent } from '@lamplight/content/draftedContent';
import { useMemo, useState } from 'react';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import type { Loadable, StoredDocument } from '../../firebase/reading/stored.ts';
import { saveDocuments } from '../../firebase/writing/lazySaves.ts';
import type { Conflicting, LastSave } from '../merging/mergeSave.ts';
import { useStaff } from '../page/useStaff.ts';
import { cancelPlanOf, discardDraft } from './discardDraft.ts';
import { savedDraft } from './draftSaves.ts';
import { useStoredDraft } from './useStoredDraft.ts';

/** The documents of a record as they are read live, and the version of its draft. */
export interface All {
  documents: StoredDocument[];
  draft: { version: number };
  /** Their content with the changes of the draft; null without an open one. */
  content: object | null;
}

/** Whether documents are of at least these versions. */
export const isAtLeast = (
  seen: readonly { version: number }[],
  versions: readonly { version: number }[],
) => versions.every(({ version }, index) => (seen[index]?.version ?? 0) >= version);

/** The draft of a record in its editor. */
export interface DraftStorage<Content> {
  /** Whether the form edits the draft; otherwise it edits what visitors see. */
  isOpen: boolean;
  /** Whether there is a draft that the form doesn't edit. */
  isElsewhere: boolean;
  /** Whether visitors see nothing of the record yet. */
  isNew: boolean;
  lastSave: LastSave | null;
  /** The path of its draft, and the first version of that. */
  path: string;
  since: number;
  /** The live content with the changes of a version of the draft. @param version with the documents that it was made from as `before` */
  contentOf: (version: unknown) => Content;
  /** The live content, if the form edits the draft. */
  live: Content | null;
  /** Conflicts between the draft and live changes that have to be resolved. */
  conflict: Conflicting<Content> | null;
  /** Stores a draft, as `save` stores live content. */
  save: (base: Content, mine: Content, how: DraftSave) => Promise<Content>;
  version: number;
  /** When a version of it gets published by itself, and that it wasn't. */
  plan: PlannedPublication | undefined;
  stopped: StoppedPublication | undefined;
  /** Ends the plan. */
  cancelPlan: () => Promise<void>;
  /** Closes the draft. @returns a function that undoes it, as `discardDraft` does */
  discard: () => Promise<() => Promise<boolean>>;
  /** Switches the form to the draft, or to the live content. */
  choose: (draft: boolean) => void;
}

interface DraftSave {
  /** The live versions that the user was asked about. */
  onto: number[] | undefined;
  /** When it gets published by itself; without it, a plan stays as it is. */
  publishAt?: string;
}

type WaitFor = (seen: (all: All) => boolean) => Promise<All | null>;

/** The draft of a record, and whether the form edits it: it does if there was a draft when the form was opened. */
export function useDrafting<Content extends object>(
  record: DraftedRecord | null,
  stored: Loadable<StoredDocument[]>,
) {
  const connection = useConnection();
  const { uid } = useStaff();
  const read = useStoredDraft(record, stored);
  const now = read.state === 'loaded' ? read.value : null;
  const [last, setLast] = useState({ record, draft: now });
  if (now && (now !== last.draft || record !== last.record)) setLast({ record, draft: now });
  // While a colleague's live version is read, the draft stays as it was.
  const draft = now ?? (last.record === record ? last.draft : null);
  const isThere = draft !== null && draft.content !== null;
  const [wanted, choose] = useState<boolean | null>(null);
  const [wasThere, setWasThere] = useState(false);
  // Which record it is may not be known yet.
  if (record && draft && wanted === null) choose(isThere);
  if (draft && isThere !== wasThere) {
    setWasThere(isThere);
    // Once it is published or discarded, a new draft is not opened in the form.
    if (!isThere) choose(false);
  }
  const isOpen = isThere && wanted !== false;

  const all = useMemo((): Loadable<All> => {
    if (stored.state !== 'loaded') return stored;
    if (read.state !== 'loaded') return read;
    const { content } = read.value;
    return { state: 'loaded', value: { documents: stored.value, draft: read.value, content } };
  }, [stored, read]);
  const content = useMemo(
    (): Loadable<Content> =>
      read.state === 'loaded' ? { state: 'loaded', value: read.value.content as Content } : read,
    [read],
  );

  /** @param existed whether visitors have seen the record since it was opened */
  const storage = (
    record: DraftedRecord,
    waitFor: WaitFor,
    existed: boolean,
  ): DraftStorage<Content> => ({
    isOpen,
    isElsewhere: isThere && !isOpen,
    isNew: isOpen && draft.base.every((version) => version === 0),
    lastSave: draft?.lastSave ?? null,
    path: record.draft,
    since: draft?.since ?? 0,
    contentOf: (version) => {
      const { fields, before } = Object(version);
      const live = draft?.live ?? {};
      const context = { schema: record.schema, base: before ? record.read(before) : live, live };
      return draftedContent({ fields: Object(fields) }, context).value as Content;
    },
    live: (isOpen ? draft.live : null) as Content | null,
    conflict: (isOpen ? draft.conflict : null) as Conflicting<Content> | null,
    choose,
    version: draft?.version ?? 0,
    plan: isThere ? draft.publish : undefined,
    stopped: isThere ? draft.stopped : undefined,
    save: async (base, mine, { onto, publishAt }) => {
      choose(true);
      const documents = record.paths.length;
      const saving = saveDocuments(connection, {
        paths: [...record.paths, record.draft],
        by: uid,
        next: async (theirs, readData) => {
          const plan = publishAt === undefined ? undefined : { at: publishAt, by: uid };
          const edit = { base, mine, onto, plan, existed, ofDraft: isOpen };
          const saved = await savedDraft(record, edit, theirs.slice(0, documents), readData);
          return [...record.paths.map(() => null), saved];
        },
      });
      const now = await saving.catch((failure) => {
        choose(isOpen);
        throw failure;
      });
      const version = now[documents]?.version ?? 0;
      const seen = await waitFor((all) => all.draft.version >= version);
      return (seen?.content as Content | undefined) ?? mine;
    },
    cancelPlan: async () => {
      if (draft) await cancelPlanOf(connection, record.draft, draft, uid);
    },
    discard: async () => {
      if (!draft) throw new Error('There is no draft to discard');
      const undo = await discardDraft(connection, record.draft, draft, uid);
      return async () => {
        choose(true);
        return undo();
      };
    },
  });

  return {
    /** Whether the form edits the draft. */
    isOpen,
    lastSave: draft?.lastSave ?? null,
    all,
    /** The content of the form: that of the draft, or the live one once it is known that there is no draft. */
    contentOr: (live: Loadable<Content>): Loadable<Content> =>
      isOpen || read.state !== 'loaded' ? content : live,
    storage,
  };
}
