import { contentVersionLabel, storedVersion } from '@lamplight/content/documentMetadata';
import { isMap } from '@lamplight/content/isMap';
import { type Organisation, organisationSchema } from '@lamplight/content/organisation';
import { siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { useEffect, useMemo } from 'react';
import { readStored, store } from '../../device/localStorage.ts';
import { useStoredDocument } from './documents.ts';

const key = 'organisation';
const path = siteDocument('organisation');

/** What this device knew last, perhaps in an older shape. */
function remembered(): Record<string, unknown> {
  const stored = readStored(key);
  return storedVersion(path, isMap(stored) ? stored : {}).content;
}

/**
 * Who the site belongs to, live, and as this device knew it last while that is on its way. Everyone
 * may read it.
 */
export function useOrganisation(): Organisation {
  const stored = useStoredDocument(path);
  const content = stored.state === 'loaded' ? stored.value.content : undefined;
  useEffect(() => {
    if (content) store(key, { ...readable(organisationSchema, content), ...contentVersionLabel() });
  }, [content]);
  return useMemo(() => readable(organisationSchema, content ?? remembered()), [content]);
}
