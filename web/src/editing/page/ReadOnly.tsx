import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Right } from '@lamplight/content/rights';
import { messages } from '@lamplight/content/texts/messages';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
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
      {!allowed && (
        <Callout>{wasAllowed ? editingTexts.mayNoLonger : editingTexts.mayOnlyRead}</Callout>
      )}
      {children}
    </ReadOnlyContext>
  );
}

/** Shows a page only to those who have a right; to others it is said that they have not. */
export const OnlyWith = ({ right, title, children }: ReadOnlyProps & { title: string }) =>
  useMay(right) ? (
    children
  ) : (
    <Container py="10">
      <title>{navigationTexts.pageTitle(title)}</title>
      <Heading as="h1">{title}</Heading>
      <Callout>{messages.forbidden}</Callout>
    </Container>
  );

/** The look of a box that has to be noticed first. */
export const calloutBox = {
  px: '5',
  py: '3',
  bg: 'lamp.subtle',
  borderWidth: '1px',
  borderColor: 'lamp.500',
  borderRadius: 'xl',
} as const;

const Callout = ({ children }: { children: string }) => (
  <Box role="status" maxW="84rem" mx="auto" my="5" {...calloutBox}>
    {children}
  </Box>
);

/** Fields: those that may not be changed are locked, and have no buttons. */
export function FieldStack({ children }: { children: ReactNode }) {
  const readOnly = useReadOnly();
  return (
    // Nothing in it takes the focus then, and the keyboard has to be able to scroll it.
    <Box
      {...(readOnly && { tabIndex: 0, role: 'group', 'aria-label': editingTexts.readOnlyFields })}
    >
      <Fieldset disabled={readOnly} role="none">
        {children}
      </Fieldset>
    </Box>
  );
}

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
