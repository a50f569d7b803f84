import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/Logo.tsx';

/** The card that the log-in and its neighbours stand on. */
export const AuthCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="main" minH="100dvh" display="grid" placeItems="center" px="4" py="8" bg="brand.subtle">
    <title>{title}</title>
    <Box w="100%" maxW="26rem" bg="bg.panel" borderRadius="2xl" boxShadow="raised" p="8">
      <Logo name="Lamplight" href={paths.home} />
      <Heading as="h1" size="lg" mt="6" mb="6">
        {title}
      </Heading>
      {children}
    </Box>
  </Box>
);
