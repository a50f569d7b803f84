import type { Navigation } from '@lamplight/content/navigation';
import { memo } from 'react';
import { TopBar } from '../ui/TopBar.tsx';
import { NavigationList } from './NavigationList.tsx';

/** The bar on top of every public page. */
export const Header = memo(({ navigation }: { navigation: Navigation }) => (
  <TopBar
    name={navigation.heading}
    label="Main"
    rowFrom="lg"
    navigation={(direction) => <NavigationList navigation={navigation} direction={direction} />}
  />
));
