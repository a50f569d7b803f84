import { contentVersionLabel, storedVersion } from '@lamplight/content/documentMetadata';
import { isMap } from '@lamplight/content/isMap';
import { type Organisation, organisationSchema } from '@lamplight/content/organisation';
import { siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { readStored, store } from '../../device/localStorage.ts';
import { useStoredDocument } from './documents.ts';

const key = 'organisation';
const path = siteDocument('organisation');

/** The organisation as this device stored it last, perhaps in an older shape. */
function remembered(): Record<string, unknown> {
  const stored = readStored(key);
  return storedVersion(path, isMap(stored) ? stored : {}).content;
}

/** The organisation, as the staff area's layout provides it to everything inside. */
export const OrganisationContext = createContext<Organisation>(readable(organisationSchema, {}));

/** The organisation, live. */
export const useOrganisation = (): Organisation => useContext(OrganisationContext);

/**
 * Watches who the site belongs to: as this device knew it last while that is on its way, and kept
 * on this device for the next time. Everyone may read it.
 */
export function useWatchedOrganisation(): Organisation {
  const stored = useStoredDocument(path);
  const content = stored.state === 'loaded' ? stored.value.content : undefined;
  useEffect(() => {
    if (content) store(key, { ...readable(organisationSchema, content), ...contentVersionLabel() });
  }, [content]);
  return useMemo(() => readable(organisationSchema, content ?? remembered()), [content]);
}
