import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ReactNode, useId, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { LuChevronDown, LuTrash2 } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import { useReveal } from '../form/focusField.ts';
import { lazyLayout } from '../form/lazyLayout.ts';
import { ItemButton, SortableItem, type Sorting } from './SortableItem.tsx';

interface ListItemProps {
  /** Where its values are in the form. */
  path: string;
  /** What it is and its place, such as “slide 2”. */
  name: string;
  sorting: Sorting | undefined;
  /** Without it the item cannot be removed. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** How rows look, for what contains them. */
export const rowItems = defineStyle({
  containerType: 'inline-size',
  // Where the fields of a row are below each other, it is seen where the next one begins.
  '& > [data-item] + [data-item]': {
    '@container (max-width: 32rem)': { borderTopWidth: '1px', borderColor: 'border', pt: '3' },
  },
  '& > [data-item]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'flex-end',
    gap: '1',
  },
});

/** An item of a field or two: a row. */
export const RowItem = ({ name, sorting, onRemove, children }: ListItemProps) => (
  <SortableItem name={name} sorting={sorting}>
    {({ handle, buttons }) => (
      <>
        {handle}
        {/* The buttons are below the fields where there is no room next to them. */}
        <Box flex="1 1 min(13rem, 100% - 2rem)" minW="0" me="1">
          {children}
        </Box>
        {buttons}
        {onRemove && (
          <ItemButton icon="remove" label={fieldsTexts.remove(name)} onClick={onRemove} />
        )}
      </>
    )}
  </SortableItem>
);

interface CardItemProps extends ListItemProps {
  /** The visible part of the item while its fields are folded away; without it they never are. */
  summary?: ReactNode;
  startsOpen?: boolean;
}

/** How cards look, for what contains them. @param folds whether they can be folded */
export const cardItems = (folds: boolean) =>
  defineStyle({
    '& > [data-item]': {
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'xl',
      p: folds ? '3' : { base: '4', md: '5' },
      bg: 'brand.subtle',
    },
    '& [data-buttons]': { display: 'flex', gap: '1', ms: 'auto' },
  });

/** An item of many fields: a card under its name, which may be folded. */
export function CardItem({ summary, startsOpen = false, ...item }: CardItemProps) {
  const { path, name, sorting, onRemove, children } = item;
  const [opened, setOpened] = useState(startsOpen);
  const { errors } = useFormState({ name: path });
  const fieldsId = useId();
  const folds = summary !== undefined;
  const open = !folds || opened || get(errors, path) !== undefined;
  useReveal((field) => {
    if (field.startsWith(`${path}.`)) setOpened(true);
  });

  return (
    <SortableItem name={name} sorting={sorting}>
      {({ handle, buttons }) => (
        <>
          <HStack gap="1" flexWrap="wrap">
            {handle}
            {folds ? (
              <FoldButton
                type="button"
                aria-expanded={open}
                aria-controls={fieldsId}
                onClick={() => setOpened(!open)}
              >
                <bdi>{summary}</bdi>
                <Box asChild flexShrink="0" transform={open ? 'rotate(180deg)' : undefined}>
                  <LuChevronDown aria-hidden size="18" />
                </Box>
              </FoldButton>
            ) : (
              <Text flex="1" fontWeight="600" _firstLetter={{ textTransform: 'uppercase' }}>
                {name}
              </Text>
            )}
            <div data-buttons>
              {buttons}
              {onRemove && (
                <Button
                  variant="ghost"
                  size="sm"
                  px={{ base: '2', md: '4' }}
                  aria-label={fieldsTexts.remove(name)}
                  onClick={onRemove}
                >
                  <LuTrash2 aria-hidden size="16" />
                  <Box as="span" hideBelow="md">
                    {commonTexts.remove}
                  </Box>
                </Button>
              )}
            </div>
          </HStack>
          <Stack
            gap="4"
            mt="3"
            mx="-1"
            mb="-1"
            px={folds ? '3' : '1'}
            py="1"
            id={fieldsId}
            hidden={!open}
            {...lazyLayout('24rem')}
          >
            {open && children}
          </Stack>
        </>
      )}
    </SortableItem>
  );
}

const FoldButton = chakra('button', {
  base: {
    // Where there is no room for a name next to them, the buttons are below it.
    flex: '1 1 12rem',
    minW: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '2',
    py: '1',
    textAlign: 'start',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'brand.muted' },
  },
});
