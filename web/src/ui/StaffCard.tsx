import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';

/** What lies on a page of the staff area. */
export const card = { bg: 'bg.panel', borderRadius: 'xl', boxShadow: 'card' } as const;

interface StaffCardProps extends BoxProps {
  title: string;
  /** The part next to the title. */
  aside?: ReactNode;
}

/** A part of a page of the staff area under its title. */
export const StaffCard = ({ title, aside, children, ...box }: StaffCardProps) => (
  <Box as="section" aria-label={title} {...card} p={{ base: '5', md: '6' }} {...box}>
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {aside}
    </Box>
    <Box mt="3" _empty={{ display: 'none' }}>
      {children}
    </Box>
  </Box>
);
