import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
  whiteSpace: 'nowrap',
  _hover: { bg: 'brand.muted' },
} as const;

/** A panel that floats below the item that opens it. */
export const dropdownPanel = {
  position: 'absolute',
  top: '100%',
  right: '0',
  minW: '14rem',
  p: '2',
  mt: '1',
  bg: 'white',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'xl',
  boxShadow: 'raised',
} as const;

export const MenuList = chakra('ul', { base: { display: 'flex', gap: '1', listStyle: 'none' } });

export const MenuLink = chakra(SiteLink, { base: menuItem });

const ShellLink = chakra(Link, { base: menuItem });

interface StaffLinkProps {
  href: string;
  children: ReactNode;
  /** Called when the link is being pressed, a moment before it is followed. */
  onPointerDown?: (() => void) | undefined;
}

/** A link within the staff area, or out of it. */
export const StaffLink = ({ href, children, onPointerDown }: StaffLinkProps) =>
  href.startsWith('/') ? (
    <ShellLink to={href} onPointerDown={onPointerDown}>
      {children}
    </ShellLink>
  ) : (
    <MenuLink href={href}>{children}</MenuLink>
  );
