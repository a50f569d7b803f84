import { organisationSchema } from '@lamplight/content/organisation';
import { siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { visitorStore } from './visitorStore.ts';

/**
 * What the organisation is called; empty where nobody has said it.
 * @throws unavailable when Firestore does not answer
 */
export async function siteName(): Promise<string> {
  const stored = await visitorStore.document(siteDocument('organisation'), ['name']);
  return readable(organisationSchema, stored).name;
}
