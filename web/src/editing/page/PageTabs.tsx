import { chakra } from '@chakra-ui/react/styled-system';
import { type PageName, publicPages, type SitePage, sitePages } from '@lamplight/content/sitePages';
import { blocksTab, editorTabs, pageQuery } from '@lamplight/content/staffPages';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { Link, type Location, useLocation } from 'react-router-dom';
import { chosen } from '../../theme/media.ts';

/** The address of an editor, with its tab. What else a link asks of it isn't part of that. */
export const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  editorTabs.some(({ query }) => search === query) || search.startsWith(pageQuery)
    ? pathname + search
    : pathname;

/** The address of the editor that is open. */
export const useEditorAddress = (): string => addressOf(useLocation());

const { editorTabs: tabs } = navigationTexts;

/** The tabs of a page's editor: its blocks where they are apart, and how it is found and shared if it can be. */
const tabsOf = (page: PageName) =>
  editorTabs.filter((tab) =>
    tab === blocksTab
      ? (sitePages[page] as SitePage).blocks !== undefined
      : publicPages.some(([name]) => name === page),
  );

/** The tab of a page's editor that is open; undefined where that is what is edited first. */
export function useTab(page: PageName) {
  const { search } = useLocation();
  return tabsOf(page).find(({ query }) => search === query);
}

/** The ways between what is on a page, the blocks below it, and how it is found and shared. */
export function PageTabs({ page }: { page: PageName }) {
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
}

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
