import { chakra } from '@chakra-ui/react/styled-system';
import { LuChevronDown, LuExternalLink } from 'react-icons/lu';
import { Unread } from '../submissions/Unread.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { dropdownPanel, MenuList, menuItem, StaffLink } from '../ui/menu.tsx';
import { type AdminEntry, adminNavigation } from './adminNavigation.ts';
import { LogOut } from './LogOut.tsx';

const imageHost = import.meta.env.VITE_IMAGE_HOST ?? 'https://postimages.org/';

/** A dozen entries stand side by side. */
const dense = { css: { '--menu-item-px': '{spacing.1.5}' }, fontSize: '0.8125rem', gap: '0.5' };

/** The staff area's navigation: pages, the image host, and the way out. */
export function AdminNavigation({ direction }: { direction: 'row' | 'column' }) {
  return (
    <MenuList flexDirection={direction} {...(direction === 'row' && dense)}>
      {adminNavigation.map((item) => (
        <li key={item.name}>
          {'entries' in item ? (
            <Group {...item} floating={direction === 'row'} />
          ) : (
            <Entry {...item} />
          )}
        </li>
      ))}
      <li>
        <StaffLink href={imageHost}>
          Get Image Url <LuExternalLink aria-hidden size="16" />
        </StaffLink>
      </li>
      <li>
        <LogOut floating={direction === 'row'} />
      </li>
    </MenuList>
  );
}

interface GroupProps {
  name: string;
  entries: AdminEntry[];
  floating: boolean;
}

function Group({ name, entries, floating }: GroupProps) {
  return (
    <Disclosure
      name={floating ? 'navigation' : 'menu'}
      position="relative"
      summary={
        <>
          {name} <LuChevronDown aria-hidden size="16" />
        </>
      }
    >
      <MenuList flexDirection="column" {...(floating ? dropdownPanel : { pl: '4' })}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Entry {...entry} />
          </li>
        ))}
      </MenuList>
    </Disclosure>
  );
}

function Entry({ name, path, unread }: AdminEntry) {
  if (!path) {
    return (
      <chakra.span css={menuItem} color="fg.muted" _hover={{}}>
        {name}
      </chakra.span>
    );
  }
  return (
    <StaffLink href={path}>
      {name}
      {unread && <Unread of={unread} />}
    </StaffLink>
  );
}
