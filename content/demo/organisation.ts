import type { Contact } from '../src/contact.ts';
import type { Home } from '../src/home.ts';
import type { Navigation } from '../src/navigation.ts';
import { siteDocument } from '../src/paths.ts';
import { demoContact } from './contact.ts';
import { demoHome } from './home.ts';
import { demoNavigation } from './navigation.ts';

/** A document of the demo organisation: where it is stored and its content, without bookkeeping. */
export interface DemoDocument {
  path: string;
  content: Home | Contact | Navigation;
}

/** Everything a local run and the tests start with. */
export const demoDocuments: DemoDocument[] = [
  { path: siteDocument('home'), content: demoHome },
  { path: siteDocument('contact'), content: demoContact },
  { path: siteDocument('navigation'), content: demoNavigation },
];
