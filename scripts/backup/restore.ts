import { isDeepStrictEqual } from 'node:util';
import { momentOf } from '@lamplight/content/instants';
import { formerNames } from '@lamplight/content/paths';
import { submissionNames } from '@lamplight/content/submissionKinds';
import type { Auth, UserImportRecord } from 'firebase-admin/auth';
import { Failure } from '../lib/command.ts';
import { linesOfBackup } from './file.ts';
import { comparePaths, type Document, leftOut, type Store } from './store.ts';
import { type Account, accountsOf, type Backup, type Site, sourceOf } from './take.ts';

/** The effect of a restore on a project: the numbers of added, changed, deleted and unchanged documents. */
export interface Plan {
  added: number;
  changed: number;
  deleted: number;
  same: number;
  /** The number of erasures and actions recorded, and of submissions received since, which stay. */
  kept: number;
  /** Drafts whose scheduled time has passed: they stay drafts. */
  unscheduled: number;
  /** Who may work on the site again, or in another role, or no more: a line each. */
  staff: string[];
  /** The number of new accounts. Existing accounts stay as they are, even if they differ. */
  accounts: number;
}

/** One document of a backup, of a project, or of both, under one path. */
interface Pair {
  path: string;
  wanted?: Document;
  there?: Document;
  /** Whether it's a draft that would be published at once, and isn't scheduled any more. */
  isUnscheduled?: boolean;
}

/** Finds out the effect of a restore. It changes nothing. */
export async function planRestore({ store, auth }: Site, backup: Backup): Promise<Plan> {
  const counts = {
    added: 0,
    changed: 0,
    deleted: 0,
    same: 0,
    kept: 0,
    unscheduled: 0,
    accounts: 0,
  };
  const plan: Plan = { ...counts, staff: [] };
  const wanted: Account[] = [];
  for await (const pair of pairsOf(store, backup, wanted)) {
    const kind = kindOf(pair, backup);
    plan[kind] += 1;
    if (pair.isUnscheduled && kind !== 'same') plan.unscheduled += 1;
    plan.staff.push(...staffChange(pair));
  }
  plan.staff.sort();
  plan.accounts = (await missingOf(wanted, auth)).length;
  return plan;
}

/** A backup from before them can't undo that a person's data was erased, or that something was done. */
const records = ['erasures', 'activity'];

/** Whether a submission arrived after the backup. Visitors were told that it arrived, and no other backup has it. */
const isLater = ({ path, fields }: Document, { readTime }: Backup) =>
  submissionNames.some((name) => name === sourceOf(path)) &&
  Date.parse(String(Object(fields.createdAt).timestampValue)) >= Date.parse(readTime);

const kindOf = ({ path, wanted, there }: Pair, backup: Backup) => {
  if (!there) return 'added';
  if (!wanted)
    return records.includes(sourceOf(path)) || isLater(there, backup) ? 'kept' : 'deleted';
  return isDeepStrictEqual(wanted.fields, there.fields) ? 'same' : 'changed';
};

/**
 * Moves the record of a deletion or restoration to another id. Its id has the document's version, which the restored
 * document has again, and rules refuse a deletion whose record exists.
 */
function renamed({ path, there }: Pair): Pair[] {
  if (!there || !/^activity\/.*~(deleted|restored)$/.test(path)) return [];
  const to = `${path}~${Object(there.fields.at).timestampValue}`;
  return [{ path: to, wanted: { ...there, path: to } }, { path }];
}

/** What becomes of a staff member; nothing if that stays as it is. */
function staffChange({ path, wanted, there }: Pair): string[] {
  if (!isStaff(path)) return [];
  const textOf = (document: Document | undefined, field: string) =>
    String(Object(Object(document?.fields)[field]).stringValue ?? '');
  const who = textOf(wanted ?? there, 'email') || path;
  const [before, after] = [textOf(there, 'role'), textOf(wanted, 'role')].map(
    (role) => role || 'manager',
  );
  if (!there) return [`${who} is on the staff: ${after}`];
  if (!wanted) return [`${who} is no longer on the staff`];
  return before === after ? [] : [`${who} is ${after}, not ${before}`];
}

