import { type Contact, contactSchema } from './contact.ts';
import { type Home, homeSchema } from './home.ts';
import { type Navigation, navigationSchema } from './navigation.ts';
import { siteDocument } from './paths.ts';
import { readable } from './readable.ts';

/**
 * Where pages get their content from. The server fills it with the Admin SDK, the browser with
 * Firestore lite; a page cannot tell the difference.
 */
export interface ContentSource {
  home(): Promise<Home>;
  navigation(): Promise<Navigation>;
  contact(): Promise<Contact>;
}

/** Reads the data of the document at a path; undefined where there is none. Rejects when the store cannot be reached. */
export type ReadDocument = (path: string) => Promise<unknown>;

/** Content as it is stored, read so that it can always be rendered. */
export function contentSource(readDocument: ReadDocument): ContentSource {
  return {
    home: async () => readable(homeSchema, await readDocument(siteDocument('home'))),
    navigation: async () =>
      readable(navigationSchema, await readDocument(siteDocument('navigation'))),
    contact: async () => readable(contactSchema, await readDocument(siteDocument('contact'))),
  };
}
