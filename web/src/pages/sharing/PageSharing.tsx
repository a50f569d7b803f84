import { type PageName, sitePages } from '@lamplight/content/sitePages';
import { sharingTab } from '@lamplight/content/staffPages';
import { sharingTexts } from '@lamplight/content/texts/staffArea/sharing';
import { useMemo } from 'react';
import { LuListTree } from 'react-icons/lu';
import { StaffLink } from '../../editing/page/StaffPage.tsx';
import { SharingForm, sharedPages, sharingSections } from './SharingForm.tsx';

/** How one page is shown by search engines and messengers, as a tab of its editor. */
export function PageSharing({ page }: { page: PageName }) {
  const sections = useMemo(
    () =>
      sharingSections(
        sharedPages.filter(({ id }) => id === page),
        () => ({ id: 'sharing', title: sharingTab.title, hint: sharingTexts.inheritedHint }),
      ),
    [page],
  );
  return (
    <SharingForm
      page={page}
      sections={sections}
      path={sitePages[page].path}
      history={
        <StaffLink to={`${sitePages.sharing.editor.path}#${page}`}>
          <LuListTree aria-hidden size="16" /> {sharingTexts.allPages}
        </StaffLink>
      }
    />
  );
}
