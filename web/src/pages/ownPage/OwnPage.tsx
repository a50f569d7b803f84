import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ShownFiles } from '@lamplight/content/blocksContent';
import type { OwnPage as OwnPageContent } from '@lamplight/content/ownPage';
import { LuChevronRight } from 'react-icons/lu';
import type { BlockLists } from '../../blocks/blockView.ts';
import { PageBlocks } from '../../blocks/PageBlocks.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState } from '../../ui/PageParts.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';

interface OwnPageProps {
  page: OwnPageContent;
  /** The items of lists that its blocks show. */
  lists: BlockLists;
  /** The files that they offer. */
  files: ShownFiles;
  /** The pages above it. */
  trail: { title: string; address: string }[];
}

/** A page that staff have made: its title, and its blocks. */
export function OwnPage({ page, lists, files, trail }: OwnPageProps) {
  const { say } = useTexts();
  const title = page.title || say('home.welcome');
  const { blocks, imageAlts } = page;
  return (
    <chakra.article pt={{ base: '10', md: '16' }}>
      <PageHead title={title} description={page.description} picture={page.picture} />
      {/* As wide as what follows: the lines of a text begin where its heading does. */}
      <Container maxW={blocks[0]?._type === 'text' ? '50rem' : undefined}>
        <Trail pages={trail} here={title} />
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {blocks.length === 0 && <EmptyState>{say('home.comingSoon')}</EmptyState>}
      </Container>
      <PageBlocks blocks={blocks} alts={imageAlts} lists={lists} files={files} first />
    </chakra.article>
  );
}

function Trail({ pages, here }: { pages: OwnPageProps['trail']; here: string }) {
  const { say } = useTexts();
  if (pages.length === 0) return null;
  return (
    <chakra.nav aria-label={say('page.trail')} mb="4" _print={{ display: 'none' }}>
      <chakra.ol listStyle="none" display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        {pages.map(({ title, address }) => (
          <chakra.li key={address} display="flex" alignItems="center" gap="2">
            <TrailLink href={address}>
              <bdi>{title}</bdi>
            </TrailLink>
            <Chevron aria-hidden size="16" />
          </chakra.li>
        ))}
        <chakra.li aria-current="page" color="fg.muted">
          {here}
        </chakra.li>
      </chakra.ol>
    </chakra.nav>
  );
}

const TrailLink = chakra(SiteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '2.75rem',
    color: 'brand.fg',
    fontWeight: '600',
    _hover: { textDecoration: 'underline' },
  },
});

const Chevron = chakra(LuChevronRight, {
  base: { color: 'brand.400', flexShrink: '0', _rtl: { transform: 'scaleX(-1)' } },
});
