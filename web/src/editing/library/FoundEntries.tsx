import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FindField } from '../../ui/FindField.tsx';
import type { useFoundEntries } from './useFoundEntries.ts';

interface FoundEntriesProps
  extends Pick<ReturnType<typeof useFoundEntries>, 'filters' | 'showMore'> {
  texts: {
    show: string;
    all: string;
    unused: string;
    sort: string;
    newest: string;
    byName: string;
    count: (count: number) => string;
  };
  /** The width of the choice between all and unused entries. */
  showWidth: string;
  /** Whether it is known which entries are used. */
  usesKnown: boolean;
  children: ReactNode;
}

/** Ways to find entries of a library, and below them those that were found. */
export function FoundEntries(props: FoundEntriesProps) {
  const { filters, showMore, texts, showWidth, usesKnown, children } = props;
  return (
    <Stack gap="5">
      <HStack gap="4" wrap="wrap" alignItems="end">
        <FindField
          label={commonTexts.find}
          value={filters.searchText}
          onFind={filters.setSearchText}
          flex="1 1 14rem"
          maxW="24rem"
        />
        <Choice
          w={showWidth}
          disabled={!usesKnown}
          label={texts.show}
          choices={{ all: texts.all, unused: texts.unused }}
          value={filters.unused ? 'unused' : 'all'}
          onChoose={(shown) => filters.setUnused(shown === 'unused')}
        />
        <Choice
          w="9rem"
          label={texts.sort}
          choices={{ newest: texts.newest, name: texts.byName }}
          value={filters.sort}
          onChoose={filters.setSort}
        />
        <Text role="status" color="fg.muted" fontSize="sm" pb="2">
          {texts.count(filters.count)}
        </Text>
      </HStack>
      {children}
      {showMore && (
        <Button variant="outline" alignSelf="center" onClick={showMore}>
          {commonTexts.showMore}
        </Button>
      )}
    </Stack>
  );
}
