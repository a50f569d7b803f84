import {
  closedDraft,
  draftVersion,
  type PlannedPublication,
  type StoppedPublication,
  type StopReason,
  type StoredDraft,
  storedDraft,
} from '@lamplight/content/contentDraft';
import { assertKnownVersion, type StoredVersion } from '@lamplight/content/documentMetadata';
import { contentAt, type DraftedRecord, nextDraft } from '@lamplight/content/draftedContent';
import { draftedRecordAt } from '@lamplight/content/draftedRecords';
import { momentOf } from '@lamplight/content/instants';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import { nextVersions } from '@lamplight/content/nextVersions';
import { nextOrder } from '@lamplight/content/order';
import { draftedPath, drafts, placeAt, revision } from '@lamplight/content/paths';
import { editableDraft } from '@lamplight/content/readable';
import { titleIn } from '@lamplight/content/titleIn';
import * as z from '@lamplight/content/zod';
import { FieldValue, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { KnownError } from '../http/errors.ts';
import { mayStillSave } from '../staff/mayStillSave.ts';
import { record as recordAction } from '../store/activity.ts';
import { firestore, withTimeout } from '../store/firestore.ts';
import { isFull } from '../store/items.ts';
import { inTransaction, readIn, storedIn, storeVersion, storeVersions } from '../store/versions.ts';

/** How many are looked for at once, and how long that may take. */
const [pageSize, readTimeoutMs] = [50, 10_000];

/** Why a draft can't be published by itself; someone has to look at it. */
class Stopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Publishes the drafts whose time has come, the earliest first, one after the other. It may run twice at once, or end at
 * any moment: each draft is published in one transaction, and the next run goes on with the others.
 * @param now milliseconds since 1970
 * @param until when to stop at the latest, but for the draft that is being published
 * @throws unavailable where the drafts can't be read; one that can't be published now is tried again by the next run
 */
export async function publishPlanned(now: number, until: number): Promise<void> {
  const done = { published: 0, failed: 0, stopped: 0 };
  for await (const { id } of dueAt(now)) {
    try {
      const outcome = await inTransaction((transaction) => publishIn(transaction, id, now));
      if (outcome) done[outcome] += 1;
    } catch (error) {
      done.failed += 1;
      logError(`The draft ${id} is published by the next run`, error);
    }
    if (Date.now() > until) break;
  }
  if (done.published + done.stopped + done.failed > 0) info('Drafts were due', done);
}

/** The drafts whose time has come, page by page. Their moments are texts that sort by time. */
async function* dueAt(now: number): AsyncGenerator<QueryDocumentSnapshot> {
  const lastSecond = new Date(now).toISOString().slice(0, 19);
  const due = firestore()
    .collection(drafts)
    .where('publish.at', '<', `${lastSecond}Z~`)
    .orderBy('publish.at')
    .limit(pageSize);
  for (let next = due; ; ) {
    const { docs } = await withTimeout(next.get(), readTimeoutMs);
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    next = due.startAfter(last);
  }
}

/** Publishes a draft, or stores in it why that failed; undefined if there is nothing to do any more. */
async function publishIn(transaction: Transaction, id: string, now: number) {
  const document = firestore().collection(drafts).doc(id);
  const data = assertKnownVersion((await transaction.get(document)).data());
  const count = Array.isArray(data?.base) ? data.base.length : 0;
  const record = draftedRecordAt(draftedPath(id), count);
  if (!data || !record) return undefined;
  const draft = storedDraft(record.paths, data);
  const { state, publish: plan } = draft;
  if (state !== 'open' || !plan || momentOf(plan.at) > now) return undefined;
  const { at, by } = plan;
  const stored = await storedIn(transaction, record.paths);
  const done = {
    by,
    of: placeAt(draftedPath(id)),
    name: titleIn({ ...stored[0]?.content, ...draft.fields }),
    planned: at,
  };
  try {
    await publish(transaction, record, { draft, plan, stored });
    recordAction(transaction, { kind: 'published', ...done });
    return 'published' as const;
  } catch (failure) {
    const reason = reasonOf(failure);
    const stopped: StoppedPublication = { at, by, reason };
    transaction.update(document, { publish: FieldValue.delete(), stopped });
    recordAction(transaction, { kind: 'notPublished', ...done, reason });
    return 'stopped' as const;
  }
}

interface Due {
  draft: StoredDraft;
  plan: PlannedPublication;
  /** The documents that it is of. */
  stored: (StoredVersion | undefined)[];
}

/** Why a draft can't be published. @throws errors that have nothing to do with its content */
function reasonOf(failure: unknown): StopReason {
  if (failure instanceof Stopped) return failure.reason;
  if (failure instanceof z.ZodError) return 'invalid';
  if (failure instanceof KnownError && failure.code === 'address-taken') return 'address';
  throw failure;
}

/**
 * Lets a transaction publish the planned version of a draft: its changes over the live content. Later changes stay a
 * draft.
 * @throws Stopped, ZodError, addressTaken, before it stores anything
 */
async function publish(
  transaction: Transaction,
  record: DraftedRecord,
  { draft, plan, stored }: Due,
): Promise<void> {
  const read = readIn(transaction);
  const { paths, schema, draft: path } = record;
  if (!(await mayStillSave(plan.by, paths, read))) throw new Stopped('rights');
  const planned =
    plan.version === draft.version
      ? draft
      : storedDraft(paths, assertKnownVersion(await read(revision(path, plan.version))));
  // Only items have a place.
  const isItem = !paths[0]?.startsWith('site/');
  const isThere = stored.some((each) => each !== undefined);
  const wasThere = planned.base.some((version) => version > 0);
  const isDeleted = !isThere && (wasThere || (await read(revision(paths[0] ?? '', 1))));
  if (isDeleted) throw new Stopped('deleted');
  const isNew = isItem && !isThere;
  if (isNew && (await isFull(transaction, placeAt(paths[0] ?? '')))) throw new Stopped('full');
  const base = await contentAt(record, planned.base, stored, read);
  const mine = Object(editableDraft(schema, { ...base, ...planned.fields }));
  const documents = record.documents.map((each) => ({
    ...each,
    order: (present: unknown) =>
      isItem ? (present ?? planned.order ?? nextOrder(undefined)) : undefined,
  }));
  const made = nextVersions(documents, stored, (live) =>
    isThere ? merged(schema, { base, mine, theirs: live }) : mine,
  );
  const latest = planned === draft ? undefined : await contentAt(record, draft.base, stored, read);
  const now = await storeVersions(transaction, { paths, stored, made, by: plan.by });
  const versions = now.map(({ version }) => version);
  const later = latest && laterChanges(record, draft, { planned: mine, latest, now });
  const isLeft = later && Object.keys(later.fields).length > 0;
  const next = isLeft
    ? { ...later, since: draft.since, publish: undefined }
    : closedDraft('published', draft, versions);
  storeVersion(transaction, firestore().doc(path), {
    stored: { ...draft, content: {} },
    version: draftVersion(next, draft.order),
    by: plan.by,
  });
}

/** The changes of a draft over the live content. @throws Stopped where both have changed the same */
function merged(
  schema: z.ZodType,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', object>,
): Record<string, unknown> {
  const { value, conflicts, overfull } = mergeChanges<object>(base, mine, theirs, {
    schemas: [schema],
  });
  if (conflicts.length + overfull.length > 0) throw new Stopped('clash');
  return value as Record<string, unknown>;
}

interface PublishingContext {
  /** The content that was planned, and the one that the draft was made from. */
  planned: object;
  latest: object;
  /** The documents with the published changes. */
  now: StoredVersion[];
}

/**
 * The part of a draft that was saved after the version that is live now. If it can't be told from live changes, or would
 * be too large, the draft stays as it is, and its editor asks.
 */
function laterChanges(
  { schema, read }: DraftedRecord,
  draft: StoredDraft,
  { planned, latest, now }: PublishingContext,
) {
  const live = read(now);
  const base = now.map(({ version }) => version);
  const whole = Object(editableDraft(schema, { ...latest, ...draft.fields }));
  const { value, conflicts, overfull } = mergeChanges<object>(planned, whole, live, {
    schemas: [schema],
  });
  if (conflicts.length + overfull.length > 0) return draft;
  try {
    return nextDraft(value, { schema, base: live, live }, { base, now: base });
  } catch (error) {
    if (error instanceof z.ZodError) return draft;
    throw error;
  }
}
