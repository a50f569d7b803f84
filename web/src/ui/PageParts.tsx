import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { RichText } from '@lamplight/content/richText';
import { paragraphs } from '@lamplight/content/shownText';
import type { ReactNode } from 'react';
import { Blocks } from './Blocks.tsx';

interface PageIntroProps {
  title: string;
  children?: RichText | undefined;
}

/** The column that a page's content is in. */
export const PageColumn = ({ children }: { children: ReactNode }) => (
  <Container py={{ base: '10', md: '16' }}>{children}</Container>
);

/** How wide a picture is in that column that is at most as wide as `max`, such as `56rem`. */
export const widthInColumn = (max = '72rem') => `min(100vw - 2.5rem, ${max})`;

/** A longer lead, or one of several paragraphs, is read line by line: in the middle its lines would begin anywhere. */
const longestLead = 280;

const isShortLead = (lead: RichText) =>
  typeof lead === 'string' && lead !== '' && lead.length <= longestLead && !lead.includes('\n');

/** A page's one main heading and its lead: on the left of the content, in the middle with a short lead. */
export const PageIntro = ({ title, children = '' }: PageIntroProps) => {
  const isCentred = isShortLead(children);
  return (
    <Box mb={{ base: '8', md: '12' }} textAlign={isCentred ? 'center' : undefined}>
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      <Prose
        mt="5"
        maxW="50rem"
        {...introText}
        {...(isCentred && { mx: 'auto', textWrap: 'balance' })}
      >
        {children}
      </Prose>
    </Box>
  );
};

/** The size of the text that a page begins with. */
export const introText = { fontSize: { base: '1.0625rem', md: '1.1875rem' } };

const headings = ':is(h2, h3, h4, h5)';

/** Blocks follow each other at one distance, headings are nearer to what they are about. */
const proseWith = (strong: string, link: string) => ({
  '& > * + *': { mt: '5' },
  [`& > * + ${headings}`]: { mt: '8' },
  [`& > ${headings} + *`]: { mt: '3' },
  [`& ${headings}`]: {
    fontFamily: 'heading',
    fontWeight: '600',
    lineHeight: '1.25',
    textWrap: 'balance',
    color: strong,
  },
  '& h2': { fontSize: '1.5em' },
  '& h3': { fontSize: '1.25em' },
  '& :is(ul, ol)': { ps: '1.5em' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li ul': { listStyleType: 'circle' },
  '& li ol': { listStyleType: 'lower-alpha' },
  '& li + li, & li > :is(ul, ol)': { mt: '1.5' },
  '& blockquote': {
    borderInlineStartWidth: '3px',
    borderColor: 'brand.300',
    ps: '5',
    fontStyle: 'italic',
  },
  '& strong': { fontWeight: '700', color: strong },
  '& a': {
    color: link,
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    // A link that is a paragraph of its own is as high as targets have to be.
    py: '0.2em',
  },
});

export const prose = proseWith('fg', 'brand.fg');

/** On a coloured ground, where the text has a colour of its own. */
const colouredProse = proseWith('inherit', 'inherit');

interface ProseProps extends Omit<BoxProps, 'children'> {
  children: RichText;
  /** How many levels its headings are below those of a page, where it is under a heading itself. */
  deeper?: number;
}

/** Text as staff typed it: single line breaks stay, empty ones part paragraphs. */
export const Prose = ({ children, deeper, ...style }: ProseProps) =>
  children.length > 0 && (
    <Box
      color="fg.muted"
      fontSize="1.0625rem"
      whiteSpace="pre-line"
      textWrap="pretty"
      css={style.color && style.color !== 'inherit' ? colouredProse : prose}
      {...style}
    >
      {typeof children === 'string' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own
        paragraphs(children).map((text, index) => <p key={index}>{text}</p>)
      ) : (
        <Blocks blocks={children} deeper={deeper ?? 0} />
      )}
    </Box>
  );

/** A placeholder where there is nothing to show. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <Text role="status" color="fg.muted" py="12">
    {children}
  </Text>
);

/** A text, and a picture or a form that is wider next to it; one below the other on narrow screens. */
export const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 2fr) minmax(0, 3fr)',
    },
    gap: { base: '6', md: '8', lg: '12' },
    alignItems: 'start',
    '& > :only-child': { gridColumn: '1 / -1', maxW: '46rem' },
  },
});

/** How wide a picture is as the second part of that. */
export const widthInSplit =
  '(min-width: 1024px) min(60vw, 42rem), (min-width: 768px) calc(50vw - 3rem), calc(100vw - 2.5rem)';

/** White paper that lies on the page. */
export const Card = chakra('div', {
  base: { bg: 'white', borderRadius: '2xl', boxShadow: 'card', p: { base: '6', md: '10' } },
});
