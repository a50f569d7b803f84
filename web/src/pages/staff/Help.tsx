import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { searchableText } from '@lamplight/content/canonical';
import { headingId, staffPages } from '@lamplight/content/staffPages';
import { helpTexts } from '@lamplight/content/texts/staffArea/help';
import Markdown from 'markdown-to-jsx/react';
import { type ComponentProps, type ElementType, memo, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { StaffFrame } from '../../editing/page/StaffPage.tsx';
import { backdrops } from '../../theme/backdrops.ts';
import { Button } from '../../ui/Button.tsx';
import { FindField } from '../../ui/FindField.tsx';
import { card } from '../../ui/StaffCard.tsx';
import { reportNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';

const written = import.meta.glob<string>('../../../../docs/handbook/[0-9]*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const generated = import.meta.glob<string>('../../../generated/[0-9]*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The handbook's chapters in their order, by their names. */
const chapters = new Map(
  Object.entries({ ...written, ...generated })
    .map(([file, text]) => [file.split('/').at(-1) ?? '', text] as const)
    .toSorted(([one], [other]) => one.localeCompare(other)),
);

/** The API's reference, which the build has generated; it is as long as the handbook. */
const references = import.meta.glob<string>('../../../generated/api.md', {
  query: '?raw',
  import: 'default',
});
const loadReference = async () => (await references['../../../generated/api.md']?.()) ?? '';

const pictures = import.meta.glob<string>('../../../../docs/handbook/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A heading of the handbook, with what is below it up to the next one. */
interface Part {
  title: string;
  isChapter: boolean;
  text: string;
}

const partsOf = (chapter: string): Part[] =>
  chapter.split(/^(?=##? )/m).flatMap((text) => {
    const [, marks, title] = /^(##?) (.+)/.exec(text) ?? [];
    return title ? [{ title, isChapter: marks === '#', text: searchableText(text) }] : [];
  });

const parts = [...chapters.values()].flatMap(partsOf);

/** The handbook, with its headings at the side, which can be searched by all that is below them. */
export function Help() {
  const [searchText, setSearchText] = useState('');
  const found = parts.filter(({ text }) => text.includes(searchableText(searchText)));
  return (
    <StaffFrame title={staffPages.help.title} backdrop={backdrops.mist}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
        gap={{ base: '5', lg: '10' }}
        alignItems="start"
      >
        <Box position={{ lg: 'sticky' }} top={{ lg: '6rem' }}>
          <FindField label={helpTexts.find} value={searchText} onFind={setSearchText} mb="3" />
          <Contents aria-label={helpTexts.contents}>
            <ul>
              {found.map(({ title, isChapter }) => (
                <li key={title}>
                  <HeadingLink of={headingId(title)} data-chapter={isChapter || undefined}>
                    {title}
                  </HeadingLink>
                </li>
              ))}
            </ul>
          </Contents>
          <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
            {found.length === 0 && helpTexts.notFound}
          </Text>
        </Box>
        <div>
          <Handbook />
          <ApiReference />
        </div>
      </Box>
    </StaffFrame>
  );
}

const Contents = chakra('nav', {
  base: {
    maxH: { base: '14rem', lg: 'calc(100dvh - 14rem)' },
    overflowY: 'auto',
    '& ul': { listStyle: 'none' },
    '& a': { display: 'block', py: '1', px: '3', fontSize: 'sm', borderRadius: 'md' },
    '& a:hover': { bg: 'brand.muted' },
    '& a[data-chapter]': { fontWeight: '600', color: 'brand.fg' },
    '& a:not([data-chapter])': { ps: '6' },
  },
});

/** All chapters below each other. Rendered once: what is sought changes nothing in it. */
const Handbook = memo(() => (
  <Prose>
    {[...chapters].map(([file, text]) => (
      <Markdown key={file} options={options}>
        {text}
      </Markdown>
    ))}
  </Prose>
));

/** Few of the staff need it, so it is loaded when someone does. */
function ApiReference() {
  const [isWanted, setWanted] = useState(false);
  const text = useLazyModule(loadReference, isWanted, () => {
    setWanted(false);
    reportNotLoaded();
  });
  if (text) {
    return (
      <Prose>
        <Markdown options={referenceOptions}>{text}</Markdown>
      </Prose>
    );
  }
  return (
    <chakra.section aria-labelledby="for-developers">
      <Heading as="h2" id="for-developers" fontSize="2xl" mb="3">
        {helpTexts.forDevelopers}
      </Heading>
      <Button variant="outline" aria-busy={isWanted} onClick={() => setWanted(true)}>
        {helpTexts.showApi}
      </Button>
    </chakra.section>
  );
}

/** A picture of the handbook, which opens in its own size, apart from the text: on a phone it is small. */
const Screenshot = ({ src = '', alt = '' }: ComponentProps<'img'>) => {
  const address = pictures[`../../../../docs/handbook/${src}`];
  return (
    <a href={address} target="_blank" rel="noopener">
      <img src={address} alt={alt} width="1280" height="800" loading="lazy" />
    </a>
  );
};

/** A link to a heading on this page, which takes the focus along. */
function HeadingLink({ of, ...props }: { of: string } & Omit<LinkProps, 'to'>) {
  const focusHeading = () => {
    const heading = document.getElementById(of);
    if (!heading) return;
    heading.tabIndex = -1;
    // The router scrolls there.
    heading.focus({ preventScroll: true });
  };
  return <Link {...props} to={`#${of}`} onClick={focusHeading} />;
}

/** A link to another chapter leads to its heading on this page. */
const ChapterLink = ({ href = '', children }: ComponentProps<'a'>) => {
  const [file, id] = href.split('#');
  const chapter = chapters.get(file ?? '');
  const heading = id || headingId((chapter && partsOf(chapter)[0]?.title) ?? '');
  if (chapter || !file) return <HeadingLink of={heading}>{children}</HeadingLink>;
  return <Link to={href}>{children}</Link>;
};

const by = (component: ElementType) => ({ component, props: {} });

/** One heading is above them all. */
const options = {
  forceBlock: true,
  wrapper: chakra.section,
  disableParsingRawHTML: true,
  slugify: headingId,
  overrides: {
    h1: by('h2'),
    h2: by('h3'),
    h3: by('h4'),
    img: by(Screenshot),
    a: by(ChapterLink),
  },
};

/** Resources are called as pages are: their headings have addresses of their own. */
const referenceOptions = { ...options, slugify: (title: string) => `api-${headingId(title)}` };

const Prose = chakra('div', {
  base: {
    maxW: '48rem',
    lineHeight: '1.65',
    '& section': {
      ...card,
      mb: '8',
      p: { base: '5', md: '8' },
    },
    '& h2, & h3': {
      fontFamily: 'heading',
      fontWeight: '600',
      lineHeight: '1.25',
      scrollMarginTop: '6rem',
    },
    '& h2': { fontSize: '2xl', mb: '4' },
    '& h3': { fontSize: 'xl', mt: '8', mb: '2' },
    '& h4': { fontWeight: '600', mt: '6', mb: '2', scrollMarginTop: '6rem' },
    '& p, & ul, & ol, & pre': { mb: '3' },
    '& code': { fontSize: '0.9em', bg: 'brand.subtle', px: '1', borderRadius: 'md' },
    '& pre': {
      p: '3',
      bg: 'brand.subtle',
      borderRadius: 'lg',
      whiteSpace: 'pre-wrap',
      fontSize: 'sm',
    },
    '& pre code': { p: '0', bg: 'transparent' },
    '& ul': { ps: '5', listStyle: 'disc' },
    '& ol': { ps: '5', listStyle: 'decimal' },
    '& li': { mb: '1' },
    '& li, & p, & code': { overflowWrap: 'anywhere' },
    '& a': { color: 'brand.fg', textDecoration: 'underline' },
    '& table': { mb: '3', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', pe: '4', py: '1.5' },
    '& tr': { borderBottomWidth: '1px' },
    '& img': {
      w: '100%',
      h: 'auto',
      borderRadius: 'xl',
      border: '1px solid {colors.brand.emphasized}',
    },
  },
});
