import { Stack } from '@chakra-ui/react/stack';
import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { descriptionOf } from '@lamplight/content/descriptions';
import { itemOf, typeOf } from '@lamplight/content/fieldsOf';
import { keyField, newKey } from '@lamplight/content/itemKeys';
import {
  type BlockName,
  blockNameOf,
  blockSchema,
  blockTypes,
  type PageBlock,
} from '@lamplight/content/pageBlocks';
import { initialValue } from '@lamplight/content/readable';
import { blocksTexts } from '@lamplight/content/texts/staffArea/blocks';
import type * as z from '@lamplight/content/zod';
import { Fragment, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LuPlus } from 'react-icons/lu';
import { lazyModule } from '../../device/lazyModule.ts';
import { Button } from '../../ui/Button.tsx';
import { toastSuccess } from '../../ui/toaster.tsx';
import { onIntent, reportNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import { useFieldError } from '../inputs/FieldFrame.tsx';
import { useAlts } from '../inputs/useAlts.ts';
import { CardItem, cardItems } from '../lists/ListItem.tsx';
import { ItemButton, sortableItems } from '../lists/SortableItem.tsx';
import { type ListFieldProps, useListItems } from '../lists/useListItems.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { anotherBlock, type CopiedBlock, copyBlock } from './copiedBlock.ts';

interface BlocksFieldProps extends Pick<ListFieldProps, 'name' | 'item' | 'limit' | 'children'> {
  /** The visible part of a folded block with such a schema. */
  summaryOf: (schema: z.ZodType, title: string) => ListFieldProps['summary'];
}

const loadMenu = lazyModule(() => import('./BlockMenu.tsx'));

/** The blocks of a page: added anywhere, moved, duplicated, copied, cut, pasted and removed. */
export function BlocksField({ name, item, limit, summaryOf, children }: BlocksFieldProps) {
  const { getValues, setValue } = useFormContext();
  const blockAt = (index: number): PageBlock => getValues(`${name}.${index}`);
  const typeAt = (index: number) => {
    const type = blockNameOf(blockAt(index));
    return type ? blockTypes[type].label : item;
  };
  const nameOf = (index: number) => blocksTexts.name(typeAt(index), index + 1);
  const { list, items, fixed, addAt, announcement, announce } = useListItems({
    name,
    item,
    nameOf,
    firstOpen: false,
    empty: () => newBlock('text'),
  });
  const { alts } = useAlts(`${name}.0`);
  const folds = !useReadOnly();
  const errorId = useId();
  const error = useFieldError(name);
  const [adding, setAdding] = useState<number | null>(null);
  const menu = useLazyModule(loadMenu, adding !== null, () => {
    setAdding(null);
    reportNotLoaded();
  });
  const isFull = items.length >= limit;

  const add = (block: PageBlock) => {
    if (adding !== null) addAt(adding, block);
    setAdding(null);
  };
  const paste = ({ block, alts: pasted }: CopiedBlock) => {
    add(anotherBlock(block));
    if (alts) setValue(alts, { ...pasted, ...getValues(alts) }, { shouldDirty: true });
  };
  const duplicate = (index: number) => {
    addAt(index + 1, anotherBlock(blockAt(index)));
    announce(blocksTexts.duplicated(nameOf(index)));
  };
  /** @returns whether it can be pasted */
  const copy = (index: number): boolean => {
    const kept = copyBlock(blockAt(index), (alts && getValues(alts)) || {});
    toastSuccess(kept ? blocksTexts.copied(nameOf(index)) : blocksTexts.notCopied);
    return kept;
  };

  return (
    <Stack gap="0" ref={list} css={[sortableItems, cardItems, blocks]}>
      {items.map(({ key, ...each }, index) => (
        <Fragment key={key}>
          {!fixed && (
            <Between
              label={blocksTexts.addBefore(each.name)}
              disabled={isFull}
              onAdd={() => setAdding(index)}
            />
          )}
          <CardItem
            {...each}
            folds={folds}
            summary={<Summary at={each.path} name={each.name} summaryOf={summaryOf} />}
            more={
              !fixed && (
                <>
                  <ItemButton
                    icon="duplicate"
                    label={blocksTexts.duplicate(each.name)}
                    disabled={isFull}
                    onClick={() => duplicate(index)}
                  />
                  <ItemButton
                    icon="copy"
                    label={blocksTexts.copy(each.name)}
                    onClick={() => copy(index)}
                  />
                  <ItemButton
                    icon="cut"
                    label={blocksTexts.cut(each.name)}
                    onClick={() => copy(index) && each.onRemove?.()}
                  />
                </>
              )
            }
          >
            {children(each.path, index)}
          </CardItem>
        </Fragment>
      ))}
      {items.length === 0 && <Text color="fg.muted">{blocksTexts.none}</Text>}
      {error && (
        <Text id={errorId} role="alert" color="fg.error">
          {error}
        </Text>
      )}
      {!fixed && (
        <Button
          data-adds
          data-adds-to={name}
          aria-describedby={error && errorId}
          variant="outline"
          alignSelf="start"
          mt="4"
          disabled={isFull}
          {...onIntent(loadMenu)}
          onClick={() => setAdding(items.length)}
        >
          <LuPlus aria-hidden size="18" /> {blocksTexts.add}
        </Button>
      )}
      {adding !== null && menu && (
        <menu.BlockMenu
          onAdd={(type) => add(newBlock(type))}
          onPaste={paste}
          onClose={() => setAdding(null)}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}

/** A new block: its lists have one item, so that there is something to fill in. */
function newBlock(type: BlockName): PageBlock {
  const schema = typeOf(blockSchema, { _type: type }) as z.ZodObject;
  const firstItems = Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) => {
    const { kind, required } = descriptionOf(field) ?? {};
    const item = kind === 'list' && required ? itemOf(field) : undefined;
    return item ? [[key, [{ ...Object(initialValue(item)), [keyField]: newKey() }]]] : [];
  });
  return {
    ...initialValue(schema),
    ...Object.fromEntries(firstItems),
    _type: type,
    [keyField]: newKey(),
  } as PageBlock;
}

interface SummaryProps extends Pick<BlocksFieldProps, 'summaryOf'> {
  at: string;
  name: string;
}

/** The type of a block, and its content. */
function Summary({ at, name, summaryOf }: SummaryProps) {
  const { getValues } = useFormContext();
  const block: PageBlock = getValues(at);
  const schema = typeOf(blockSchema, block);
  if (!schema) return null;
  return summaryOf(schema, blockTypes[block._type].label)(at, name);
}

interface BetweenProps {
  label: string;
  disabled: boolean;
  onAdd: () => void;
}

/** The place between two blocks, at which another one can be added. */
const Between = ({ label, disabled, onAdd }: BetweenProps) => (
  <BetweenLine>
    <ItemButton
      icon="add"
      label={label}
      disabled={disabled}
      {...onIntent(loadMenu)}
      onClick={onAdd}
    />
  </BetweenLine>
);

const BetweenLine = chakra('div', {
  base: { display: 'grid', placeItems: 'center', h: { base: '11', md: '7' } },
});

/** The signs between blocks are pale unless they are hovered or have the focus. */
const blocks = defineStyle({
  '& > div:not([data-item]) > [data-item-button]': {
    minH: '7',
    h: '7',
    borderRadius: 'full',
    opacity: { base: 1, md: 0.6 },
    _hover: { opacity: 1 },
    _focusVisible: { opacity: 1 },
    _highContrast: { opacity: 1 },
  },
});
