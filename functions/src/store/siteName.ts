import { storedVersion } from '@lamplight/content/documentMetadata';
import { organisationSchema } from '@lamplight/content/organisation';
import { siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { visitorStore } from './visitorStore.ts';

/**
 * The organisation's name; empty if nobody has set it.
 * @throws unavailable when Firestore does not answer
 */
export async function siteName(): Promise<string> {
  const path = siteDocument('organisation');
  const { content } = storedVersion(path, await visitorStore.document(path));
  return readable(organisationSchema, content).name;
}
