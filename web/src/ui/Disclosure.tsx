import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface DisclosureProps extends HTMLChakraProps<'details'> {
  summary: ReactNode;
  /** Disclosures of one name close each other. */
  name?: string;
}

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    px: 'var(--menu-item-px, {spacing.3})',
    py: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    _hover: { bg: 'brand.muted' },
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
    // What a visitor has opened before the page came to life stays open.
    if (place.current !== location && details.current) details.current.open = false;
    place.current = location;
  }, [location]);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const { current } = details;
      if (current?.open && !current.contains(event.target as Node)) current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
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
