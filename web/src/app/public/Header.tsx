import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Navigation } from '@lamplight/content/navigation';
import type { Organisation } from '@lamplight/content/organisation';
import { paths } from '@lamplight/content/pagePaths';
import { memo } from 'react';
import { LuMenu, LuX } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { isCurrentPage } from '../../ui/isCurrentPage.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Disclosure, Dropdown, MenuLink, MenuList } from '../../ui/menu.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

interface HeaderProps {
  navigation: Navigation;
  organisation: Organisation;
}

/** The bar on top of every public page: the logo and a navigation that folds on narrow screens. */
export const Header = memo(({ navigation, organisation }: HeaderProps) => {
  const { say } = useTexts();
  const list = (direction: 'row' | 'column') => (
    <NavigationList navigation={navigation} giving={organisation.giving} direction={direction} />
  );
  return (
    <TopBar justifyContent="space-between" flexWrap={{ base: 'nowrap', lg: 'wrap' }} py="2">
      <Logo
        {...organisation}
        name={navigation.heading || organisation.name}
        href={paths.homeFromLogo}
      />
      <chakra.nav aria-label={say('page.mainMenu')} display={{ base: 'none', lg: 'block' }}>
        {list('row')}
      </chakra.nav>
      <chakra.nav
        aria-label={say('page.mainMenu')}
        display={{ lg: 'none' }}
        flexShrink="0"
        me="calc(-1 * {spacing.3})"
      >
        <Disclosure
          summary={
            <>
              <MenuIcon aria-hidden />
              <CloseIcon aria-hidden /> {say('page.menu')}
            </>
          }
        >
          <Panel>{list('column')}</Panel>
        </Disclosure>
      </chakra.nav>
    </TopBar>
  );
});

const whileOpen = 'details[open] > summary > &';

const MenuIcon = chakra(LuMenu, { base: { boxSize: '6', [whileOpen]: { display: 'none' } } });
const CloseIcon = chakra(LuX, {
  base: { boxSize: '6', display: 'none', [whileOpen]: { display: 'block' } },
});

/** Rows as wide as the screen below the bar, and a veil over the page below them. */
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    top: '100%',
    px: { base: '5', md: '8' },
    pt: '2',
    pb: '6',
    bg: 'bg.panel',
    // 100% is the bar's height, which grows with a long name.
    maxH: 'calc(100dvh - 100%)',
    overflowY: 'auto',
    boxShadow: '0 0 0 100vmax rgb(28 10 44 / 0.4)',
    clipPath: 'inset(0 -100vmax -100vmax)',
    '--menu-item-px': '{spacing.2}',
    '& :is(a, summary)': { minH: '12' },
    '& summary': { justifyContent: 'space-between' },
    '& > ul > li + li': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

interface NavigationListProps {
  navigation: Navigation;
  /** The button at its end, where staff have switched it on. */
  giving: Organisation['giving'];
  direction: 'row' | 'column';
}

/** Home, the dropdowns that staff have made, Contact Us, and the button that leads to giving. */
function NavigationList({ navigation, giving, direction }: NavigationListProps) {
  const { say } = useTexts();
  const { pathname } = useLocation();
  const inRow = direction === 'row';
  const dropdowns = navigation.dropdowns.filter(({ links }) => links.length > 0);
  const linkTo = (href: string) => ({
    href,
    'aria-current': isCurrentPage(href, pathname) ? ('page' as const) : undefined,
  });
  return (
    <MenuList flexDirection={direction} flexWrap={inRow ? 'wrap' : 'nowrap'}>
      <li>
        <MenuLink {...linkTo(paths.home)}>{say('page.home')}</MenuLink>
      </li>
      {dropdowns.map((dropdown, index) => (
        <li key={dropdown.title}>
          <Dropdown
            title={dropdown.title}
            floating={inRow}
            atEnd={index === dropdowns.length - 1 && !giving.name}
          >
            {dropdown.links.map((link) => (
              <li key={link.name + link.url}>
                <MenuLink {...linkTo(link.url)}>
                  <bdi>{link.name}</bdi>
                </MenuLink>
              </li>
            ))}
          </Dropdown>
        </li>
      ))}
      <li>
        <MenuLink {...linkTo(paths.contact)}>{say('page.contactUs')}</MenuLink>
      </li>
      {giving.name && (
        <Box as="li" {...(inRow ? { ms: '3' } : { pt: '4' })}>
          <ButtonLink {...linkTo(giving.url || paths.giving)} w={inRow ? undefined : 'full'}>
            <bdi>{giving.name}</bdi>
          </ButtonLink>
        </Box>
      )}
    </MenuList>
  );
}
