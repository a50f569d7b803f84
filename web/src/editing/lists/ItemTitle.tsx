import { Text } from '@chakra-ui/react/text';
import { useWatch } from 'react-hook-form';

interface ItemTitleProps {
  /** Where the title stands in the form. */
  name: string;
  /** Where something stands that tells items of one title apart. */
  detail?: string;
  /** What is said while there is no title. */
  untitled: string;
}

/** What an item is called, as it is being typed. */
export function ItemTitle({ name, detail, untitled }: ItemTitleProps) {
  const [title, more] = useWatch({ name: [name, detail ?? name] });
  return (
    <Text as="span" minW="0">
      <Text as="span" fontWeight="600">
        {title || untitled}
      </Text>
      {detail && more && (
        <Text as="span" color="fg.muted" fontSize="sm" ms="2">
          {more}
        </Text>
      )}
    </Text>
  );
}
