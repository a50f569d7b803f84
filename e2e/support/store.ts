import { contentVersionLabel, orderField } from '@lamplight/content/documentMetadata';
import { orderStep } from '@lamplight/content/order';
import { revision, staffMember } from '@lamplight/content/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { portsAt, requestedOffset } from '../../scripts/lib/ports.ts';
import { openEmulators, type Project } from '../../scripts/lib/project.ts';

/** Opened once for all tests of a worker. */
let opened: Project | undefined;

/** Does something past every rule, as someone with the console could. */
export const inProject = <Result>(action: (project: Project) => Promise<Result>) => {
  opened ??= openEmulators(portsAt(requestedOffset() ?? 0)).project;
  return action(opened);
};

/** Stores data past every rule, as someone with the console could; null removes the document. */
export const storeDirectly = (path: string, data: unknown) =>
  inProject(async ({ firestore }) => {
    const document = firestore.doc(path);
    if (data === null) await document.delete();
    else await document.set(data as Record<string, unknown>);
  });

/** Stores content as a colleague's save of `version` would. */
export const storeVersion = (path: string, content: object | undefined, version: number) =>
  inProject(async ({ firestore }) => {
    const updatedAt = FieldValue.serverTimestamp();
    const data = {
      ...content,
      version,
      updatedAt,
      updatedBy: 'colleague',
      ...contentVersionLabel(),
    };
    const batch = firestore.batch();
    batch.set(firestore.doc(path), data);
    batch.set(firestore.doc(revision(path, version)), data);
    await batch.commit();
  });

/** Stores versions 1 to `count` of a document as a colleague's saves would. */
export const storeVersions = (path: string, count: number, make: (version: number) => object) =>
  inProject(async ({ firestore }) => {
    const writer = firestore.bulkWriter();
    const updatedAt = FieldValue.serverTimestamp();
    for (let version = 1; version <= count; version += 1) {
      const saved = { version, updatedAt, updatedBy: 'colleague', ...contentVersionLabel() };
      const data = { ...make(version), ...saved };
      writer.set(firestore.doc(revision(path, version)), data);
      if (version === count) writer.set(firestore.doc(path), data);
    }
    await writer.close();
  });

/** The stored data at a path; undefined where nothing is. */
export const storedDocument = (path: string) =>
  inProject(async ({ firestore }) => (await firestore.doc(path).get()).data());

/** All documents of a collection. */
export const storedCollection = (name: string) =>
  inProject(async ({ firestore }) =>
    (await firestore.collection(name).get()).docs.map((document) => document.data()),
  );

/** The items of a list in their order, with their ids. */
export const storedItems = (name: string) =>
  inProject(async ({ firestore }) =>
    (await firestore.collection(name).orderBy(orderField).get()).docs.map((item) => ({
      id: item.id,
      ...item.data(),
    })),
  );

/** Stores `count` items behind those that a list has, made by `make`. */
export const storeItems = (name: string, count: number, make: (index: number) => object) =>
  inProject(async ({ firestore }) => {
    const writer = firestore.bulkWriter();
    for (let index = 0; index < count; index += 1) {
      const order = 500_000 + index * orderStep;
      const bookkeeping = { version: 1, updatedAt: FieldValue.serverTimestamp(), updatedBy: 'x' };
      const data = { ...make(index), order, ...bookkeeping, ...contentVersionLabel() };
      const item = firestore.collection(name).doc(`item-${index}`);
      writer.set(item, data);
      writer.set(firestore.doc(revision(item.path, 1)), data);
    }
    await writer.close();
  });

/** The code in the link that was last mailed to an address to set a new password. */
export async function mailedResetCode(email: string): Promise<string> {
  const { auth } = portsAt(requestedOffset() ?? 0);
  const response = await fetch(
    `http://127.0.0.1:${auth}/emulator/v1/projects/demo-lamplight/oobCodes`,
  );
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; oobCode: string }[];
  };
  const code = oobCodes.filter((each) => each.email === email).at(-1)?.oobCode;
  if (!code) throw new Error(`No mail was sent to ${email}`);
  return code;
}

/** Registers an account as anybody can, with the public key. */
export const registerStranger = () =>
  inProject(async ({ auth }) => {
    const stranger = { email: 'stranger@example.org', password: 'let-me-in-please' };
    await auth.createUser(stranger);
    return stranger;
  });

/** Takes an account off the staff, as `npm run staff -- remove` does. */
export const removeFromStaff = (uid: string) =>
  inProject(async ({ firestore }) => {
    await firestore.doc(staffMember(uid)).delete();
  });
