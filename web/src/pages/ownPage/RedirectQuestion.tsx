import { nextVersions } from '@lamplight/content/nextVersions';
import { listItem, siteDocument } from '@lamplight/content/paths';
import { type Redirects, redirectsSchema } from '@lamplight/content/redirects';
import { publicPages } from '@lamplight/content/sitePages';
import { ownPagesTexts } from '@lamplight/content/texts/staffArea/ownPages';
import { useState } from 'react';
import type { FurtherQuestion } from '../../editing/items/useRemoval.ts';
import { useStaff } from '../../editing/page/useStaff.ts';
import { withReason } from '../../editing/saving/failures.ts';
import { usePendingSaves } from '../../editing/saving/pendingSaves.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { throwUnreachable } from '../../firebase/errors.ts';
import { type OwnPageName, useOwnPages } from '../../firebase/live/ownPages.ts';
import { saveDocument } from '../../firebase/writing/lazySaves.ts';
import { Choice } from '../../ui/Choice.tsx';
import {
  redirectsOnceRestored,
  withoutRedirectsFrom,
  withRedirectsFrom,
} from './withRedirectFrom.ts';

const path = siteDocument('redirects');

const loadReading = () => import('../../firebase/live/watching.ts').catch(throwUnreachable);

/** Stores where the addresses of deleted pages lead, and removes that once such a page is restored. */
export function useRedirectsOfPages() {
  const pages = useOwnPages();
  const connection = useConnection();
  const { uid } = useStaff();
  const { run } = usePendingSaves();

  const save = (next: (redirects: Redirects['redirects']) => Redirects['redirects']) =>
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

  /** The latest addresses of a page, but for those that another page has by now. */
  const addressesOf = async (id: string): Promise<string[]> => {
    const { readRevisions } = await loadReading();
    const revisions = await readRevisions(connection, listItem('pages', id), undefined);
    const all = revisions.map(({ content }) => String(content.address ?? ''));
    const ofOthers = pages.filter(({ _id }) => _id !== id).map(({ address }) => address);
    return [...new Set(all)].filter((address) => address !== '' && !ofOthers.includes(address));
  };

  /** Drops the redirects from the addresses of a restored page. */
  const onRestored = (id: string) =>
    run(async () => {
      const addresses = await addressesOf(id);
      await save((redirects) => withoutRedirectsFrom(redirects, addresses));
    }, withReason(ownPagesTexts.leadStays));

  /** Asks where the address of a page that is deleted is to lead. */
  const askToo = (id: string): FurtherQuestion | undefined => {
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
        let addresses = [address];
        // Not waited for: it is stored after the deletion, whose turn isn't over yet.
        const stored = run(async () => {
          addresses = [...new Set([address, ...(await addressesOf(id))])];
          await save((redirects) => {
            before = redirects;
            return withRedirectsFrom(redirects, addresses, target);
          });
        }, withReason(ownPagesTexts.leadFailed));
        const restored = (redirects: Redirects['redirects']) =>
          redirectsOnceRestored(redirects, before, { addresses, target });
        return async () => {
          stored.then(() => run(() => save(restored), withReason(ownPagesTexts.leadStays)));
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
