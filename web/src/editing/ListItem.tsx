import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { LuTrash2 } from 'react-icons/lu';
import { Button } from '../ui/Button.tsx';

interface ListItemProps {
  /** What it is and its place, such as “slide 2”. */
  name: string;
  compact: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** An item of a list: a card under its name or, compact, a row. */
export const ListItem = ({ compact, ...item }: ListItemProps) =>
  compact ? <Row {...item} /> : <Card {...item} />;

const Row = ({ name, onRemove, children }: Omit<ListItemProps, 'compact'>) => (
  <Box role="group" aria-label={name} display="flex" alignItems="flex-end" gap="2">
    <Box flex="1">{children}</Box>
    <Button
      variant="ghost"
      size="sm"
      px="2"
      h="10"
      flexShrink="0"
      aria-label={`Remove ${name}`}
      onClick={onRemove}
    >
      <LuTrash2 aria-hidden size="18" />
    </Button>
  </Box>
);

const Card = ({ name, onRemove, children }: Omit<ListItemProps, 'compact'>) => (
  <Box
    role="group"
    aria-label={name}
    borderWidth="1px"
    borderColor="border"
    borderRadius="xl"
    p={{ base: '4', md: '5' }}
    bg="brand.subtle"
  >
    <Box display="flex" justifyContent="space-between" alignItems="center" mb="4">
      <Text fontWeight="600" _firstLetter={{ textTransform: 'uppercase' }}>
        {name}
      </Text>
      <Button variant="ghost" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
        <LuTrash2 aria-hidden size="16" /> Remove
      </Button>
    </Box>
    <Stack gap="4">{children}</Stack>
  </Box>
);
