import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { Input } from '@chakra-ui/react/input';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { commandsTexts } from '@lamplight/content/texts/staffArea/commands';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { IconType } from 'react-icons';
import {
  LuClock,
  LuFileText,
  LuInbox,
  LuList,
  LuSearch,
  LuTextCursorInput,
  LuZap,
} from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { chooseScheme } from '../../device/colourScheme.ts';
import { isComposing } from '../../device/composing.ts';
import { useStaff } from '../../editing/page/useStaff.ts';
import { usePublicNames } from '../../firebase/live/publicNames.ts';
import { chosen } from '../../theme/media.ts';
import { type Command, commandsFor, groups, matching } from './commands.ts';
import {
  useDraftedItems,
  useEntries,
  useFileCommands,
  useItems,
  useNumbered,
  useRecent,
} from './useFound.ts';

/** Finds every page, field, item and entry by its name, and what buttons do. */
export const CommandPalette = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog.Root
    open={open}
    onOpenChange={(change) => change.open || onClose()}
    placement="top"
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content aria-label={commandsTexts.palette} mx="4" maxW="36rem">
          <Finder onClose={onClose} />
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

const keyOf = ({ name, to, wanted }: Command): string => `${name} ${to} ${JSON.stringify(wanted)}`;

/** A combobox with a list of what is meant (ARIA Authoring Practices, Combobox). */
function Finder({ onClose }: { onClose: () => void }) {
  const { role } = useStaff();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // Lists are read once something is looked for, and stay.
  const [isSearching, setIsSearching] = useState(false);
  /** The key of the command that was moved to: commands that are found later may come before it. */
  const [movedTo, setMovedTo] = useState('');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const publicNames = usePublicNames();
  const commands = useMemo(() => commandsFor(role, publicNames), [role, publicNames]);
  const { items: listed, further } = useItems(isSearching, typed);
  const items = [...listed, ...useDraftedItems(), ...useFileCommands(isSearching)];
  const entries = useEntries(typed);
  const numbered = useNumbered(role, typed);
  const opened = useRecent(useMemo(() => commands.filter(isPage), [commands]));
  const recent = typed.trim() === '' ? opened : [];
  const others = commands.filter((command) => !isPage(command) || !isAmong(recent, command));
  // Entries are looked for by the store, in all that they hold.
  const found = [
    ...recent,
    ...numbered,
    ...matching([...others, ...items], typed),
    ...further,
    ...entries,
  ].sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
  const active = Math.max(
    found.findIndex((command) => keyOf(command) === movedTo),
    found.length > 0 ? 0 : -1,
  );

  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const go = ({ to, wanted, scheme }: Command) => {
    onClose();
    if (scheme) chooseScheme(scheme);
    else navigate(to, { state: wanted ?? null });
  };
  const moveTo = (index: number) => {
    const command = found[index];
    setMovedTo(command ? keyOf(command) : '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const steps: Record<string, number> = {
      ArrowDown: (active + 1) % found.length,
      ArrowUp: (active - 1 + found.length) % found.length,
    };
    const command = found[active];
    if (event.key === 'Enter' && command) go(command);
    else if (found.length > 0 && event.key in steps) moveTo(steps[event.key] ?? 0);
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${id}-${index}`;

  return (
    <>
      <chakra.div display="flex" alignItems="center" ps="5" color="fg.muted">
        <LuSearch aria-hidden size="20" />
        <Input
          role="combobox"
          aria-label={commandsTexts.paletteField}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          placeholder={commandsTexts.palettePlaceholder}
          autoComplete="off"
          spellCheck={false}
          size="lg"
          border="none"
          borderRadius="xl"
          color="fg"
          outline="none !important"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsSearching(isSearching || target.value.trim() !== '');
            setMovedTo('');
          }}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      <Box
        ref={list}
        id={id}
        role="listbox"
        aria-label={commandsTexts.results}
        maxH="min(24rem, 60dvh)"
        overflowY="auto"
        borderTopWidth="1px"
        p="2"
      >
        {groups.map((group) => {
          const ofGroup = found.filter((command) => command.group === group);
          const Icon = groupIcons[group];
          return (
            ofGroup.length > 0 && (
              <Box key={group} role="group" aria-label={commandsTexts.groups[group]} pb="1">
                <Text aria-hidden fontSize="xs" fontWeight="600" color="fg.muted" px="3" pt="2">
                  {commandsTexts.groups[group]}
                </Text>
                {ofGroup.map((command) => {
                  const index = found.indexOf(command);
                  return (
                    <Option
                      key={keyOf(command)}
                      id={optionId(index)}
                      role="option"
                      aria-selected={index === active}
                      // The focus stays in the field.
                      onMouseDown={(event) => event.preventDefault()}
                      onMouseMove={() => moveTo(index)}
                      onClick={() => go(command)}
                    >
                      <Icon aria-hidden size="18" />
                      <chakra.span me="auto">{command.name}</chakra.span>
                      {command.detail && <Detail>{command.detail}</Detail>}
                    </Option>
                  );
                })}
              </Box>
            )
          );
        })}
      </Box>
      <Text role="status" px="5" pb="3" color="fg.muted" _empty={{ display: 'none' }}>
        {found.length === 0 && commandsTexts.noResults}
      </Text>
      <Text
        aria-hidden
        hideBelow="md"
        px="5"
        py="2.5"
        borderTopWidth="1px"
        fontSize="xs"
        color="fg.muted"
      >
        {commandsTexts.keys}
      </Text>
    </>
  );
}

const isPage = ({ group }: Command) => group === 'pages';
const isAmong = (some: readonly Command[], { to }: Command) => some.some((each) => each.to === to);

const groupIcons: Readonly<Record<Command['group'], IconType>> = {
  recent: LuClock,
  pages: LuFileText,
  actions: LuZap,
  items: LuList,
  submissions: LuInbox,
  fields: LuTextCursorInput,
};

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2',
    minH: { base: '11', md: '9' },
    '& svg': { color: 'sign', flexShrink: '0' },
    borderRadius: 'md',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _selected: { bg: 'brand.muted', color: 'brand.fg', _highContrast: chosen },
  },
});

const Detail = chakra('span', { base: { color: 'fg.muted', flexShrink: '0' } });
