import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LuMenu } from 'react-icons/lu';
import { roomForBars } from '../theme/media.ts';
import { Disclosure } from './menu.tsx';

interface TopBarProps {
  /** What stands at its beginning and leads home. */
  logo: ReactNode;
  /** What the navigation is called. */
  label: string;
  /** What the button is called behind which it is on narrow screens. */
  menu: string;
  /** From which width on the navigation has room for a row; below it is behind a button. */
  rowFrom: 'lg' | 'xl';
  /** The most room that the bar takes, where it is more than a page's column. */
  width?: string;
  /** The navigation as a row, or as a column in the menu. */
  navigation: (direction: 'row' | 'column') => ReactNode;
}

/** The bar on top of every page: the logo and a navigation that folds on narrow screens. */
export const TopBar = ({ logo, label, menu, rowFrom, width, navigation }: TopBarProps) => (
  <Box
    as="header"
    position="relative"
    css={{ [roomForBars]: { position: 'sticky' } }}
    top="0"
    zIndex="10"
    bg="white"
    borderBottomWidth="1px"
    borderColor="border"
  >
    <Container
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      minH="4.5rem"
      maxW={width}
    >
      {logo}
      <chakra.nav aria-label={label} display={{ base: 'none', [rowFrom]: 'block' }}>
        {navigation('row')}
      </chakra.nav>
      <chakra.nav aria-label={label} display={{ [rowFrom]: 'none' }}>
        <Disclosure
          summary={
            <>
              <LuMenu aria-hidden size="22" /> {menu}
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
            {navigation('column')}
          </Box>
        </Disclosure>
      </chakra.nav>
    </Container>
  </Box>
);
