import { chakra } from '@chakra-ui/react/styled-system';
import { type PageName, publicPages, sitePages } from '@lamplight/content/sitePages';
import { pageQuery, sharingTab } from '@lamplight/content/staffPages';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { Link, type Location, useLocation } from 'react-router-dom';
import { chosen } from '../../theme/media.ts';

/** The address of an editor, with its tab. What else a link asks of it isn't part of that. */
export const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  search === sharingTab.query || search.startsWith(pageQuery) ? pathname + search : pathname;

/** The address of the editor that is open. */
export const useEditorAddress = (): string => addressOf(useLocation());

/** Whether it shows how its page is found and shared. */
export const useIsSharingTab = (): boolean => useLocation().search === sharingTab.query;

const { editorTabs: tabs } = navigationTexts;

/** Whether a page can be found and shared by itself. */
export const hasSharingTab = (page: PageName): boolean =>
  publicPages.some(([name]) => name === page);

/** The way from what is on a page to how it is found and shared, and back. */
export function PageTabs({ page }: { page: PageName }) {
  const isSharing = useIsSharingTab();
  if (!hasSharingTab(page)) return null;
  const { path } = sitePages[page].editor;
  return (
    <chakra.nav
      aria-label={tabs.name}
      display="flex"
      borderBottomWidth="1px"
      mt="-2"
      mb={{ base: '3', md: '6' }}
    >
      <Tab to={path} aria-current={isSharing ? undefined : 'page'}>
        {tabs.content}
      </Tab>
      <Tab to={path + sharingTab.query} aria-current={isSharing ? 'page' : undefined}>
        {sharingTab.title}
      </Tab>
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
