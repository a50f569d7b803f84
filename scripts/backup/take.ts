import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Failure } from '../lib/command.ts';
import { linesOfBackup, openWriter, sealedBytes } from './file.ts';
import { comparePaths, type Store } from './store.ts';

/** The site to back up or to restore to. */
export interface Site {
  project: string;
  store: Store;
  auth: Auth;
}

/** Firestore answers with what was there at a moment of the last hour. */
const readableMs = 55 * 60_000;

/**
 * Backs up all documents as they were at one moment, and all accounts, into a file. Where an earlier try was cut
 * off, it goes on.
 * @param report is called now and then with how many documents are in it
 * @throws Failure where what an earlier try has left cannot be gone on with
 */
export async function takeBackup(
  { project, store, auth }: Site,
  name: string,
  report: (documents: number) => void = () => {},
): Promise<void> {
  const writer = await openWriter(name, async () => ({
    project,
    // This computer's clock may be ahead, or behind.
    readTime: await store.now(),
    sources: await store.sources(),
    documents: {},
  }));
  try {
    const { progress, resumed } = writer;
    const { readTime, sources, documents, last } = progress;
    checkEarlier(name, project, progress, resumed);
    if (!resumed) await writer.add({ header: { format: 1, project, readTime } });
    for (const source of sources.slice(last ? sources.indexOf(last.source) : 0)) {
      const after = last?.source === source ? last.path : undefined;
      for await (const document of store.documents(source, after, readTime)) {
        // Counted first: a part that this line fills is journalled with it.
        documents[source] = (documents[source] ?? 0) + 1;
        progress.last = { source, path: document.path };
        await writer.add({ document });
        if (documents[source] % 1000 === 0) report(total(documents));
      }
    }
    await writer.endDocuments();
    const accounts = await accountsOf(auth);
    for (const account of accounts) await writer.add({ account });
    await writer.add({ manifest: { documents, accounts: accounts.length } });
    await writer.seal();
  } finally {
    await writer.close();
  }
}

function checkEarlier(
  name: string,
  project: string,
  earlier: { project: string; readTime: string },
  resumed: boolean,
) {
  if (!resumed) return;
  const again = `remove ${name}.part and ${name}.journal, and begin again`;
  if (earlier.project !== project) {
    throw new Failure(`${name} was begun as a backup of ${earlier.project}: ${again}.`);
  }
  if (Date.now() - Date.parse(earlier.readTime) > readableMs) {
    throw new Failure(
      `${name} was begun more than an hour ago, and what was there then cannot be read any more: ${again}.`,
    );
  }
}

export const total = (documents: Record<string, number>): number =>
  Object.values(documents).reduce((sum, count) => sum + count, 0);

/** An account as it is backed up: who it is, without the password. */
export type Account = { uid: string } & Partial<
  Pick<
    UserRecord,
    'email' | 'emailVerified' | 'disabled' | 'displayName' | 'phoneNumber' | 'photoURL'
  >
> & { createdAt?: string; claims?: object };

/** All accounts, in the order of their ids. */
export async function accountsOf(auth: Auth): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let pageToken: string | undefined, first = true; first || pageToken; first = false) {
    const page = await auth.listUsers(1000, pageToken);
    accounts.push(...page.users.map(accountOf));
    pageToken = page.pageToken;
  }
  return accounts.sort((one, other) => comparePaths(one.uid, other.uid));
}

function accountOf(user: UserRecord): Account {
  const { uid, email, emailVerified, disabled, displayName, phoneNumber, photoURL } = user;
  const { metadata, customClaims: claims } = user;
  const createdAt = metadata.creationTime;
  const all = {
    uid,
    email,
    emailVerified,
    disabled,
    displayName,
    phoneNumber,
    photoURL,
    createdAt,
    claims,
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as Account;
}

/** A backup that was read to its end, and is whole: what it holds. */
export interface Backup {
  /** Its file. */
  name: string;
  /** How many bytes of it are sealed. */
  bytes: number;
  project: string;
  readTime: string;
  /** How many of each source. */
  documents: Record<string, number>;
  accounts: number;
}

/**
 * Reads a backup to its end.
 * @throws Failure where it is damaged, or holds something else than its manifest says
 */
export async function verifyBackup(name: string): Promise<Backup> {
  const bytes = await sealedBytes(name);
  let header: { project: string; readTime: string } | undefined;
  const counted = { documents: {} as Record<string, number>, accounts: 0 };
  for await (const line of linesOfBackup(name, bytes)) {
    if ('header' in line) header = line.header;
    else if ('account' in line) counted.accounts += 1;
    else if ('document' in line) {
      const source = sourceOf(line.document.path);
      counted.documents[source] = (counted.documents[source] ?? 0) + 1;
    } else if (header && JSON.stringify(line.manifest) === JSON.stringify(counted)) {
      return { name, bytes, ...header, ...counted };
    }
  }
  throw new Failure(`${name} holds something else than its manifest says: use another backup.`);
}

/** The source in which a document is read: the collection that it is in. */
export const sourceOf = (path: string): string => path.split('/').at(-2) ?? '';
