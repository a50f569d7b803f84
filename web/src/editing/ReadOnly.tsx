import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { messages } from '@lamplight/content/messages';
import type { Right } from '@lamplight/content/rights';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useMay } from './useStaff.ts';

const ReadOnlyContext = createContext(false);

/** Whether what is shown here may be looked at, but not changed. */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext);

interface ReadOnlyProps {
  /** What it takes to change what is shown. */
  right: Right;
  children: ReactNode;
}

/** Says so where what is shown may not be changed, or no longer, and lets everything in it know. */
export function ReadOnlyWithout({ right, children }: ReadOnlyProps) {
  const allowed = useMay(right);
  const [wasAllowed] = useState(allowed);
  return (
    <ReadOnlyContext value={!allowed}>
      {!allowed && <Notice>{wasAllowed ? messages.mayNoLonger : messages.mayOnlyRead}</Notice>}
      {children}
    </ReadOnlyContext>
  );
}

/** Shows a page only to who has a right; to others it is said that they have not. */
export const OnlyWith = ({ right, children }: ReadOnlyProps) =>
  useMay(right) ? children : <Notice>{messages.forbidden}</Notice>;

const Notice = ({ children }: { children: string }) => (
  <Box
    role="status"
    maxW="84rem"
    mx="auto"
    my="5"
    px="5"
    py="3"
    bg="lamp.100"
    borderWidth="1px"
    borderColor="lamp.500"
    borderRadius="xl"
  >
    {children}
  </Box>
);

/** Fields: those that may not be changed are locked, and have no buttons. */
export const FieldStack = ({ inert, children }: { inert: boolean; children: ReactNode }) => (
  <Fieldset disabled={useReadOnly()} inert={inert} role="none">
    {children}
  </Fieldset>
);

const Fieldset = chakra('fieldset', {
  base: {
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    '&:disabled button': { display: 'none' },
    '&:disabled :is(input, textarea, select)': { opacity: 1, cursor: 'default' },
  },
});
