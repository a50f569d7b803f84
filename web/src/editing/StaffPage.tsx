import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { type Backdrop, backdrops } from '../theme/backdrops.ts';
import { PublicLink } from './PublicLink.tsx';
import { AlsoHere } from './presence/AlsoHere.tsx';

export interface StaffPageProps {
  title: string;
  /** Where visitors see what is edited here. */
  publicPath: string;
  /** What lies behind the page: each has its own (specification, section 2). */
  backdrop: Backdrop;
  /** Takes all the room that there is. */
  wide?: boolean;
  /** What stands beside the title, such as a button that adds something. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the staff area under its title, with the way to the public page. */
export const StaffPage = ({ wide = false, children, ...page }: StaffPageProps) => (
  <Box bg={backdrops[page.backdrop]} minH="100%" pb="12">
    <title>{`${page.title} · Staff area`}</title>
    <Container maxW={wide ? '120rem' : '84rem'} py={{ base: '6', md: '10' }}>
      <Box
        display="flex"
        flexWrap="wrap"
        gap="4"
        justifyContent="space-between"
        alignItems="center"
        mb="5"
      >
        <Box>
          <Heading as="h1">{page.title}</Heading>
          <AlsoHere />
        </Box>
        <Box display="flex" flexWrap="wrap" gap="4" alignItems="center">
          <PublicLink path={page.publicPath} />
          {page.action}
        </Box>
      </Box>
      {children}
    </Container>
  </Box>
);
