import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { isPicture } from '@lamplight/content/addresses';
import { LuPencil, LuTrash2 } from 'react-icons/lu';
import { IconButton } from '../../ui/IconButton.tsx';
import { SortableItem } from '../lists/SortableItem.tsx';
import type { Sorting } from '../lists/useSortable.ts';

/** What is seen of an item in a list of them. */
export interface ItemSummary {
  name: string;
  detail: string;
  /** Address of a picture, where items have one. */
  picture?: string;
}

interface ItemRowProps extends ItemSummary {
  sorting: Sorting | undefined;
  onEdit: () => void;
  onRemove: () => void;
  /** Width and height of the picture in pixels. */
  pictureSize?: number | undefined;
}

/** An item as a row. A double click or the pencil opens it (specification, admin screen 8). */
export function ItemRow({ name, detail, picture = '', pictureSize, ...item }: ItemRowProps) {
  return (
    <SortableItem
      name={name}
      sorting={item.sorting}
      onDoubleClick={({ target }) => {
        // Two quick clicks on a button are two clicks.
        if (target instanceof Element && !target.closest('button')) item.onEdit();
      }}
      display="flex"
      alignItems="center"
      gap="2"
      py="2"
      px={{ base: '1', md: '3' }}
      bg="white"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      contentVisibility="auto"
    >
      {({ handle, buttons }) => (
        <>
          {handle}
          {pictureSize && (
            <chakra.img
              src={isPicture(picture) ? picture : undefined}
              alt=""
              width={pictureSize}
              height={pictureSize}
              boxSize={{ base: '56px', md: `${pictureSize}px` }}
              objectFit="cover"
              borderRadius="full"
              bg="brand.muted"
              loading="lazy"
              draggable={false}
            />
          )}
          <Box flex="1" minW="0" px="2">
            <Text fontWeight="600">{name}</Text>
            <Text color="fg.muted" fontSize="sm" lineClamp="2">
              {detail}
            </Text>
          </Box>
          <Box display="flex" flexWrap="wrap" justifyContent="end">
            {buttons}
            <IconButton label={`Edit ${name}`} onClick={item.onEdit}>
              <LuPencil aria-hidden size="16" />
            </IconButton>
            <IconButton label={`Delete ${name}`} onClick={item.onRemove}>
              <LuTrash2 aria-hidden size="16" />
            </IconButton>
          </Box>
        </>
      )}
    </SortableItem>
  );
}
