import { Box } from '@chakra-ui/react/box';
import { submissionsAtFirst } from '@lamplight/content/limits';
import { type PageName, type SitePage, sitePages } from '@lamplight/content/sitePages';
import { type ReactNode, useState } from 'react';
import { whenFirstPageUsable } from '../device/firstPage.ts';
import { lazyModule } from '../device/lazyModule.ts';
import { SectionNavigation } from '../editing/form/sections.tsx';
import { StaffPage } from '../editing/page/StaffPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Unreachable } from '../ui/Unreachable.tsx';
import { useLazyModule } from '../ui/useLazyModule.ts';
import type { InboxProps } from './Inbox.tsx';
import { inboxParts } from './PagePart.tsx';

interface InboxPageProps extends InboxProps {
  page: PageName;
  /** The editor of the thank-you message. */
  children: ReactNode;
}

/** What visitors sent with a form, and the message that thanked them. */
export const InboxPage = ({ page, children, ...props }: InboxPageProps) => (
  // As in the navigation: the table below says what visitors sent.
  <StaffPage page={page} heading={(sitePages[page] as SitePage).editor.entry} wide>
    <SectionNavigation row sections={Object.values(inboxParts)} />
    <LazyInbox {...props} />
    {children}
  </StaffPage>
);

const loadInbox = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('./Inbox.tsx');
});

/** The inbox, which needs Firestore's client: it is loaded once the page can be used. */
function LazyInbox(props: InboxProps) {
  const [failed, setFailed] = useState(false);
  const loaded = useLazyModule(loadInbox, !failed, () => setFailed(true));
  if (failed) return <Unreachable retry={() => setFailed(false)} />;
  return (
    // The room of the table with its first submissions, so that the form below it doesn't move.
    <Box minH={`${15 + 5 * submissionsAtFirst}rem`} mb="12">
      {loaded ? <loaded.Inbox {...props} /> : <Loading />}
    </Box>
  );
}
