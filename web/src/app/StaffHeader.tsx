import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { LuMenu } from 'react-icons/lu';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Logo } from '../ui/Logo.tsx';
import { AdminNavigation } from './AdminNavigation.tsx';

/** The bar on top of every page of the staff area. */
export function StaffHeader() {
  return (
    <Box as="header" position="sticky" top="0" zIndex="10" bg="white" boxShadow="card">
      <Container
        maxW="84rem"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        minH="4rem"
      >
        <Logo name="Staff area" />
        <chakra.nav aria-label="Staff" display={{ base: 'none', lg: 'block' }}>
          <AdminNavigation direction="row" />
        </chakra.nav>
        <chakra.nav aria-label="Staff" display={{ lg: 'none' }}>
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
              p="4"
              bg="white"
              boxShadow="raised"
              maxH="calc(100dvh - 4rem)"
              overflowY="auto"
            >
              <AdminNavigation direction="column" />
            </Box>
          </Disclosure>
        </chakra.nav>
      </Container>
    </Box>
  );
}
