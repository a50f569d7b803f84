import { siteDocument } from '@lamplight/content/paths';
import { emptyValue } from '@lamplight/content/readable';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import type { Samples } from '@lamplight/content/samples/sample';
import {
  type ListName,
  listNames,
  type SiteDocumentName,
  siteDocumentNames,
  siteDocumentSchemas,
} from '@lamplight/content/siteContent';
import { messages } from '@lamplight/content/texts/messages';

/** A record of the API. */
interface RecordAddress {
  /** The documents that hold it. */
  documents: readonly SiteDocumentName[];
  /** The path that shows it, below /api. */
  path: string;
  /** The path that saves it, below /api. */
  savedAt: readonly [string, ...string[]];
  /** The `_id` that its answers bear; without one they are the bare content. */
  id?: string;
}

const records: readonly RecordAddress[] = [
  { documents: ['home'], path: 'home', savedAt: ['home/home'], id: 'home' },
  {
    documents: ['about', 'mission', 'support'],
    path: 'about',
    savedAt: ['about/about'],
    id: 'about',
  },
  {
    documents: ['contact', 'feedbackGreeting', 'mentorGreeting'],
    path: 'contact',
    savedAt: ['contact/contact', 'contact'],
    id: 'contact',
  },
  { documents: ['navigation'], path: 'nav', savedAt: ['nav'] },
];

const { memberDeleted, testimonialDeleted, itemDeleted } = messages;

/** The paths below /api of lists with another stored name, and the message when an item is deleted. */
const listAddresses: { [Name in ListName]?: { path: string; deleted: string } } = {
  team: { path: 'team', deleted: memberDeleted },
  studentTestimonials: { path: 'student-testimonials', deleted: testimonialDeleted },
  mentorTestimonials: { path: 'mentor-testimonials', deleted: testimonialDeleted },
};

/** A document that is a record of its own. */
const alone = (name: SiteDocumentName): RecordAddress => ({
  documents: [name],
  path: name,
  savedAt: [name],
});

/**
 * A single document: where it is shown and saved below /api, where it is stored, and what else the
 * record there holds as long as nothing of it is stored.
 */
export const documentResource = (name: SiteDocumentName) => {
  const { documents, ...address } =
    records.find((record) => record.documents.includes(name)) ?? alone(name);
  const others = documents.filter((other) => other !== name);
  return {
    name,
    ...address,
    stored: siteDocument(name),
    ...of(documentSamples[name]),
    others: others.map(siteDocument),
    beside: Object.assign({}, ...others.map((other) => emptyValue(siteDocumentSchemas[other]))),
  };
};

/** A list: where it is below /api and in the store, and what is said when an item is deleted. */
export const listResource = (list: ListName) => ({
  ...(listAddresses[list] ?? { path: list, deleted: itemDeleted }),
  list,
  ...of(listSamples[list]),
});

export const documents = siteDocumentNames.map(documentResource);
export const lists = listNames.map(listResource);

/** Samples, and the small one as the content to begin with. */
function of(samples: Samples<object>) {
  return { samples, content: { ...samples.valid.small } as Record<string, unknown> };
}
