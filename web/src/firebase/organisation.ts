import { type Organisation, organisationSchema } from '@lamplight/content/organisation';
import { siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { useEffect, useMemo } from 'react';
import { readStored, store } from '../device/localStorage.ts';
import { useStoredDocument } from './documents.ts';

const key = 'organisation';

/**
 * Who the site belongs to, live, and as this device knew it last while that is on its way. Everyone
 * may read it.
 */
export function useOrganisation(): Organisation {
  const stored = useStoredDocument(siteDocument('organisation'));
  const content = stored.state === 'loaded' ? stored.value.content : undefined;
  useEffect(() => {
    if (content) store(key, readable(organisationSchema, content));
  }, [content]);
  return useMemo(() => readable(organisationSchema, content ?? readStored(key)), [content]);
}
