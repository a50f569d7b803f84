import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { listLimits } from '@lamplight/content/limits';
import { type Navigation, navigationSchema } from '@lamplight/content/navigation';
import { nextVersions } from '@lamplight/content/nextVersions';
import { siteDocument } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { ownPagesTexts } from '@lamplight/content/texts/staffArea/ownPages';
import { LuCheck, LuListTree } from 'react-icons/lu';
import { useMay, useStaff } from '../../editing/page/useStaff.ts';
import { withReason } from '../../editing/saving/failures.ts';
import { usePendingSaves } from '../../editing/saving/pendingSaves.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { useStoredDocument } from '../../firebase/live/documents.ts';
import { saveDocument } from '../../firebase/writing/lazySaves.ts';
import { Disclosure, dropdownPanel, menuItem } from '../../ui/menu.tsx';
import { toastSuccess } from '../../ui/toaster.tsx';

const navigation = siteDocument('navigation');

/** Links a page from one of the menus that visitors see, and tells from which it is linked. */
export function AddToMenu({ title, address }: { title: string; address: string }) {
  const stored = useStoredDocument(navigation);
  const connection = useConnection();
  const { uid } = useStaff();
  const { run } = usePendingSaves();
  if (!useMay('edit') || stored.state !== 'loaded') return null;
  const { dropdowns } = readable(navigationSchema, stored.value.content);

  const add = (place: number, name: string) => {
    const save = async () => {
      await saveDocument(connection, {
        path: navigation,
        by: uid,
        next: (now) => {
          const change = (record: Record<string, unknown>) =>
            withLink(record as Navigation, place, { name: title, url: address });
          const [version] = nextVersions([{ schema: navigationSchema }], [now], change);
          return version ?? null;
        },
      });
      toastSuccess(ownPagesTexts.addedToMenu(name));
    };
    return run(save, withReason(ownPagesTexts.menuFailed));
  };

  return (
    <Disclosure
      position="relative"
      color="brand.fg"
      summary={
        <>
          <LuListTree aria-hidden size="16" /> {ownPagesTexts.menu}
        </>
      }
    >
      <Box {...dropdownPanel} zIndex="docked" color="fg" w="18rem">
        <Text fontSize="sm" color="fg.muted" px="3" pb="1">
          {ownPagesTexts.menuHint}
        </Text>
        {dropdowns.map(({ title: name, links }, place) => {
          const isThere = links.some(({ url }) => url === address);
          const isFull = links.length >= listLimits.dropdownLinks;
          return (
            <MenuButton
              // biome-ignore lint/suspicious/noArrayIndexKey: menus may have one name
              key={place}
              type="button"
              disabled={isThere || isFull}
              onClick={() => add(place, name)}
            >
              {name}
              {isThere && <LuCheck aria-label={ownPagesTexts.isInMenu} size="16" />}
              {isFull && !isThere && <small>{ownPagesTexts.menuFull}</small>}
            </MenuButton>
          );
        })}
      </Box>
    </Disclosure>
  );
}

const MenuButton = chakra('button', {
  base: {
    ...menuItem,
    w: '100%',
    justifyContent: 'space-between',
    minH: { base: '11', md: '9' },
    cursor: 'pointer',
    _disabled: { color: 'fg.muted', cursor: 'default', _hover: { bg: 'transparent' } },
  },
});

/** The navigation with a link at the end of one of its menus, unless it's there: two clicks add one. */
const withLink = (
  { dropdowns, ...navigation }: Navigation,
  place: number,
  link: { name: string; url: string },
): Navigation => ({
  ...navigation,
  dropdowns: dropdowns.map((dropdown, index) =>
    index === place && !dropdown.links.some(({ url }) => url === link.url)
      ? { ...dropdown, links: [...dropdown.links, link] }
      : dropdown,
  ),
});
