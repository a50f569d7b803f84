import { Box } from '@chakra-ui/react/box';
import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import { isColour } from '@lamplight/content/styleValues';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useReveal } from '../form/focusField.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { ItemButton, MoveButtons, SortableItem, sortableItems } from './SortableItem.tsx';
import type { ListItems } from './useListItems.ts';

interface ChipsProps extends Pick<ListItems, 'items'> {
  /** Where the list is in the form. */
  of: string;
  summary: (path: string, name: string) => ReactNode;
  /** The fields of the word whose values are at `path`. */
  children: (path: string, index: number) => ReactNode;
}

/** Words in a line, as visitors read them; the fields of the selected word are below. */
export function Chips({ of, items, summary, children }: ChipsProps) {
  const { errors, submitCount } = useFormState({ name: of });
  const wrong = items.findIndex(({ path }) => get(errors, path) !== undefined);
  const [chosen, setChosen] = useState(items[wrong]?.key);
  const readOnly = useReadOnly();
  const panelId = useId();
  // Only visible fields can have the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt to save is a reason to show it again
  useEffect(() => {
    if (wrong >= 0) setChosen(items[wrong]?.key);
  }, [wrong, submitCount]);
  useReveal((field) => {
    const found = items.find(({ path }) => `${field}.`.startsWith(`${path}.`));
    if (found) setChosen(found.key);
  });
  // A new word is selected, and the next one where the selected one goes.
  const at = items.findIndex(({ key }) => key === chosen);
  const end = items.at(-1);
  const [last, setLast] = useState({ at, count: items.length, end: end?.key });
  if (last.at !== at || last.count !== items.length) {
    setLast({ at, count: items.length, end: end?.key });
    const isAdded = items.length > last.count && end?.key !== last.end && end?.startsOpen;
    if (isAdded) setChosen(end.key);
    else if (chosen !== undefined && at < 0)
      setChosen(items[Math.min(last.at, items.length - 1)]?.key);
  }
  const item = items[at];
  const inLine = (sorting: NonNullable<typeof item>['sorting'] & object) => ({
    ...sorting,
    inLine: true,
  });
  return (
    <>
      <Box display="flex" flexWrap="wrap" gap="2" css={[sortableItems, chips]}>
        {items.map(({ key, path, name, sorting }) => (
          <SortableItem key={key} bare name={name} sorting={sorting && inLine(sorting)}>
            {({ handle }) => (
              <>
                {handle}
                {readOnly ? (
                  summary(path, name)
                ) : (
                  <Chip
                    type="button"
                    aria-expanded={key === chosen}
                    aria-controls={key === chosen ? panelId : undefined}
                    onClick={() => setChosen(key === chosen ? undefined : key)}
                  >
                    {summary(path, name)}
                  </Chip>
                )}
              </>
            )}
          </SortableItem>
        ))}
      </Box>
      {item && (
        <Box
          key={item.key}
          id={panelId}
          role="group"
          aria-label={item.name}
          data-item
          data-fields
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))"
          alignItems="start"
          gap="4"
          p="4"
          bg="brand.subtle"
          borderWidth="1px"
          borderRadius="xl"
          css={sortableItems}
        >
          {children(item.path, at)}
          <Box data-buttons gridColumn="1 / -1">
            {item.sorting && item.sorting.count > 1 && (
              <MoveButtons name={item.name} {...inLine(item.sorting)} />
            )}
            {item.onRemove && (
              <ItemButton
                icon="remove"
                label={fieldsTexts.remove(item.name)}
                onClick={item.onRemove}
              />
            )}
          </Box>
        </Box>
      )}
    </>
  );
}

const chips = defineStyle({
  '& > [data-item]': {
    display: 'flex',
    alignItems: 'center',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'full',
    ps: '1',
    '&:has([aria-expanded=true])': {
      borderColor: 'brand.solid',
      boxShadow: '0 0 0 1px {colors.brand.solid}',
    },
  },
  '& [data-grip]': { w: '5' },
});

const Chip = chakra('button', {
  base: {
    minH: { base: '11', md: '9' },
    pe: '4',
    ps: '1',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});

interface ColouredWordProps {
  /** Where the word and its colour are in the form. */
  word: string;
  colour: string;
  /** The text shown while there is no word. */
  untitled: string;
}

/** A word next to its colour: on its own background it might not be readable. */
export function ColouredWord({ word, colour, untitled }: ColouredWordProps) {
  const [text, chosen] = useWatch({ name: [word, colour] });
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="2">
      <Box
        as="span"
        aria-hidden
        boxSize="3.5"
        borderRadius="full"
        borderWidth="1px"
        // The border keeps it visible in dark mode, in any colour.
        borderColor="border.emphasized"
        style={{ backgroundColor: isColour(String(chosen)) ? String(chosen) : 'currentColor' }}
      />
      <Box as="bdi" fontFamily="heading" fontSize="lg" fontWeight="600">
        {text || untitled}
      </Box>
    </Box>
  );
}
