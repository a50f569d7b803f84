import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { SiteLink } from './SiteLink.tsx';

/** The looks that the public and the staff navigation share. */
export const menuItem = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  px: 'var(--menu-item-px, {spacing.3})',
  py: '2',
  borderRadius: 'md',
  fontWeight: '500',
  _hover: { bg: 'brand.muted' },
} as const;

/** A panel that floats below the item that opens it. */
export const dropdownPanel = {
  position: 'absolute',
  top: '100%',
  insetEnd: '0',
  minW: '14rem',
  w: 'max-content',
  maxW: 'min(28rem, 100vw - 3rem)',
  p: '2',
  mt: '1',
  bg: 'white',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'xl',
  boxShadow: 'raised',
} as const;

export const MenuList = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
});

/** The current page: underlined, so that it doesn't differ by colour alone. */
const current = {
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.35em',
} as const;

export const MenuLink = chakra(SiteLink, { base: { ...menuItem, _currentPage: current } });

interface DisclosureProps extends HTMLChakraProps<'details'> {
  summary: ReactNode;
  /** Disclosures of one name close each other. */
  name?: string;
}

const Summary = chakra('summary', {
  base: {
    ...menuItem,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

/**
 * Something that opens below its summary and works without scripts. With them it also closes with
 * the escape key, a click elsewhere, and once a link in it was followed.
 */
export function Disclosure({ summary, children, ...props }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  const place = useRef(location);

  useEffect(() => {
    // A menu that a visitor opened before hydration stays open.
    if (place.current !== location && details.current) details.current.open = false;
    place.current = location;
  }, [location]);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const { current } = details;
      if (current?.open && !current.contains(event.target as Node)) current.open = false;
    };
    // In the preview of an editor it is not the document that runs the code.
    const page = details.current?.ownerDocument;
    page?.addEventListener('pointerdown', closeOutside);
    page?.addEventListener('focusin', closeOutside);
    return () => {
      page?.removeEventListener('pointerdown', closeOutside);
      page?.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const closeOnEscape = (event: React.KeyboardEvent<HTMLDetailsElement>) => {
    const { current } = details;
    if (event.key !== 'Escape' || !current?.open) return;
    event.stopPropagation();
    current.open = false;
    current.querySelector('summary')?.focus();
  };

  return (
    <chakra.details ref={details} onKeyDown={closeOnEscape} {...props}>
      <Summary>{summary}</Summary>
      {children}
    </chakra.details>
  );
}

/** Points up while what it opens is open. */
const Chevron = chakra(LuChevronDown, {
  base: {
    boxSize: '4',
    flexShrink: '0',
    transition: 'transform 0.15s',
    'details[open] > summary > &': { transform: 'rotate(180deg)' },
  },
});

const currentSummary = { '&:has([aria-current]) > summary': current };

/** Begins where its title begins. */
const belowTitle = { ...dropdownPanel, insetStart: '0', insetEnd: 'auto', maxW: '18rem' };

interface DropdownProps {
  title: string;
  /** Floats below its title, as in a row; in a column it is indented. */
  floating: boolean;
  /** That it is the last in the bar, with little room behind it: it ends where its title ends. */
  atEnd?: boolean;
  /** Its links. */
  children: ReactNode;
}

/** A menu within the navigation. */
export function Dropdown({ title, floating, atEnd = false, children }: DropdownProps) {
  const [overhangs, setOverhangs] = useState(false);
  const isTurned = atEnd || overhangs;
  return (
    <Disclosure
      name={floating ? 'navigation' : 'menu'}
      position="relative"
      css={currentSummary}
      summary={
        <>
          <bdi>{title}</bdi> <Chevron aria-hidden />
        </>
      }
      // In a narrow window any title may be at the end of a row.
      onToggle={({ currentTarget }) =>
        setOverhangs(floating && currentTarget.open && isOutside(currentTarget.lastElementChild))
      }
    >
      <MenuList
        flexDirection="column"
        {...(floating ? (isTurned ? dropdownPanel : belowTitle) : { ps: '4', pb: '2' })}
      >
        {children}
      </MenuList>
    </Disclosure>
  );
}

/** Whether an element ends beyond its window, which is that of the frame in a preview. */
function isOutside(element: Element | null): boolean {
  const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
  const width = element?.ownerDocument.documentElement.clientWidth ?? 0;
  return left < 0 || right > width;
}
