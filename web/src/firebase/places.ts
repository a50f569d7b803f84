import { listLimits } from '@lamplight/content/limits';
import { drafts, placeAt, siteDocument } from '@lamplight/content/paths';
import {
  type ListName,
  listNames,
  type SiteDocumentName,
  siteDocumentNames,
} from '@lamplight/content/siteContent';
import { titleIn } from '@lamplight/content/titleIn';
import {
  collection,
  type DocumentSnapshot,
  doc,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { storeOf } from './connection/store.ts';
import type { Connection } from './connection/useConnection.ts';
import { throwNamed } from './errors.ts';
import { openDraft } from './live/openDrafts.ts';
import { storedDocument } from './reading/stored.ts';
import { transact } from './writing/saves.ts';

/** A document of the site that may use something from a library. */
export interface Place {
  place: SiteDocumentName | ListName;
  path: string;
  /** The title of an item of a list. */
  title: string;
  /** Whether only a draft of it does. */
  isDraft?: boolean;
}

export interface PlaceContent extends Place {
  content: Record<string, unknown>;
}

/**
 * Reads all documents of the site, without the listeners of editors, which may not have received a save that has just
 * succeeded: documents are read in a transaction, and lists in an order that no listener uses.
 * @throws NotAllowed, Unreachable
 */
export async function readPlaces(connection: Connection): Promise<PlaceContent[]> {
  const store = storeOf(connection);
  const documents = siteDocumentNames.map((name) => doc(store, siteDocument(name)));
  const ofDocuments = transact(store, documents, (_, snapshots) =>
    snapshots.map((each) => placeOf(each.id as SiteDocumentName, each)),
  );
  const ofList = async (name: ListName) => {
    const items = await readAll(collection(store, name));
    return items.map((item) => placeOf(name, item));
  };
  const all = await Promise.all([ofDocuments, ...listNames.map(ofList)]).catch(throwNamed);
  return all.flat();
}

/** All documents of a query, as many at a time as the rules allow: lists of news and events may be longer. */
async function readAll(all: Query): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  const page = query(all, orderBy(documentId()), limit(listLimits.items));
  for (let next = page; ; ) {
    const { docs } = await getDocsFromServer(next);
    found.push(...docs);
    const last = docs.at(-1);
    if (!last || docs.length < listLimits.items) return found;
    next = query(page, startAfter(last));
  }
}

/** Reads all documents, and the fields that open drafts change in them. @throws NotAllowed, Unreachable */
export async function readPlacesAndDrafts(connection: Connection): Promise<PlaceContent[]> {
  const all = query(collection(storeOf(connection), drafts), where('state', '==', 'open'));
  const [live, open] = await Promise.all([readPlaces(connection), readAll(all).catch(throwNamed)]);
  const drafted = open.map((draft) => {
    const { of, fields } = openDraft({ id: draft.id, path: draft.ref.path, data: draft.data() });
    const title = titleIn(fields) || live.find(({ path }) => path === of)?.title || '';
    return { place: placeAt(of), path: of, title, content: fields, isDraft: true };
  });
  return [...live, ...drafted];
}

function placeOf(place: Place['place'], document: DocumentSnapshot): PlaceContent {
  const { path } = document.ref;
  const { content } = storedDocument(path, document.data());
  return { place, path, title: titleIn(content), content };
}
