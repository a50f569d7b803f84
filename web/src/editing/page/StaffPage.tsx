import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { HStack } from '@chakra-ui/react/stack';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type PageName, type SitePage, sitePages } from '@lamplight/content/sitePages';
import { helpAbout, rightToEdit, staffPages } from '@lamplight/content/staffPages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { memo, type ReactNode, useState } from 'react';
import { LuCircleHelp, LuExternalLink, LuUsers } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { lazyModule } from '../../device/lazyModule.ts';
import { useColleagues, usePresence } from '../../firebase/live/colleagues.ts';
import { backdropOf } from '../../theme/backdrops.ts';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { Disclosure, dropdownPanel } from '../../ui/menu.tsx';
import { card } from '../../ui/StaffCard.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { ItemIcons } from '../lists/ItemIcon.tsx';
import { PageTabs, useEditorAddress } from './PageTabs.tsx';
import { ReadOnlyWithout } from './ReadOnly.tsx';
import { useMay, useStaff } from './useStaff.ts';

interface FrameProps {
  title: string;
  /** Its heading, if it differs from its title. */
  heading?: string | undefined;
  /** Its background. */
  backdrop: string;
  /** The maximum width: for a form, a list, a page with parts next to each other, or form and preview. */
  width?: keyof typeof widths;
  /** Colleagues who have it open too are not shown. */
  alone?: boolean;
  /** The part next to the title, such as a button that adds something. */
  action?: ReactNode;
  /** The page of the site that it edits. */
  page?: PageName;
  children: ReactNode;
}

const widths = { form: '44rem', list: '64rem', page: '84rem', full: '120rem' } as const;

/** All buttons of a toolbar have the same size and weight, whatever their content. */
export const toolbar: SystemStyleObject = {
  '& > :is(a, button), & > details > summary': {
    h: { base: '11', md: '9' },
    px: { base: '2', md: '3' },
    fontSize: '0.875rem',
    fontWeight: '600',
    borderRadius: 'button',
  },
  '& > [data-adds]': { px: '4', mx: { base: '2', md: '0' } },
  '& > a:hover': { bg: 'brand.muted' },
  '& > [aria-pressed=true]': { bg: 'brand.muted' },
};

type StaffPageProps = Omit<FrameProps, 'title' | 'backdrop'> & { page: PageName };

/** A page of the staff area under its title. */
export const StaffFrame = ({
  title,
  heading = title,
  backdrop,
  width = 'page',
  alone,
  action,
  page,
  children,
}: FrameProps) => (
  <Box bg={backdrop} minH="100%" pb="12">
    <title>{navigationTexts.pageTitle(title)}</title>
    <Container mx="0" maxW={widths[width]} py={{ base: '5', md: '8' }}>
      <Box
        position="relative"
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        rowGap="1"
        justifyContent="space-between"
        alignItems="center"
        mb="7"
      >
        <Heading as="h1">{heading}</Heading>
        {!alone && <AlsoHere />}
        <Box
          display="flex"
          flexWrap="wrap"
          gap="1"
          alignItems="center"
          mx={{ base: '-2', md: '0' }}
          css={toolbar}
        >
          {action}
          {title !== staffPages.help.title &&
            (page ? <Help {...{ title, page }} /> : <HelpLink title={title} />)}
        </Box>
      </Box>
      {page && <PageTabs page={page} />}
      {children}
    </Container>
  </Box>
);

/** A page of the staff area that edits a page of the site. */
export const StaffPage = ({ page, ...frame }: StaffPageProps) => {
  const { title, editor } = sitePages[page] as SitePage;
  return (
    <ReadOnlyWithout right={rightToEdit(page)}>
      <ItemIcons />
      <StaffFrame {...{ title, page }} backdrop={backdropOf(editor)} {...frame} />
    </ReadOnlyWithout>
  );
};

/** A placeholder while the code of an editor loads. */
export const LoadingPage = ({ page }: { page: PageName }) => (
  <StaffPage page={page}>
    <Box {...card} p={{ base: '5', md: '8' }}>
      <LoadingLines lines={8} />
    </Box>
  </StaffPage>
);

/** Leads to the page as visitors see it. */
export const PublicLink = memo(({ path }: { path: string }) => (
  <OtherTab href={path}>
    {editingTexts.viewLive} <LuExternalLink aria-hidden size="16" />
  </OtherTab>
));

const loadGuidance = lazyModule(() => import('@lamplight/content/texts/staffArea/guidance'));

/** Advice for a good page in three sentences, with a link to the handbook. */
const Help = memo(({ title, page }: { title: string; page: PageName }) => {
  const [open, setOpen] = useState(false);
  const text = useLazyModule(loadGuidance, open)?.guidance[page];
  return (
    <Disclosure
      position="relative"
      color="brand.fg"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={helpLabel}
    >
      <Box
        {...dropdownPanel}
        zIndex="docked"
        w="min(24rem, calc(100vw - 3rem))"
        p="5"
        color="fg"
        aria-live="polite"
      >
        {text && <Box mb="3">{text}</Box>}
        <OtherTab href={helpAbout(title)}>
          {editingTexts.moreInHandbook} <LuExternalLink aria-hidden size="16" />
        </OtherTab>
      </Box>
    </Disclosure>
  );
});

const helpLabel = (
  <>
    <LuCircleHelp aria-hidden size="16" /> {editingTexts.help}
  </>
);

/** A link to the chapter of the handbook about a page. */
const HelpLink = ({ title }: { title: string }) => (
  <OtherTab href={helpAbout(title)}>{helpLabel}</OtherTab>
);

/** A link that opens in a new tab, so that the editor stays open. */
export const OtherTab = (props: { href: string; children: ReactNode }) => (
  <chakra.a
    target="_blank"
    rel="noopener"
    display="inline-flex"
    alignItems="center"
    gap="2"
    color="brand.fg"
    fontWeight="600"
    {...props}
  />
);

/** A link of the toolbar that stays in the staff area. */
export const StaffLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', color: 'brand.fg' },
});

/** Says who else has the same page open, so that people can talk to each other. */
const AlsoHere = memo(() => {
  const { uid } = useStaff();
  const address = useEditorAddress();
  const others = usePresence(address.slice(1), uid, useMay('edit'));
  const colleagues = useColleagues();
  const names = others.map((other) => colleagues.get(other) || commonTexts.aColleague);
  return (
    // Between title and content there is room for it, so that nothing moves when someone comes.
    <HStack
      role="status"
      position="absolute"
      top="100%"
      insetInline="0"
      gap="2"
      color="brand.fg"
      fontSize="xs"
    >
      {names.length > 0 && (
        <>
          <LuUsers aria-hidden size="16" />
          <chakra.span truncate>
            {editingTexts.openToo(new Intl.ListFormat('en').format(names), names.length)}
          </chakra.span>
        </>
      )}
    </HStack>
  );
});
