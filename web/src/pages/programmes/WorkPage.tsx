import type { WorkPage as WorkPageContent } from '@lamplight/content/captionedPage';
import { messages } from '@lamplight/content/messages';
import { memo } from 'react';
import { CaptionedCarousel } from '../../ui/CaptionedCarousel.tsx';
import { Nothing, PageColumn, PageIntro } from '../../ui/PageParts.tsx';

interface WorkPageProps {
  /** What the page is called while it has no title. */
  name: string;
  page: WorkPageContent | undefined;
}

/** A programme: its title, its pictures and what it is. */
export const WorkPage = memo(({ name, page }: WorkPageProps) => {
  const empty = page && !page.description && page.images.length === 0;
  return (
    <PageColumn>
      <PageIntro title={page?.title || name}>{page?.description}</PageIntro>
      {!page && <Nothing>{messages.noDataFound}</Nothing>}
      {empty && <Nothing>{messages.noDataAvailable}</Nothing>}
      {page && (
        <CaptionedCarousel
          label={page.title || name}
          images={page.images}
          first
          maxW="56rem"
          mx="auto"
        />
      )}
    </PageColumn>
  );
});
