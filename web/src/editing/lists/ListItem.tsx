import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ReactNode, useId, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { LuChevronDown } from 'react-icons/lu';
import { useReveal } from '../form/focusField.ts';
import { lazyLayout } from '../form/lazyLayout.ts';
import { ItemButton, SortableItem, type Sorting } from './SortableItem.tsx';

interface ListItemProps {
  /** Where its values are in the form. */
  path: string;
  /** Its name and place, such as “slide 2”. */
  name: string;
  sorting: Sorting | undefined;
  /** Without it the item cannot be removed. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** From this width of a list the fields of its rows are next to each other. */
const wideRows = '@container (min-width: 35rem)';
/** Up to this width, as on a phone, a field needs all of it. */
const smallRows = '@container (max-width: 20rem)';

/** The styles of rows, set on their container. Labels and hints are above the list, and read aloud in each row. */
export const rowItems = defineStyle({
  // Chromium 156 doesn't lay out rows of dates in a container at all; those of one field need none.
  '&:has([data-fields] > :nth-child(2))': { containerType: 'inline-size' },
  '& > [data-item]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '2',
    rowGap: '1.5',
    alignItems: 'start',
    [wideRows]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
  '& > [data-item] > [data-fields]': { display: 'contents' },
  '& > [data-item] > [data-fields] > *': {
    gridColumn: '2 / -1',
    [wideRows]: { gridColumn: '3', gridRow: '1' },
  },
  '& > [data-item] > [data-fields] > :first-child': {
    gridColumn: '2',
    gridRow: '1',
    [wideRows]: { gridColumn: '2' },
    [smallRows]: { gridColumn: '2 / -1' },
  },
  '& > [data-item] > [data-fields] > :only-child': { gridColumn: '2 / -2' },
  '& > [data-item] > [data-buttons]': {
    gridColumn: '-2',
    gridRow: '1',
    [smallRows]: { gridColumn: '2 / -1', gridRow: 'auto' },
  },
  '& > [data-item] + [data-item] :is(label, [data-part=helper-text])': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  // The label of the first row is above its field, and its buttons are next to the field.
  '& > [data-item]:first-of-type > :is([data-grip], [data-buttons])': { mt: '1.625rem' },
});

/** An item of a field or two: a row. */
export const RowItem = ({ name, sorting, onRemove, children }: ListItemProps) => (
  <SortableItem name={name} sorting={sorting}>
    {({ handle, buttons }) => (
      <>
        {handle}
        <div data-fields>{children}</div>
        <div data-buttons>
          {buttons}
          {onRemove && (
            <ItemButton icon="remove" label={fieldsTexts.remove(name)} onClick={onRemove} />
          )}
        </div>
      </>
    )}
  </SortableItem>
);

interface CardItemProps extends ListItemProps {
  /** Without it, its fields are always shown. */
  folds: boolean;
  /** The visible part of the item while its fields are folded away. */
  summary: ReactNode;
  /** Further buttons of the item. */
  more?: ReactNode;
  startsOpen: boolean;
  onFold: (open: boolean) => void;
}

/** The styles of cards, set on their container. */
export const cardItems = defineStyle({
  '& > [data-item]': {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    p: '2',
    bg: 'brand.subtle',
  },
  '& [data-head]': {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: '1',
  },
  // On phones there is no room for them next to the name: they are shown once the card is open.
  '& [data-head]:has(> [aria-expanded=false]) > [data-buttons]': {
    display: { base: 'none', md: 'flex' },
  },
});

/** An item of many fields: a card that folds to a line. */
export function CardItem({ folds, summary, more, startsOpen, onFold, ...item }: CardItemProps) {
  const { path, name, sorting, onRemove, children } = item;
  const [opened, setOpened] = useState(startsOpen);
  const { errors } = useFormState({ name: path });
  const fieldsId = useId();
  const open = !folds || opened;
  // Folded fields stay: an upload may be under way in them.
  const [rendered, setRendered] = useState(open);
  if (open && !rendered) setRendered(true);
  const unfold = (open: boolean) => {
    setOpened(open);
    onFold(open);
  };
  // It stays open once errors are fixed: someone is typing in it.
  if (!open && get(errors, path) !== undefined) setOpened(true);
  useReveal((field) => {
    if (field === path || field.startsWith(`${path}.`)) unfold(true);
  });

  return (
    <SortableItem name={name} sorting={sorting}>
      {({ handle, buttons }) => (
        <>
          <div data-head>
            {handle}
            {folds ? (
              <FoldButton
                type="button"
                aria-expanded={open}
                aria-controls={fieldsId}
                onClick={() => unfold(!open)}
              >
                {summary}
                <Box asChild flexShrink="0" transform={open ? 'rotate(180deg)' : undefined}>
                  <LuChevronDown aria-hidden size="18" />
                </Box>
              </FoldButton>
            ) : (
              <Text flex="1" fontWeight="600" px="2" _firstLetter={{ textTransform: 'uppercase' }}>
                {name}
              </Text>
            )}
            <div data-buttons>
              {buttons}
              {more}
              {onRemove && (
                <ItemButton icon="remove" label={fieldsTexts.remove(name)} onClick={onRemove} />
              )}
            </div>
          </div>
          <Stack
            data-fields
            gap="4"
            px={{ base: '1', md: '3' }}
            pt="3"
            pb="2"
            id={fieldsId}
            hidden={!open}
            {...lazyLayout('24rem')}
          >
            {rendered && children}
          </Stack>
        </>
      )}
    </SortableItem>
  );
}

const FoldButton = chakra('button', {
  base: {
    flex: { base: '1 1 70%', md: '1' },
    minW: '0',
    minH: '11',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '2',
    textAlign: 'start',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'brand.muted' },
  },
});
