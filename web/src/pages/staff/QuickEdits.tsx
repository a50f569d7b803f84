import { chakra } from '@chakra-ui/react/styled-system';
import { sitePages } from '@lamplight/content/sitePages';
import { staffPages } from '@lamplight/content/staffPages';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import type { IconType } from 'react-icons';
import { LuHouse, LuImageUp, LuMail, LuNewspaper, LuUserPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import type { NavigationIntent } from '../../editing/page/navigationIntent.ts';
import { StaffCard } from '../../ui/StaffCard.tsx';

interface QuickEdit {
  name: string;
  to: string;
  icon: IconType;
  wanted?: NavigationIntent;
}

const quickEdits: QuickEdit[] = [
  { name: startTexts.editHome, to: sitePages.home.editor.path, icon: LuHouse },
  { name: startTexts.editNews, to: sitePages.news.editor.path, icon: LuNewspaper },
  {
    name: startTexts.addMember,
    to: sitePages.team.editor.path,
    icon: LuUserPlus,
    wanted: { action: 'add' },
  },
  { name: startTexts.addPictures, to: staffPages.pictures.path, icon: LuImageUp },
  { name: startTexts.editContact, to: sitePages.contact.editor.path, icon: LuMail },
];

/** The ways to what is changed most. */
export const QuickEdits = () => (
  <StaffCard title={startTexts.quickEdits}>
    <Tiles>
      {quickEdits.map(({ name, to, icon: Icon, wanted }) => (
        <li key={name}>
          <Tile to={to} state={wanted ?? null}>
            <Icon aria-hidden size="20" /> {name}
          </Tile>
        </li>
      ))}
    </Tiles>
  </StaffCard>
);

const Tiles = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: '2',
  },
});

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    fontWeight: '500',
    _hover: { bg: 'brand.muted', borderColor: 'brand.border' },
    '& svg': { color: 'sign', flexShrink: '0' },
  },
});
