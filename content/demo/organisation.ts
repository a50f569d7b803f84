import { orderStep } from '../src/order.ts';
import { listItem, siteDocument } from '../src/paths.ts';
import type { DocumentContent, ItemContent } from '../src/siteContent.ts';
import {
  type ListName,
  listNames,
  type SiteDocumentName,
  siteDocumentNames,
} from '../src/siteContent.ts';
import { demoAbout } from './about.ts';
import { demoContact } from './contact.ts';
import { demoEvents } from './events.ts';
import { demoFeedbackThankYou } from './feedbackThankYou.ts';
import { demoGiving } from './giving.ts';
import { demoHhk } from './hhk.ts';
import { demoHome } from './home.ts';
import { demoIdentity } from './identity.ts';
import { demoInternational } from './international.ts';
import { demoMentorTestimonials } from './mentorTestimonials.ts';
import { demoMentorThankYou } from './mentorThankYou.ts';
import { demoMission } from './mission.ts';
import { demoTeamPage, noBlocks } from './moreBlocks.ts';
import { demoNavigation } from './navigation.ts';
import { demoNews } from './news.ts';
import { demoPages } from './pages.ts';
import { demoPrivacy } from './privacy.ts';
import { demoSem } from './sem.ts';
import { demoRedirects, demoSharing } from './sharing.ts';
import { demoShb } from './shb.ts';
import { demoStudentTestimonials } from './studentTestimonials.ts';
import { demoSupport } from './support.ts';
import { demoSz } from './sz.ts';
import { demoTeam } from './team.ts';
import { demoYcm } from './ycm.ts';

/** A document of the demo organisation: where it is stored and its content, without metadata. */
export interface DemoDocument {
  path: string;
  content: DocumentContent | ItemContent;
  /** The place of a list's item, stored next to its content. */
  order?: number;
}

/** The content of each single document. */
const demoContents: { [Name in SiteDocumentName]: DocumentContent<Name> } = {
  home: demoHome,
  about: demoAbout,
  mission: demoMission,
  support: demoSupport,
  giving: demoGiving,
  contact: demoContact,
  feedbackGreeting: demoFeedbackThankYou,
  mentorGreeting: demoMentorThankYou,
  navigation: demoNavigation,
  organisation: demoIdentity,
  privacy: demoPrivacy,
  sharing: demoSharing,
  redirects: demoRedirects,
  missionPage: noBlocks,
  teamPage: demoTeamPage,
  internationalPage: noBlocks,
  studentTestimonialsPage: noBlocks,
  mentorTestimonialsPage: noBlocks,
  newsPage: noBlocks,
  eventsPage: noBlocks,
  supportPage: noBlocks,
  contactPage: noBlocks,
  mentorFormPage: noBlocks,
};

/** The items of each list by their ids, in the order in which they are here. */
const demoLists: { [Name in ListName]: Record<string, ItemContent<Name>> } = {
  team: demoTeam,
  studentTestimonials: demoStudentTestimonials,
  mentorTestimonials: demoMentorTestimonials,
  news: demoNews,
  events: demoEvents,
  international: demoInternational,
  ycm: demoYcm,
  sz: demoSz,
  shb: demoShb,
  sem: demoSem,
  hhk: demoHhk,
  pages: demoPages,
};

const demoItems = (name: ListName): DemoDocument[] =>
  Object.entries<ItemContent>(demoLists[name]).map(([id, content], index) => ({
    path: listItem(name, id),
    content,
    order: (index + 1) * orderStep,
  }));

/** Everything a local run and the tests start with. */
export const demoDocuments: DemoDocument[] = [
  ...siteDocumentNames.map((name) => ({ path: siteDocument(name), content: demoContents[name] })),
  ...listNames.flatMap(demoItems),
];
