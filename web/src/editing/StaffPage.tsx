import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { type PageName, type SitePage, sitePages } from '../sitePages.ts';
import { backdropOf } from '../theme/backdrops.ts';
import { PublicLink } from './PublicLink.tsx';
import { AlsoHere } from './presence/AlsoHere.tsx';

export interface StaffPageProps {
  page: PageName;
  /** Takes all the room that there is. */
  wide?: boolean;
  /** What stands beside the title, such as a button that adds something. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the staff area under its title, with the way to the public page. */
export const StaffPage = ({ page: name, wide = false, action, children }: StaffPageProps) => {
  const { title, path, editor } = sitePages[name] as SitePage;
  return (
    <Box bg={backdropOf(editor)} minH="100%" pb="12">
      <title>{`${title} · Staff area`}</title>
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
            <Heading as="h1">{title}</Heading>
            <AlsoHere />
          </Box>
          <Box display="flex" flexWrap="wrap" gap="4" alignItems="center">
            <PublicLink path={path} />
            {action}
          </Box>
        </Box>
        {children}
      </Container>
    </Box>
  );
};
