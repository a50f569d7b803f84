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

/** Whether the content here is read-only. */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext);

interface ReadOnlyProps {
  /** The right that is needed to change the content. */
  right: Right;
  children: ReactNode;
}

/** Makes its content read-only without a right, or once that is lost, and says so. */
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

/** Shows a page only to those who have a right; others see a message. */
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

/** The styles of a prominent box. */
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

/** Fields: if they are read-only, they are locked and have no buttons. */
export function FieldStack({ children }: { children: ReactNode }) {
  const readOnly = useReadOnly();
  return (
    // Locked fields cannot have the focus, but scrolling with the keyboard has to work.
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