/**
 * Makes a project hold what a backup does, but for records, later submissions and names of former staff, which stay:
 * only what differs is written, so that a restore that was cut off goes on where it was.
 * @param report is called now and then with how many documents were written
 */
export async function restoreBackup(
  { store, auth }: Site,
  backup: Backup,
  report: (documents: number) => void = () => {},
): Promise<void> {
  const writer = writerTo(store, report);
  const wanted: Account[] = [];
  try {
    for await (const pair of pairsOf(store, backup, wanted)) {
      const kind = kindOf(pair, backup);
      const changes = kind === 'kept' ? renamed(pair) : [pair];
      for (const change of kind === 'same' ? [] : changes) await writer.add(change);
      // Where this is cut off, nothing else has the names of staff who are removed next.
      if (pair.path === formerNames) await writer.end();
    }
    await writer.end();
  } finally {
    await writer.settled();
  }
  const missing = await missingOf(wanted, auth);
  for (let at = 0; at < missing.length; at += 1000) {
    const { errors } = await auth.importUsers(missing.slice(at, at + 1000).map(imported));
    for (const { error } of errors) throw error;
  }
}

/** A commit takes at most 500 documents and, of the emulator, 4 MiB; a few are under way at once. */
const commitDocuments = 200;
const commitBytes = 1_500_000;
const commitsAtOnce = 3;

function writerTo(store: Store, report: (documents: number) => void) {
  let [batch, bytes, written]: [Pair[], number, number] = [[], 0, 0];
  const inFlight = new Set<Promise<void>>();
  const flush = async () => {
    const pairs = batch;
    [batch, bytes] = [[], 0];
    if (inFlight.size >= commitsAtOnce) await Promise.race(inFlight);
    const stored = pairs.flatMap(({ wanted }) => wanted ?? []);
    const deleted = pairs.filter(({ wanted }) => !wanted).map(({ path }) => path);
    const commit = store.commit(stored, deleted).then(() => {
      inFlight.delete(commit);
      written += pairs.length;
      report(written);
    });
    // The error is thrown where the commit is awaited, at the latest at the end.
    commit.catch(() => {});
    inFlight.add(commit);
  };
  return {
    async add(pair: Pair) {
      const size = JSON.stringify(pair.wanted ?? '').length;
      const isFull = batch.length === commitDocuments || bytes + size > commitBytes;
      if (isFull && batch.length > 0) await flush();
      batch.push(pair);
      bytes += size;
    },
    async end() {
      if (batch.length > 0) await flush();
      await Promise.all(inFlight);
    },
    /** Resolves once no commit is under way any more, also after one has failed. */
    settled: () => Promise.allSettled(inFlight),
  };
}

/**
 * Goes through a backup and a project side by side. The names of former staff stay; those of staff who are removed are
 * added, and come before their removal, which is last.
 * @param accounts takes up those that are behind the documents of the backup
 */
async function* pairsOf(store: Store, backup: Backup, accounts: Account[]): AsyncGenerator<Pair> {
  let former: Pair = { path: formerNames };
  const leaving: Pair[] = [];
  for await (const pair of storedPairs(store, backup, accounts)) {
    if (isStaff(pair.path) && !pair.wanted) leaving.push(pair);
    else if (pair.path === formerNames) former = pair;
    else yield pair;
  }
  const names = { ...namesIn(former.wanted), ...namesIn(former.there), ...namesOf(leaving) };
  const fields = { names: { mapValue: { fields: names } } };
  if (Object.keys(names).length > 0) yield { ...former, wanted: { path: formerNames, fields } };
  else if (former.wanted || former.there) yield former;
  yield* leaving;
}

