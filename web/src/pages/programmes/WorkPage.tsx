import type { WorkPage as WorkPageContent } from '@lamplight/content/captionedPage';
import type { ListItems } from '@lamplight/content/contentSource';
import { type PageName, sitePages } from '@lamplight/content/sitePages';
import { pageMessages } from '@lamplight/content/texts/pageMessages';
import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CaptionedCarousel } from '../../ui/CaptionedCarousel.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState, PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { useWords } from '../../ui/words.ts';

/** One of the five programme pages at its address: the first element of its list. */
export function Component({ name }: { name: PageName }) {
  const { sayAny } = useWords();
  const [page] = useLoaderData<ListItems<'ycm'>>();
  return <WorkPage name={sayAny(sitePages[name].title)} page={page} />;
}

interface WorkPageProps {
  /** What the page is called while it has no title. */
  name: string;
  page: WorkPageContent | undefined;
}

/** A programme: its title, its pictures and what it is. */
const WorkPage = memo(({ name, page }: WorkPageProps) => {
  const { say } = useWords();
  const title = page?.title || name;
  const empty = page && !page.description && page.images.length === 0;
  return (
    <PageColumn>
      <PageHead
        title={title}
        description={page?.description ?? ''}
        picture={page?.images[0]?.url}
      />
      <PageIntro title={title}>{page?.description}</PageIntro>
      {!page && <EmptyState>{say(pageMessages.noDataFound)}</EmptyState>}
      {empty && <EmptyState>{say(pageMessages.noDataAvailable)}</EmptyState>}
      {page && (
        <CaptionedCarousel label={title} images={page.images} first maxW="56rem" mx="auto" />
      )}
    </PageColumn>
  );
});
