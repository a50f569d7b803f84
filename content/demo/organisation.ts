import type { About } from '../src/about.ts';
import type { Contact } from '../src/contact.ts';
import type { Home } from '../src/home.ts';
import type { Navigation } from '../src/navigation.ts';
import { orderStep } from '../src/order.ts';
import { type ListName, listItem, listNames, siteDocument } from '../src/paths.ts';
import type { siteListSchemas } from '../src/siteLists.ts';
import type { z } from '../src/zod.ts';
import { demoAbout } from './about.ts';
import { demoContact } from './contact.ts';
import { demoHhk } from './hhk.ts';
import { demoHome } from './home.ts';
import { demoInternational } from './international.ts';
import { demoMentorTestimonials } from './mentorTestimonials.ts';
import { demoNavigation } from './navigation.ts';
import { demoNews } from './news.ts';
import { demoSem } from './sem.ts';
import { demoShb } from './shb.ts';
import { demoStudentTestimonials } from './studentTestimonials.ts';
import { demoSz } from './sz.ts';
import { demoTeam } from './team.ts';
import { demoYcm } from './ycm.ts';

type Item<Name extends ListName> = z.infer<(typeof siteListSchemas)[Name]>;

/** A document of the demo organisation: where it is stored and its content, without bookkeeping. */
export interface DemoDocument {
  path: string;
  content: Home | About | Contact | Navigation | Item<ListName>;
  /** The place of a list's item, stored beside its content. */
  order?: number;
}

/** The items of each list by their ids, in the order in which they stand here. */
const demoLists: { [Name in ListName]: Record<string, Item<Name>> } = {
  team: demoTeam,
  studentTestimonials: demoStudentTestimonials,
  mentorTestimonials: demoMentorTestimonials,
  news: demoNews,
  international: demoInternational,
  ycm: demoYcm,
  sz: demoSz,
  shb: demoShb,
  sem: demoSem,
  hhk: demoHhk,
};

const demoItems = (name: ListName): DemoDocument[] =>
  Object.entries<Item<ListName>>(demoLists[name]).map(([id, content], index) => ({
    path: listItem(name, id),
    content,
    order: (index + 1) * orderStep,
  }));

/** Everything a local run and the tests start with. */
export const demoDocuments: DemoDocument[] = [
  { path: siteDocument('home'), content: demoHome },
  { path: siteDocument('about'), content: demoAbout },
  { path: siteDocument('contact'), content: demoContact },
  { path: siteDocument('navigation'), content: demoNavigation },
  ...listNames.flatMap(demoItems),
];