/** Goes through the documents of both in the order that both have. */
async function* storedPairs(
  store: Store,
  backup: Backup,
  accounts: Account[],
): AsyncGenerator<Pair> {
  const wanted = documentsOf(backup, accounts);
  const there = documentsIn(store);
  let [one, other] = [await wanted.next(), await there.next()];
  while (!one.done || !other.done) {
    const order = one.done ? 1 : other.done ? -1 : compare(one.value.path, other.value.path);
    const pair: Pair = { path: '' };
    if (order <= 0 && !one.done) {
      Object.assign(pair, { path: one.value.path, ...unscheduled(one.value) });
      one = await wanted.next();
    }
    if (order >= 0 && !other.done) {
      Object.assign(pair, { path: other.value.path, there: other.value });
      other = await there.next();
    }
    yield pair;
  }
}

const isStaff = (path: string) => /^staff\/[^/]+$/.test(path);

/** The names of former staff, by uid, as the store has them. */
const namesIn = (document: Document | undefined): Document['fields'] =>
  Object(Object(Object(document?.fields.names).mapValue).fields);

/** The names, or emails, of staff who are removed: whatever they did still shows them. */
const namesOf = (removed: readonly Pair[]): Document['fields'] =>
  Object.fromEntries(
    removed.map(({ path, there }) => {
      const { name, email } = Object(there?.fields);
      const shown = name?.stringValue || email?.stringValue || '';
      return [path.split('/')[1] ?? '', { stringValue: String(shown) }];
    }),
  );

/** A draft without a schedule whose time has passed: its publication may have been cancelled since. */
function unscheduled(wanted: Document): Pick<Pair, 'wanted' | 'isUnscheduled'> {
  const { publish, ...fields } = wanted.fields;
  const at = momentOf(Object(Object(Object(publish).mapValue).fields).at?.stringValue);
  if (sourceOf(wanted.path) !== 'drafts' || !(at < Date.now())) return { wanted };
  return { wanted: { ...wanted, fields }, isUnscheduled: true };
}

/** Histories come behind all else. */
function compare(one: string, other: string): number {
  const isNested = (path: string) => Number(path.split('/').length > 2);
  return isNested(one) - isNested(other) || comparePaths(one, other);
}

async function* documentsOf(
  { name, bytes }: Backup,
  accounts: Account[],
): AsyncGenerator<Document> {
  for await (const line of linesOfBackup(name, bytes)) {
    if ('account' in line) accounts.push(line.account);
    if ('document' in line && !leftOut.includes(sourceOf(line.document.path))) yield line.document;
  }
}

async function* documentsIn(store: Store): AsyncGenerator<Document> {
  for (const source of await store.sources()) yield* store.documents(source);
}

/**
 * The accounts that a project doesn't have.
 * @throws Failure if it has another account with one of their emails, which would keep its owner from logging in
 */
async function missingOf(accounts: readonly Account[], auth: Auth): Promise<Account[]> {
  const there = await accountsOf(auth);
  const uids = new Set(there.map(({ uid }) => uid));
  const emails = new Set(there.flatMap(({ email }) => email ?? []));
  const missing = accounts.filter(({ uid }) => !uids.has(uid));
  const taken = missing.flatMap(({ email }) => (email && emails.has(email) ? [email] : []));
  if (taken.length > 0) {
    throw new Failure(
      `These people have another account there: ${taken.join(', ')}. Delete it under Authentication, and try again.`,
    );
  }
  return missing;
}

function imported({ createdAt, claims, ...account }: Account): UserImportRecord {
  const metadata = createdAt && { metadata: { creationTime: createdAt } };
  const provider = account.email && {
    providerData: [{ providerId: 'password', uid: account.email, email: account.email }],
  };
  return {
    ...account,
    ...metadata,
    ...provider,
    ...(claims && { customClaims: claims }),
  } as UserImportRecord;
}
