import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { paragraphs } from '@lamplight/content/shownText';
import type { ReactNode } from 'react';

interface PageIntroProps {
  title: string;
  /** Begins where the list below it begins, instead of in the middle. */
  overList?: boolean;
  children?: string | undefined;
}

/** The column that a page's content is in. */
export const PageColumn = ({ children }: { children: ReactNode }) => (
  <Container py={{ base: '10', md: '16' }}>{children}</Container>
);

/** How wide a picture is in that column that is at most as wide as `most`, such as `56rem`. */
export const widthInColumn = (most = '72rem') => `min(100vw - 2.5rem, ${most})`;

/** A page's one main heading and what it begins with. */
export const PageIntro = ({ title, overList = false, children }: PageIntroProps) => (
  <Container
    maxW="50rem"
    px="0"
    mb={{ base: '8', md: '12' }}
    {...(overList ? { mx: '0' } : { textAlign: 'center' })}
  >
    <Heading as="h1" size="2xl">
      {title}
    </Heading>
    {children && (
      <Prose mt="5" {...introText}>
        {children}
      </Prose>
    )}
  </Container>
);

/** The size of the text that a page begins with. */
export const introText = { fontSize: { base: '1.0625rem', md: '1.1875rem' } };

interface ProseProps extends Omit<BoxProps, 'children'> {
  children: string;
}

/** Text as staff typed it: single line breaks stay, empty ones part paragraphs. */
export const Prose = ({ children, ...style }: ProseProps) =>
  children && (
    <Box
      color="fg.muted"
      fontSize="1.0625rem"
      whiteSpace="pre-line"
      css={{ '& > p + p': { mt: '5' } }}
      {...style}
    >
      {paragraphs(children).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own
        <p key={index}>{text}</p>
      ))}
    </Box>
  );

/** A placeholder where there is nothing to show. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <Text role="status" textAlign="center" color="fg.muted" py="12">
    {children}
  </Text>
);

/** White paper that lies on the page. */
export const Card = chakra('div', {
  base: { bg: 'white', borderRadius: '2xl', boxShadow: 'card', p: { base: '6', md: '10' } },
});
