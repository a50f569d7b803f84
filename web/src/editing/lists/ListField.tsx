import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { useId } from 'react';
import { LuPlus } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import { useFieldError } from '../inputs/FieldFrame.tsx';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { AddPictures } from './AddPictures.tsx';
import { Chips } from './Chips.tsx';
import { CardItem, cardItems, RowItem, rowItems } from './ListItem.tsx';
import { sortableItems } from './SortableItem.tsx';
import { type ListFieldProps, useListItems } from './useListItems.ts';

/** A list of items that can be added, moved and removed; nothing is stored before the update. */
export function ListField(props: ListFieldProps) {
  const { name, item, limit, look, summary, picture, children } = props;
  const { list, items, fixed, add, addFilled, announcement } = useListItems(props);
  const errorId = useId();
  const error = useFieldError(name);
  // Cards are unfolded with a button, which read-only lists lack.
  const folds = !useReadOnly();
  const css = look === 'cards' ? cardItems : look === 'rows' ? rowItems : undefined;
  return (
    <Stack gap={look === 'rows' ? '2' : '3'} ref={list} {...(css && { css: [sortableItems, css] })}>
      {look === 'chips' ? (
        <Chips items={items} of={name} summary={summary}>
          {children}
        </Chips>
      ) : (
        items.map(({ key, ...each }, index) =>
          look === 'rows' ? (
            <RowItem key={key} {...each}>
              {children(each.path, index)}
            </RowItem>
          ) : (
            <CardItem key={key} {...each} folds={folds} summary={summary(each.path, each.name)}>
              {children(each.path, index)}
            </CardItem>
          ),
        )
      )}
      {items.length === 0 &&
        (props.none ?? <Text color="fg.muted">{fieldsTexts.noItem(item)}</Text>)}
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
          disabled={items.length >= limit}
          onClick={add}
        >
          <LuPlus aria-hidden size="18" /> {fieldsTexts.addItem(item)}
        </Button>
      )}
      {!fixed && picture && (
        <AddPictures list={name} picture={picture} room={limit - items.length} add={addFilled} />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}
