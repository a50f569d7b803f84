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
import { eventSamples } from './event.ts';
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
  events: eventSamples,
  international: programmeSamples,
  ycm: workPageSamples,
  sz: workPageSamples,
  shb: workPageSamples,
  sem: workPageSamples,
  hhk: workPageSamples,
};

const generated = new Map<z.ZodType<object>, Samples<object>>();

/** The samples of a schema, made once. */
function samplesOnce(schema: z.ZodType<object>): Samples<object> {
  const samples = generated.get(schema) ?? samplesFor<object>(schema);
  generated.set(schema, samples);
  return samples;
}

/** What each single document may and may not contain; schema, rules and API are all tried with it. */
export const documentSamples = Object.fromEntries(
  siteDocumentNames.map((name) => [
    name,
    knownDocuments[name] ?? samplesOnce(siteDocumentSchemas[name]),
  ]),
) as unknown as DocumentSamples;

/** What the items of each list may and may not contain; all three are tried with it too. */
export const listSamples = Object.fromEntries(
  listNames.map((name) => [name, knownLists[name] ?? samplesOnce(siteListSchemas[name])]),
) as unknown as ListSamples;

const listKind = (name: ListName) => [siteListSchemas[name], listSamples[name]];
const documentKind = (name: SiteDocumentName) => [siteDocumentSchemas[name], documentSamples[name]];

/** The first of each kind. Things are of one kind if they share both schema and samples. */
const firstOfEach = <Name>(names: readonly Name[], kindOf: (name: Name) => unknown[]): Name[] =>
  names.filter((name) => {
    const first = names.find((other) =>
      kindOf(other).every((each, at) => each === kindOf(name)[at]),
    );
    return first === name;
  });

/** The first list of each kind of item, for tests that need not try a kind twice. */
export const oneListOfEachKind = firstOfEach(listNames, listKind);

/** The first single document of each kind, for the same. */
export const oneDocumentOfEachKind = firstOfEach(siteDocumentNames, documentKind);

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
