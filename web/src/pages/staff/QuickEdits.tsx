import { chakra } from '@chakra-ui/react/styled-system';
import { isPicture } from '@lamplight/content/addresses';
import { siteDocument } from '@lamplight/content/paths';
import { sitePages } from '@lamplight/content/sitePages';
import { staffPages } from '@lamplight/content/staffPages';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import type { IconType } from 'react-icons';
import { LuFilePlus, LuHouse, LuImageUp, LuMail, LuNewspaper, LuUserPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import type { NavigationIntent } from '../../editing/page/navigationIntent.ts';
import { Thumbnail } from '../../editing/pictures/Thumbnail.tsx';
import { useStoredDocument, useStoredList } from '../../firebase/live/documents.ts';
import { StaffCard } from '../../ui/StaffCard.tsx';

interface QuickEdit {
  name: string;
  /** The place whose first picture it shows. */
  of?: 'home' | 'news' | 'team';
  to: string;
  icon: IconType;
  wanted?: NavigationIntent;
}

const quickEdits: QuickEdit[] = [
  { name: startTexts.editHome, of: 'home', to: sitePages.home.editor.path, icon: LuHouse },
  { name: startTexts.editNews, of: 'news', to: sitePages.news.editor.path, icon: LuNewspaper },
  {
    name: startTexts.addMember,
    of: 'team',
    to: sitePages.team.editor.path,
    icon: LuUserPlus,
    wanted: { action: 'add' },
  },
  {
    name: startTexts.addPage,
    to: sitePages.pages.editor.path,
    icon: LuFilePlus,
    wanted: { action: 'add' },
  },
  { name: startTexts.addPictures, to: staffPages.pictures.path, icon: LuImageUp },
  { name: startTexts.editContact, to: sitePages.contact.editor.path, icon: LuMail },
];

/** The ways to what is changed most. */
export function QuickEdits() {
  const pictures = useFirstPictures();
  return (
    <StaffCard title={startTexts.quickEdits}>
      <Tiles>
        {quickEdits.map(({ name, of, to, icon: Icon, wanted }) => (
          <li key={name}>
            <Tile to={to} state={wanted ?? null}>
              <Frame>
                {of && isPicture(pictures[of]) ? (
                  <Thumbnail address={pictures[of]} />
                ) : (
                  <Icon aria-hidden size="20" />
                )}
              </Frame>
              {name}
            </Tile>
          </li>
        ))}
      </Tiles>
    </StaffCard>
  );
}

/** The first picture of each place; '' while it is not known. */
function useFirstPictures() {
  const home = useStoredDocument(siteDocument('home'));
  const lists = {
    news: useStoredList('news', { max: 1 }),
    team: useStoredList('team', { max: 1 }),
  };
  const first = (list: (typeof lists)['news']) =>
    list.state === 'loaded' ? Object(list.value[0]?.content) : {};
  return {
    home: home.state === 'loaded' ? String(Object(home.value.content.sliderImages)[0] ?? '') : '',
    news: String(Object(first(lists.news).image).url ?? ''),
    team: String(first(lists.team).image ?? ''),
  };
}

const Tiles = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: '2',
  },
});

const Frame = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '14',
    h: '10',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'brand.muted',
  },
});

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '14',
    px: '2',
    py: '1.5',
    fontSize: 'sm',
    lineHeight: '1.3',
    borderWidth: '1px',
    borderRadius: 'md',
    fontWeight: '500',
    _hover: { bg: 'brand.muted', borderColor: 'brand.border' },
    '& svg': { color: 'sign' },
  },
});
