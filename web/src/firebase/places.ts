import { listLimits } from '@lamplight/content/limits';
import { siteDocument } from '@lamplight/content/paths';
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
  getDocsFromServer,
  limit,
  query,
} from 'firebase/firestore';
import { storeOf } from './connection/store.ts';
import type { Connection } from './connection/useConnection.ts';
import { throwNamed } from './errors.ts';
import { storedDocument } from './reading/stored.ts';
import { transact } from './writing/saves.ts';

/** A document of the site that may use something from a library. */
export interface Place {
  place: SiteDocumentName | ListName;
  path: string;
  /** The title of an item of a list. */
  title: string;
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
    const items = query(collection(store, name), limit(listLimits.items));
    return (await getDocsFromServer(items)).docs.map((item) => placeOf(name, item));
  };
  const all = await Promise.all([ofDocuments, ...listNames.map(ofList)]).catch(throwNamed);
  return all.flat();
}

function placeOf(place: Place['place'], document: DocumentSnapshot): PlaceContent {
  const { path } = document.ref;
  const { content } = storedDocument(path, document.data());
  return { place, path, title: titleIn(content), content };
}
