import { chakra } from '@chakra-ui/react/styled-system';
import { type PageName, publicPages, type SitePage, sitePages } from '@lamplight/content/sitePages';
import { blocksTab, editorTabs, pageQuery } from '@lamplight/content/staffPages';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { memo } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { chosen } from '../../theme/media.ts';

/**
 * The address of an editor, with its tab or its page, but without the rest of the query. Its path is in lower case; the
 * ids of pages have capitals.
 */
export const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  editorTabs.some(({ query }) => search === query) || search.startsWith(pageQuery)
    ? pathname.toLowerCase() + search
    : pathname.toLowerCase();

/** The address of the editor that is open. */
export const useEditorAddress = (): string => addressOf(useLocation());

const { editorTabs: tabs } = navigationTexts;

/** The further tabs of a page's editor: blocks, if they are separate, and search and sharing, if it is public. */
const tabsOf = (page: PageName) =>
  editorTabs.filter((tab) =>
    tab === blocksTab
      ? (sitePages[page] as SitePage).blocks !== undefined
      : publicPages.some(([name]) => name === page),
  );

/** The open tab of a page's editor; undefined for the first one. */
export function useTab(page: PageName) {
  const { search } = useLocation();
  return tabsOf(page).find(({ query }) => search === query);
}

/** The tabs of a page's editor: its content, the blocks below it, and search and sharing. */
export const PageTabs = memo(({ page }: { page: PageName }) => {
  const open = useTab(page);
  const others = tabsOf(page);
  if (others.length === 0) return null;
  const { path } = sitePages[page].editor;
  return (
    <chakra.nav
      aria-label={tabs.name}
      display="flex"
      borderBottomWidth="1px"
      mt="-2"
      mb={{ base: '3', md: '6' }}
    >
      <Tab to={path} aria-current={open ? undefined : 'page'}>
        {tabs.content}
      </Tab>
      {others.map((tab) => (
        <Tab key={tab.query} to={path + tab.query} aria-current={tab === open ? 'page' : undefined}>
          {tab.title}
        </Tab>
      ))}
    </chakra.nav>
  );
});

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', md: '9' },
    px: '3',
    mb: '-1px',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    _currentPage: { color: 'brand.fg', borderColor: 'brand.solid', _highContrast: chosen },
  },
});
