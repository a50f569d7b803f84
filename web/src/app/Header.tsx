import type { Navigation } from '@lamplight/content/navigation';
import type { Organisation } from '@lamplight/content/organisation';
import { memo } from 'react';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Dropdown, MenuLink, MenuList } from '../ui/menu.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { useWords } from '../ui/words.ts';

interface HeaderProps {
  navigation: Navigation;
  organisation: Organisation;
}

/** The bar on top of every public page. */
export const Header = memo(({ navigation, organisation }: HeaderProps) => {
  const { say } = useWords();
  return (
    <TopBar
      logo={
        <Logo
          {...organisation}
          name={navigation.heading || organisation.name}
          href={paths.homeFromLogo}
        />
      }
      label={say('Main')}
      menu={say('Menu')}
      rowFrom="lg"
      navigation={(direction) => (
        <NavigationList
          navigation={navigation}
          giving={organisation.giving}
          direction={direction}
        />
      )}
    />
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
  const { say } = useWords();
  return (
    <MenuList flexDirection={direction}>
      <li>
        <MenuLink href={paths.home}>{say('Home')}</MenuLink>
      </li>
      {navigation.dropdowns.map((dropdown) => (
        <li key={dropdown.title}>
          <Dropdown title={dropdown.title} floating={direction === 'row'}>
            {dropdown.links.map((link) => (
              <li key={link.name + link.url}>
                <MenuLink href={link.url}>{link.name}</MenuLink>
              </li>
            ))}
          </Dropdown>
        </li>
      ))}
      <li>
        <MenuLink href={paths.contact}>{say('Contact Us')}</MenuLink>
      </li>
      {giving.name && (
        <li>
          <ButtonLink href={giving.url || paths.giving}>{giving.name}</ButtonLink>
        </li>
      )}
    </MenuList>
  );
}
