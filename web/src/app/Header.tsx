import type { Navigation } from '@lamplight/content/navigation';
import { memo } from 'react';
import { paths } from '../paths.ts';
import { Dropdown, MenuLink, MenuList } from '../ui/menu.tsx';
import { TopBar } from '../ui/TopBar.tsx';

/** The bar on top of every public page. */
export const Header = memo(({ navigation }: { navigation: Navigation }) => (
  <TopBar
    name={navigation.heading}
    label="Main"
    rowFrom="lg"
    navigation={(direction) => <NavigationList navigation={navigation} direction={direction} />}
  />
));

interface NavigationListProps {
  navigation: Navigation;
  direction: 'row' | 'column';
}

/** Home, the dropdowns that staff have made, and Contact Us. */
function NavigationList({ navigation, direction }: NavigationListProps) {
  return (
    <MenuList flexDirection={direction}>
      <li>
        <MenuLink href={paths.home}>Home</MenuLink>
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
        <MenuLink href={paths.contact}>Contact Us</MenuLink>
      </li>
    </MenuList>
  );
}
