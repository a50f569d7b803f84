import {
  type DocumentContent,
  type ItemContent,
  type ListName,
  listNames,
  type SiteDocumentName,
  siteDocumentNames,
  siteDocumentSchemas,
  siteListSchemas,
} from '../siteContent.ts';
import type * as z from '../zod.ts';
import { aboutSamples } from './about.ts';
import { contactSamples } from './contact.ts';
import { feedbackThankYouSamples } from './feedbackThankYou.ts';
import { samplesFor } from './generated.ts';
import { givingSamples } from './giving.ts';
import { homeSamples } from './home.ts';
import { mentorThankYouSamples } from './mentorThankYou.ts';
import { missionSamples } from './mission.ts';
import { navigationSamples } from './navigation.ts';
import { newsItemSamples } from './newsItem.ts';
import { organisationSamples } from './organisation.ts';
import { privacySamples } from './privacy.ts';
import { programmeSamples } from './programme.ts';
import { redirectsSamples } from './redirects.ts';
import type { Samples } from './sample.ts';
import { sharingSamples } from './sharing.ts';
import { supportSamples } from './support.ts';
import { teamMemberSamples } from './teamMember.ts';
import { testimonialSamples } from './testimonial.ts';
import { workPageSamples } from './workPage.ts';

type DocumentSamples = { [Name in SiteDocumentName]: Samples<DocumentContent<Name>> };
type ListSamples = { [Name in ListName]: Samples<ItemContent<Name>> };

/** Those about which more is known than their descriptions say. */
const knownDocuments: Partial<DocumentSamples> = {
  home: homeSamples,
  about: aboutSamples,
  mission: missionSamples,
  support: supportSamples,
  giving: givingSamples,
  contact: contactSamples,
  feedbackGreeting: feedbackThankYouSamples,
  mentorGreeting: mentorThankYouSamples,
  navigation: navigationSamples,
  organisation: organisationSamples,
  privacy: privacySamples,
  sharing: sharingSamples,
  redirects: redirectsSamples,
};

const knownLists: Partial<ListSamples> = {
  team: teamMemberSamples,
  studentTestimonials: testimonialSamples,
  mentorTestimonials: testimonialSamples,
  news: newsItemSamples,
  international: programmeSamples,
  ycm: workPageSamples,
  sz: workPageSamples,
  shb: workPageSamples,
  sem: workPageSamples,
  hhk: workPageSamples,
};

/** What each single document may and may not contain; schema, rules and API are all tried with it. */
export const documentSamples = Object.fromEntries(
  siteDocumentNames.map((name) => [
    name,
    knownDocuments[name] ?? samplesFor<object>(siteDocumentSchemas[name]),
  ]),
) as unknown as DocumentSamples;

/** What the items of each list may and may not contain; all three are tried with it too. */
export const listSamples = Object.fromEntries(
  listNames.map((name) => [name, knownLists[name] ?? samplesFor<object>(siteListSchemas[name])]),
) as unknown as ListSamples;

/**
 * The first list of each kind of item, for tests that need not try a kind twice. Lists hold the
 * same kind if they share both schema and samples.
 */
export const oneListOfEachKind: readonly ListName[] = listNames.filter(
  (name) => listNames.find((other) => isSameKind(name, other)) === name,
);

function isSameKind(a: ListName, b: ListName) {
  return siteListSchemas[a] === siteListSchemas[b] && listSamples[a] === listSamples[b];
}

/** Every document and list of the site, with its schema and its samples. */
export const allSamples: readonly {
  name: SiteDocumentName | ListName;
  schema: z.ZodObject;
  valid: Samples<object>['valid'];
}[] = [
  ...siteDocumentNames.map((name) => ({
    name,
    schema: siteDocumentSchemas[name],
    valid: documentSamples[name].valid,
  })),
  ...listNames.map((name) => ({
    name,
    schema: siteListSchemas[name],
    valid: listSamples[name].valid,
  })),
];
