import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { isAt } from '@lamplight/content/staffPages';
import { type ComponentProps, createContext, useContext } from 'react';
import type { IconType } from 'react-icons';
import { LuChevronDown } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { Unread } from '../../submissions/Unread.tsx';
import { chosen } from '../../theme/media.ts';
import { menuItem } from '../../ui/menu.tsx';
import type { AdminLink } from './adminNavigation.ts';

/**
 * Some thirty entries are below each other, as plain elements: each that Chakra styles by itself takes a millisecond of
 * a slow phone. The outline of one is not cut off at the side.
 */
export const navigationList: SystemStyleObject = {
  '&, & ul, & [role=radiogroup]': { display: 'flex', flexDirection: 'column', listStyle: 'none' },
  '& details :is(ul, [role=radiogroup])': { ms: '5', ps: '2', borderStartWidth: '1px' },
  '& :is(a, summary, label, li > button, span[data-entry])': {
    ...menuItem,
    minH: { base: '11', lg: '1.875rem' },
    gap: '2',
    py: '0.5',
    px: '2.5',
    fontSize: '0.875rem',
    outlineOffset: '-3px',
  },
  '& :is(summary, li > button)': { cursor: 'pointer' },
  '& li > button': { w: 'full' },
  '& svg': { flexShrink: '0' },
  '& [data-icon]': { color: 'sign' },
  '& [data-end]': { ms: 'auto' },
  '& [data-whole]': { flexShrink: '0' },
  '& summary': { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  '& [open] > summary > [data-end]': { transform: 'rotate(180deg)' },
  '& [aria-current]': { bg: 'brand.muted', color: 'brand.fg', _highContrast: chosen },
  '& span[data-entry]': { color: 'fg.muted', _hover: { bg: 'transparent' } },
  '& input': { accentColor: 'brand.solid' },
  '& [data-group]': {
    px: '2.5',
    pt: '2',
    pb: '0.5',
    fontSize: '0.75rem',
    fontWeight: '600',
    color: 'fg.muted',
  },
  '& small': {
    fontSize: '0.75rem',
    fontWeight: '400',
    color: 'fg.muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
};

export interface WithIcon {
  icon?: IconType | undefined;
}

const Icon = ({ icon: Shape }: WithIcon) => Shape && <Shape aria-hidden data-icon size="18" />;

/** A collapsible part of the navigation. */
export const Folding = ({
  name,
  icon,
  children,
  ...details
}: ComponentProps<'details'> & WithIcon & { name: string }) => (
  <details {...details}>
    <summary>
      <Icon icon={icon} />
      {name} <LuChevronDown aria-hidden data-end size="16" />
    </summary>
    {children}
  </details>
);

/** The public names of programmes that staff know by their acronyms, by address. */
export const PublicNames = createContext<ReadonlyMap<string, string>>(new Map());

export function Entry({ name, path, unread, programme, icon }: AdminLink & WithIcon) {
  const { pathname } = useLocation();
  const called = useContext(PublicNames).get(programme ?? '');
  if (!path) return <span data-entry>{name}</span>;
  return (
    <Link to={path} aria-current={isAt(pathname, path) ? 'page' : undefined}>
      <Icon icon={icon} />
      {called ? <span data-whole>{name}</span> : name}
      {called && (
        <small aria-hidden title={called}>
          {called}
        </small>
      )}
      {unread && <Unread of={unread} />}
    </Link>
  );
}
