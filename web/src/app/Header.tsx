import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Navigation } from '@lamplight/content/navigation';
import { LuMenu } from 'react-icons/lu';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Logo } from '../ui/Logo.tsx';
import { NavigationList } from './NavigationList.tsx';

/** The bar on top of every public page. */
export function Header({ navigation }: { navigation: Navigation }) {
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="10"
      bg="white"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Container
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        minH="4.5rem"
      >
        <Logo name={navigation.heading} />
        <chakra.nav aria-label="Main" display={{ base: 'none', md: 'block' }}>
          <NavigationList navigation={navigation} direction="row" />
        </chakra.nav>
        <chakra.nav aria-label="Main" display={{ md: 'none' }}>
          <Disclosure
            summary={
              <>
                <LuMenu aria-hidden size="22" /> Menu
              </>
            }
          >
            <Box
              position="absolute"
              insetX="0"
              top="100%"
              bg="white"
              px="4"
              py="4"
              boxShadow="raised"
              maxH="calc(100dvh - 4.5rem)"
              overflowY="auto"
            >
              <NavigationList navigation={navigation} direction="column" />
            </Box>
          </Disclosure>
        </chakra.nav>
      </Container>
    </Box>
  );
}
