import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { LuTriangleAlert } from 'react-icons/lu';

/** What a careful colleague would point out about a value that may be stored all the same. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <HStack as="span" gap="1.5" color="orange.fg" alignItems="start">
    <LuTriangleAlert aria-hidden size="16" />
    <span>{children}</span>
  </HStack>
);
