import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Navigation } from '@lamplight/content/navigation';
import type { Organisation } from '@lamplight/content/organisation';
import { paths } from '@lamplight/content/pagePaths';
import { memo } from 'react';
import { LuMenu } from 'react-icons/lu';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
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
    <TopBar justifyContent="space-between">
      <Logo
        {...organisation}
        name={navigation.heading || organisation.name}
        href={paths.homeFromLogo}
      />
      <chakra.nav aria-label={say('page.mainMenu')} display={{ base: 'none', lg: 'block' }}>
        {list('row')}
      </chakra.nav>
      <chakra.nav aria-label={say('page.mainMenu')} display={{ lg: 'none' }}>
        <Disclosure
          summary={
            <>
              <LuMenu aria-hidden size="22" /> {say('page.menu')}
            </>
          }
        >
          <Box
            position="absolute"
            insetX="0"
            top="100%"
            p="4"
            bg="white"
            boxShadow="raised"
            maxH="calc(100dvh - 4.5rem)"
            overflowY="auto"
          >
            {list('column')}
          </Box>
        </Disclosure>
      </chakra.nav>
    </TopBar>
  );
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
  return (
    <MenuList flexDirection={direction}>
      <li>
        <MenuLink href={paths.home}>{say('page.home')}</MenuLink>
      </li>
      {navigation.dropdowns.map((dropdown) => (
        <li key={dropdown.title}>
          <Dropdown title={dropdown.title} floating={direction === 'row'}>
            {dropdown.links.map((link) => (
              <li key={link.name + link.url}>
                <MenuLink href={link.url}>
                  <bdi>{link.name}</bdi>
                </MenuLink>
              </li>
            ))}
          </Dropdown>
        </li>
      ))}
      <li>
        <MenuLink href={paths.contact}>{say('page.contactUs')}</MenuLink>
      </li>
      {giving.name && (
        <li>
          <ButtonLink href={giving.url || paths.giving}>
            <bdi>{giving.name}</bdi>
          </ButtonLink>
        </li>
      )}
    </MenuList>
  );
}
