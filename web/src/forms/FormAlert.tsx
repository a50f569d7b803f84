import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** What went wrong with a form, in red. */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <chakra.div
    role="alert"
    p="4"
    borderRadius="md"
    borderWidth="1px"
    borderColor="#b3261e"
    bg="#fdecea"
    color="#7d1a14"
  >
    {children}
  </chakra.div>
);
