import { isMap } from '@lamplight/content/isMap';
import { nextVersions } from '@lamplight/content/nextVersions';
import { siteDocument } from '@lamplight/content/paths';
import { type Redirects, redirectsSchema } from '@lamplight/content/redirects';
import { publicPages } from '@lamplight/content/sitePages';
import { ownPagesTexts } from '@lamplight/content/texts/staffArea/ownPages';
import { useState } from 'react';
import type { AskedToo } from '../../editing/items/useRemoval.ts';
import { useStaff } from '../../editing/page/useStaff.ts';
import { withReason } from '../../editing/saving/failures.ts';
import { usePendingSaves } from '../../editing/saving/pendingSaves.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { type OwnPageName, useOwnPages } from '../../firebase/live/ownPages.ts';
import { saveDocument } from '../../firebase/writing/lazySaves.ts';
import { Choice } from '../../ui/Choice.tsx';
import {
  redirectsOnceRestored,
  withoutRedirectFrom,
  withRedirectFrom,
} from './withRedirectFrom.ts';

const path = siteDocument('redirects');

/** Stores where the addresses of deleted pages lead, and removes that once such a page is restored. */
export function useRedirectsOfPages() {
  const pages = useOwnPages();
  const connection = useConnection();
  const { uid } = useStaff();
  const { run } = usePendingSaves();

  const change = (next: (redirects: Redirects['redirects']) => Redirects['redirects']) => {
    const save = () =>
      saveDocument(connection, {
        path,
        by: uid,
        next: (now) => {
          const changed = (record: Record<string, unknown>) => ({
            redirects: next((record as Redirects).redirects),
          });
          const [version] = nextVersions([{ schema: redirectsSchema }], [now], changed);
          return version ?? null;
        },
      });
    return run(save, withReason(ownPagesTexts.leadFailed));
  };

  /** Drops the redirect from the address of a restored page. */
  const onRestored = (_: string, page: unknown) => {
    const address = isMap(page) ? String(page.address ?? '') : '';
    change((redirects) => withoutRedirectFrom(redirects, address));
  };

  /** Asks where the address of a page that is deleted is to lead. */
  const askToo = (id: string): AskedToo | undefined => {
    const page = pages.find(({ _id }) => _id === id);
    if (!page?.shown) return undefined;
    const { address } = page;
    let target = '';
    return {
      more: (
        <LeadTo
          address={address}
          pages={pages.filter(({ _id, shown }) => shown && _id !== id)}
          onChoose={(chosen) => {
            target = chosen;
          }}
        />
      ),
      onDeleted: async () => {
        if (!target) return undefined;
        let before: Redirects['redirects'] = {};
        // Not waited for: it is stored after the deletion, whose turn isn't over yet.
        change((redirects) => {
          before = redirects;
          return withRedirectFrom(redirects, address, target);
        });
        return async () => {
          change((redirects) => redirectsOnceRestored(redirects, before, { address, target }));
        };
      },
    };
  };
  return { askToo, onRestored };
}

interface LeadToProps {
  address: string;
  /** The pages that staff have made. */
  pages: readonly OwnPageName[];
  onChoose: (target: string) => void;
}

function LeadTo({ address, pages, onChoose }: LeadToProps) {
  const [target, setTarget] = useState('');
  return (
    <Choice
      mt="5"
      label={ownPagesTexts.leadFrom(address)}
      choices={{
        '': ownPagesTexts.leadNowhere,
        ...Object.fromEntries(publicPages.map(([, { path, title }]) => [path, title])),
        ...Object.fromEntries(pages.map(({ address, title }) => [address, title])),
      }}
      value={target}
      onChoose={(chosen) => {
        setTarget(chosen);
        onChoose(chosen);
      }}
    />
  );
}
