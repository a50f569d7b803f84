import { navigationSchema } from '@lamplight/content/navigation';
import { siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { useMemo } from 'react';
import { useStoredDocument } from './documents.ts';

/** What visitors call pages: the names that lead to them in the public navigation, by address. */
export function usePublicNames(): ReadonlyMap<string, string> {
  const stored = useStoredDocument(siteDocument('navigation'));
  const content = stored.state === 'loaded' ? stored.value.content : undefined;
  return useMemo(() => {
    const { dropdowns } = readable(navigationSchema, content ?? {});
    return new Map(
      dropdowns.flatMap(({ links }) => links.map(({ name, url }) => [url.toLowerCase(), name])),
    );
  }, [content]);
}
