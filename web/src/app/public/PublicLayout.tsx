import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { languages } from '@lamplight/content/languages';
import type { Organisation } from '@lamplight/content/organisation';
import { paths } from '@lamplight/content/pagePaths';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import { loadTexts } from '@lamplight/content/texts/visitor/loadTexts';
import { madeOf, type Texts } from '@lamplight/content/texts/visitor/textsIn';
import {
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { noteView, pageMetrics } from '../../device/pageMetrics.ts';
import { whenIdle } from '../../device/whenIdle.ts';
import { TextsContext, useTexts } from '../../ui/i18n/texts.ts';
import { isCurrentPage } from '../../ui/isCurrentPage.ts';
import { type SiteFrame, useInPreview } from '../../ui/pageContext.ts';
import { SiteIcons } from '../../ui/SiteIcons.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { CodeNotLoaded } from './CodeNotLoaded.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NextStep } from './NextStep.tsx';
import { NotFoundBanner } from './NotFoundBanner.tsx';
import { viewedPage } from './viewedPage.ts';

/** Header, page, footer, which come to life each by itself. */
export function PublicLayout() {
  const { navigation, contact, organisation } = useLoaderData<SiteFrame>();
  const inPreview = useInPreview();
  const isHome = isCurrentPage(paths.home, useLocation().pathname);
  const root = useRef<HTMLDivElement>(null);
  const texts = useTextsIn(organisation, root);
  return (
    <TextsContext value={texts}>
      <Box ref={root} display="flex" flexDirection="column" minH="100dvh">
        <SiteIcons {...organisation} />
        <SkipLink />
        <NavigationProgress />
        <Suspense>
          <Header navigation={navigation} organisation={organisation} />
        </Suspense>
        <Box as="main" id="main" flex="1" tabIndex={-1} outline="none">
          {isHome && <NotFoundBanner />}
          <Outlet />
        </Box>
        <NextStep {...organisation.nextStep} />
        <Suspense>
          <Footer navigation={navigation} organisation={organisation} contact={contact} />
        </Suspense>
        {!inPreview && <Visit />}
      </Box>
    </TextsContext>
  );
}

/**
 * The texts of pages: those the page came with, until another language or wording is chosen and loaded.
 * @param root an element of the page; its document gets the language and direction
 */
function useTextsIn(
  { language, texts: own }: Organisation,
  root: RefObject<HTMLElement | null>,
): Texts {
  const [texts, setTexts] = useState(useTexts());
  const chosen = madeOf({ language, texts: own });
  const isSaid = texts.madeOf === chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `chosen` stands for both parts of the choice
  useEffect(() => {
    if (isSaid) return;
    let gone = false;
    const take = (loaded: Texts) => {
      const { documentElement: page } = root.current?.ownerDocument ?? document;
      if (gone) return;
      page.lang = loaded.language;
      page.dir = languages[loaded.language].dir;
      setTexts(loaded);
    };
    loadTexts({ language, texts: own }).then(take, (error) =>
      console.info('A language could not be loaded:', error),
    );
    return () => {
      gone = true;
    };
  }, [isSaid, chosen, root]);
  return texts;
}

/** The parts that only real visits need, not previews of a page. */
function Visit() {
  useFreshContent();
  const { id = '', pathname = '' } = useMatches().at(-1) ?? {};
  const { search } = useLocation();
  const page = viewedPage(id, pathname);
  // A member of the team opens over the page.
  const at = id === 'team' ? id : pathname;
  const viewed = useRef({ page, at });
  useLayoutEffect(() => {
    const before = viewed.current;
    viewed.current = { page, at };
    // All items of a list count as its page.
    if (page === before.page && at !== before.at) pageMetrics.pages.push(page);
    else noteView(page);
  }, [page, at]);
  const listing = new URLSearchParams(search);
  // Going through months stays in the calendar.
  listing.delete('month');
  useArrival(id === 'team' ? id : `${pathname}?${listing}`);
  return <ScrollRestoration />;
}

/** Puts the focus in another page that a link led to, as browsers do in another document. */
function useArrival(page: string) {
  const isFollowed = useNavigationType() === 'PUSH';
  const last = useRef(page);
  useEffect(() => {
    const isAnother = last.current !== page;
    last.current = page;
    if (isAnother && isFollowed) document.getElementById('main')?.focus({ preventScroll: true });
  }, [page, isFollowed]);
}

/** Says that the page that was asked for is on its way. */
function NavigationProgress() {
  const { say } = useTexts();
  const loading = useNavigation().state === 'loading';
  return (
    <chakra.p
      role="status"
      position="fixed"
      top="0"
      insetX="0"
      zIndex="20"
      textAlign="center"
      pointerEvents="none"
    >
      {loading && (
        <chakra.span
          display="inline-block"
          px="4"
          py="1"
          bg="brand.600"
          color="white"
          borderBottomRadius="md"
          fontSize="0.875rem"
        >
          {say('page.loading')}
        </chakra.span>
      )}
    </chakra.p>
  );
}

/**
 * Reads the content again once the page has come to life, because the answer may have lain in a
 * cache, and whenever the visitor comes back to the tab.
 */
function useFreshContent() {
  const { reload } = useReload();
  useEffect(() => {
    const cancel = whenIdle(reload);
    const onReturn = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [reload]);
}

/** The address at which the browser has loaded the site. */
const loadedAddress = typeof window === 'undefined' ? '' : window.location.href;

/** Loads the page anew if the site can be reached: browsers show an error of their own otherwise. */
async function reloadDocument(): Promise<void> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (status < 500) window.location.reload();
  } catch (error) {
    console.info('The site could not be reached:', error);
  }
}

/** Milliseconds between two tries. */
const retryIntervalMs = 5_000;

/** What a visitor sees while content cannot be read. It tries again by itself; missing code takes a reload. */
export function PublicError({ message }: { message: PlainKey }) {
  const { say } = useTexts();
  const error = useRouteError();
  const { reload, loading } = useReload();
  const isCode = error instanceof CodeNotLoaded;
  const again = isCode ? reloadDocument : reload;
  // Code that is missing right after the page was loaded will be missing again.
  const isGivenUp = isCode && window.location.href === loadedAddress;

  useEffect(() => {
    console.info('The page could not be shown:', error);
    pageMetrics.errors.push(error);
    if (isCode && !isGivenUp) again();
    const timer = isGivenUp ? undefined : setInterval(again, retryIntervalMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [error, again, isCode, isGivenUp]);

  return <Unreachable message={say(message)} retry={again} trying={loading} />;
}

/**
 * Reads the content of the page again, unless that is under way: coming back to a tab is told by
 * two events, and a read that was begun again and again would never end on a slow connection.
 */
function useReload() {
  const { revalidate, state } = useRevalidator();
  const inFlight = useRef(false);
  const reload = useCallback(() => {
    if (inFlight.current) return;
    inFlight.current = true;
    revalidate().finally(() => {
      inFlight.current = false;
    });
  }, [revalidate]);
  return { reload, loading: state === 'loading' };
}
