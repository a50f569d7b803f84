import { messages } from '@lamplight/content/messages';
import {
  type ListName,
  listNames,
  type SiteDocumentName,
  siteDocument,
  siteDocumentNames,
} from '@lamplight/content/paths';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import type { Samples } from '@lamplight/content/samples/sample';

interface DocumentAddress {
  /** Where it is shown, below /api. */
  path: string;
  /** Where it is saved, below /api. */
  savedAt: readonly [string, ...string[]];
  /** The `_id` that its answers bear; without one they are the bare content. */
  id?: string;
}

const documentAddresses: Record<SiteDocumentName, DocumentAddress> = {
  home: { path: 'home', savedAt: ['home/home'], id: 'home' },
  about: { path: 'about', savedAt: ['about/about'], id: 'about' },
  contact: { path: 'contact', savedAt: ['contact/contact', 'contact'], id: 'contact' },
  navigation: { path: 'nav', savedAt: ['nav'] },
};

const { memberDeleted, testimonialDeleted, itemDeleted } = messages;

/** Where each list is below /api, and what is said when an item is deleted. */
const listAddresses: Record<ListName, { path: string; deleted: string }> = {
  team: { path: 'team', deleted: memberDeleted },
  studentTestimonials: { path: 'student-testimonials', deleted: testimonialDeleted },
  mentorTestimonials: { path: 'mentor-testimonials', deleted: testimonialDeleted },
  news: { path: 'news', deleted: itemDeleted },
  international: { path: 'international', deleted: itemDeleted },
  ycm: { path: 'ycm', deleted: itemDeleted },
  sz: { path: 'sz', deleted: itemDeleted },
  shb: { path: 'shb', deleted: itemDeleted },
  sem: { path: 'sem', deleted: itemDeleted },
  hhk: { path: 'hhk', deleted: itemDeleted },
};

/** A single document: where it is shown and saved below /api, and where it is stored. */
export const documentResource = (name: SiteDocumentName) => ({
  ...documentAddresses[name],
  stored: siteDocument(name),
  ...of(documentSamples[name]),
});

/** A list: where it is below /api and in the store, and what is said when an item is deleted. */
export const listResource = (list: ListName) => ({
  ...listAddresses[list],
  list,
  ...of(listSamples[list]),
});

export const documents = siteDocumentNames.map(documentResource);
export const lists = listNames.map(listResource);

/** Samples, and the small one as the content to begin with. */
function of(samples: Samples<object>) {
  return { samples, content: { ...samples.valid.small } as Record<string, unknown> };
}
