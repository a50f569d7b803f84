import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@lamplight/content/pagePaths';
import { type MouseEvent, useEffect, useState } from 'react';
import { LuX } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useInPreview } from '../../ui/pageContext.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { notFoundId } from './notFound.ts';

/** The home page has it for everyone, because it is cached; only the address of arrival shows it, without scripts too. */
const Banner = chakra('div', {
  base: {
    display: 'none',
    bg: 'brand.muted',
    '&:target, &[data-shown=true]': { display: 'block' },
    '&[data-shown=false]': { display: 'none' },
    _print: { display: 'none !important' },
  },
});

const CloseLink = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '2.75rem',
    flexShrink: '0',
    ms: 'auto',
    me: '-0.75rem',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'brand.emphasized' },
  },
});

/** Tells visitors who looked for a page that isn't there why they are on the home page. */
export function NotFoundBanner() {
  const { say } = useTexts();
  const [shown, setShown] = useState<boolean>();
  const { hash } = useLocation();
  const inPreview = useInPreview();

  useEffect(() => {
    const arrived = hash === `#${notFoundId}`;
    setShown(arrived);
    // The address is that of the home page, to be shared and loaded again without the banner.
    if (!arrived || inPreview) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    // The browser has gone there by itself, unless a link within the site led here.
    if (!document.querySelector(':target')) window.scrollTo(0, 0);
  }, [hash, inPreview]);

  const close = (event: MouseEvent) => {
    event.preventDefault();
    setShown(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <Banner id={notFoundId} data-shown={shown} data-nosnippet>
      <Container display="flex" alignItems="center" gap="4" py="2">
        <p>
          {say('page.notFound')}{' '}
          <SiteLink href={paths.contact} textDecoration="underline" fontWeight="600">
            {say('page.contactUs')}
          </SiteLink>
        </p>
        <CloseLink href="#main" onClick={close} aria-label={say('page.close')}>
          <LuX aria-hidden size="20" />
        </CloseLink>
      </Container>
    </Banner>
  );
}
