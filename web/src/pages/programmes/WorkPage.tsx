import { Box } from '@chakra-ui/react/box';
import type { WorkPage as WorkPageContent } from '@lamplight/content/captionedPage';
import type { WorkPageName } from '@lamplight/content/paths';
import type { ListItems } from '@lamplight/content/siteContent';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import { memo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CaptionedCarousel } from '../../ui/CaptionedCarousel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState, introText, PageColumn, PageIntro, Prose, Split } from '../../ui/PageParts.tsx';
import { Facts } from './Facts.tsx';

export { Siblings as After } from './Siblings.tsx';

const names = {
  ycm: 'programmes.ycm',
  shb: 'programmes.shb',
  sz: 'programmes.sz',
  hhk: 'programmes.hhk',
  sem: 'programmes.sem',
} as const satisfies Record<WorkPageName, PlainKey>;

/** One of the five programme pages at its address: the first element of its list. */
export function Component({ name }: { name: WorkPageName }) {
  const { say } = useTexts();
  const [page] = useLoaderData<ListItems<'ycm'>>();
  return <WorkPage name={say(names[name])} page={page} />;
}

interface WorkPageProps {
  /** What the page is called while it has no title. */
  name: string;
  page: WorkPageContent | undefined;
}

/** A programme: its title, what it is, its pictures, facts about it, and what there is besides. */
const WorkPage = memo(({ name, page }: WorkPageProps) => {
  const { say } = useTexts();
  const title = page?.title || name;
  const empty = page && !page.description && page.images.length === 0;
  return (
    <PageColumn>
      <PageHead
        title={title}
        description={page?.description ?? ''}
        picture={page?.images[0]?.url}
      />
      <PageIntro title={title} />
      {!page && <EmptyState>{say('programmes.notFound')}</EmptyState>}
      {empty && <EmptyState>{say('programmes.empty')}</EmptyState>}
      {page && (
        <Box display="grid" gap={{ base: '8', md: '12' }}>
          <Split>
            <Prose {...introText}>{page.description}</Prose>
            <CaptionedCarousel label={title} images={page.images} first />
          </Split>
          <Facts {...page} />
        </Box>
      )}
    </PageColumn>
  );
});
