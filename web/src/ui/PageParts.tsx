import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

interface PageIntroProps {
  title: string;
  children?: ReactNode;
}

/** The column that a page's content stands in. */
export const PageColumn = ({ children }: { children: ReactNode }) => (
  <Container py={{ base: '10', md: '16' }}>{children}</Container>
);

/** How wide a picture is in that column that is at most as wide as `most`, such as `56rem`. */
export const widthInColumn = (most = '72rem') => `min(100vw - 2.5rem, ${most})`;

/** A page's one main heading and what it begins with. */
export const PageIntro = ({ title, children }: PageIntroProps) => (
  <Container maxW="50rem" px="0" mb={{ base: '8', md: '12' }} textAlign="center">
    <Heading as="h1" size="2xl">
      {title}
    </Heading>
    {children && (
      <Text
        mt="5"
        fontSize={{ base: '1.0625rem', md: '1.1875rem' }}
        color="fg.muted"
        whiteSpace="pre-line"
      >
        {children}
      </Text>
    )}
  </Container>
);

/** Text as staff typed it, line breaks included. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <Text color="fg.muted" fontSize="1.0625rem" whiteSpace="pre-line">
    {children}
  </Text>
);

/** What stands where there is nothing to show. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <Text role="status" textAlign="center" color="fg.muted" py="12">
    {children}
  </Text>
);
