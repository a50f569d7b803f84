import { type About, aboutSchema } from './about.ts';
import { type Contact, contactSchema } from './contact.ts';
import { type Home, homeSchema } from './home.ts';
import { listLimits } from './limits.ts';
import type { Listed } from './listed.ts';
import { type Navigation, navigationSchema } from './navigation.ts';
import { type ListName, siteDocument } from './paths.ts';
import { readable } from './readable.ts';
import { siteListSchemas } from './siteLists.ts';
import type { z } from './zod.ts';

/** The items of a list as pages show them. */
export type ListItems<Name extends ListName> = Listed<z.infer<(typeof siteListSchemas)[Name]>>[];

/**
 * Where pages get their content from. The server fills it with the Admin SDK, the browser with
 * Firestore lite; a page cannot tell the difference. All of it rejects when the store cannot be
 * reached, and never because of what is stored.
 */
export interface ContentSource {
  home(): Promise<Home>;
  about(): Promise<About>;
  navigation(): Promise<Navigation>;
  contact(): Promise<Contact>;
  /** The items of a list in their order, at most `most` of them. */
  list<Name extends ListName>(name: Name, most?: number): Promise<ListItems<Name>>;
}

/** How a store is read: rejects when it cannot be reached. */
export interface ContentStore {
  /** The data of the document at a path; undefined where there is none. */
  document(path: string): Promise<unknown>;
  /** The first `most` documents of a list by their `order`. */
  list(name: ListName, most: number): Promise<{ id: string; data: unknown }[]>;
}

/** Content as it is stored, read so that it can always be rendered. */
export function contentSource(store: ContentStore): ContentSource {
  return {
    home: async () => readable(homeSchema, await store.document(siteDocument('home'))),
    about: async () => readable(aboutSchema, await store.document(siteDocument('about'))),
    navigation: async () =>
      readable(navigationSchema, await store.document(siteDocument('navigation'))),
    contact: async () => readable(contactSchema, await store.document(siteDocument('contact'))),
    list: async <Name extends ListName>(name: Name, most = listLimits.items) => {
      const items = await store.list(name, most);
      const schema: z.ZodType<object> = siteListSchemas[name];
      return items.map(({ id, data }) => ({
        ...readable(schema, data),
        _id: id,
      })) as ListItems<Name>;
    },
  };
}
