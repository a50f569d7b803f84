import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { searchableText } from '@lamplight/content/canonical';
import { factsIn } from '@lamplight/content/fileContent';
import { fileTypes } from '@lamplight/content/fileTypes';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FileUses } from '../../firebase/files.ts';
import type { ListedFile } from '../../firebase/live/files.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { dayText } from '../../ui/dateText.ts';
import { FindField } from '../../ui/FindField.tsx';
import { card } from '../../ui/StaffCard.tsx';
import { Warning } from '../inputs/FieldFrame.tsx';
import { placeNames } from '../uses/places.ts';
import { FileBadge } from './FileBadge.tsx';
import { factsText } from './fileTexts.ts';
import { useLacks } from './useLacks.ts';

/** More are a step away: two thousand files at once would keep the page busy. */
const shownAtOnce = 50;

interface FileListProps {
  files: readonly ListedFile[];
  /** Where each is linked; null while that is not known. */
  uses: FileUses | null;
  /** The ids of those that are to be noticed; the last one is scrolled to and has the focus. */
  marked: readonly string[];
  onChoose: (file: ListedFile) => void;
}

type Sort = 'newest' | 'title';

/** The files of the library, found by their words, the newest first. Each can be chosen. */
export function FileList({ files, uses, marked, onChoose }: FileListProps) {
  const [sought, setSought] = useState('');
  const [unlinked, setUnlinked] = useState(false);
  const [sort, setSort] = useState<Sort>('newest');
  const [most, setMost] = useState(shownAtOnce);
  const usesOf = ({ _id }: ListedFile) => uses?.get(_id) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const last = marked.at(-1);
  const place = files.findIndex(({ _id }) => _id === last);
  useEffect(() => {
    if (last === undefined || place < 0) return;
    const frame = requestAnimationFrame(() => {
      // Only what is shown can have the focus.
      flushSync(() => {
        setSought('');
        setUnlinked(false);
        setSort('newest');
        setMost((before) => Math.max(before, place + 1));
      });
      const row = list.current?.children[place]?.querySelector('button');
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [last, place]);
  const texts = useMemo(() => files.map(searchable), [files]);
  const words = searchableText(sought).split(/\s+/);
  const found = files.filter(
    (file, index) =>
      words.every((word) => texts[index]?.includes(word)) && !(unlinked && usesOf(file).length > 0),
  );
  const sorted = sort === 'title' ? found.toSorted(byTitle) : found;
  const shown = sorted.slice(0, most);
  const lacks = useLacks(shown.map(({ content }) => content));

  return (
    <Stack gap="5">
      <HStack gap="4" wrap="wrap" alignItems="end">
        <FindField
          label={commonTexts.find}
          value={sought}
          onFind={setSought}
          flex="1 1 14rem"
          maxW="24rem"
        />
        <Choice
          w="9rem"
          disabled={!uses}
          label={filesTexts.show}
          choices={{ all: filesTexts.allFiles, unlinked: filesTexts.unlinked }}
          value={unlinked ? 'unlinked' : 'all'}
          onChoose={(chosen) => setUnlinked(chosen === 'unlinked')}
        />
        <Choice
          w="9rem"
          label={filesTexts.sort}
          choices={{ newest: filesTexts.newest, title: filesTexts.byTitle }}
          value={sort}
          onChoose={setSort}
        />
        <Text role="status" color="fg.muted" fontSize="sm" pb="2">
          {filesTexts.count(found.length)}
        </Text>
      </HStack>
      <Rows ref={list} hidden={found.length === 0}>
        {shown.map((file) => (
          <li key={file._id}>
            <Row
              file={file}
              linkedOn={uses && placeNames(usesOf(file))}
              toCheck={(lacks.get(factsIn(file.content)?.hash ?? '') ?? []).length > 0}
              marked={marked.includes(file._id)}
              onClick={() => onChoose(file)}
            />
          </li>
        ))}
      </Rows>
      {found.length > most && (
        <Button
          variant="outline"
          alignSelf="center"
          onClick={() => setMost((before) => before + shownAtOnce)}
        >
          {commonTexts.showMore}
        </Button>
      )}
    </Stack>
  );
}

const searchable = ({ title, content }: ListedFile): string => {
  const facts = factsIn(content);
  return searchableText(`${title} ${facts ? `${facts.type} ${fileTypes[facts.type].name}` : ''}`);
};

const byTitle = (one: ListedFile, other: ListedFile) => one.title.localeCompare(other.title);

interface RowProps {
  file: ListedFile;
  /** What the pages are called that link it; null while they are not known. */
  linkedOn: readonly string[] | null;
  /** Whether it lacks something. */
  toCheck: boolean;
  marked: boolean;
  onClick: () => void;
}

function Row({ file, linkedOn, toCheck, marked, onClick }: RowProps) {
  const { title, content, savedAt } = file;
  const facts = factsIn(content);
  const detail = [facts && factsText(facts), savedAt && filesTexts.changed(dayText(savedAt))];
  return (
    <RowButton data-marked={marked || undefined} onClick={onClick}>
      <FileBadge type={facts?.type} />
      <chakra.span minW="0">
        <chakra.bdi display="block" fontWeight="600" overflowWrap="anywhere">
          {title}
        </chakra.bdi>
        <chakra.span display="block" color="fg.muted" fontSize="sm">
          {detail.filter(Boolean).join(' · ')}
        </chakra.span>
        {toCheck && (
          <Box as="span" display="block" fontSize="sm">
            <Warning>{filesTexts.toCheck}</Warning>
          </Box>
        )}
      </chakra.span>
      <chakra.span
        gridColumn={{ base: '2', md: '3' }}
        minH="1lh"
        color="fg.muted"
        fontSize="sm"
        overflowWrap="anywhere"
      >
        {linkedOn &&
          (linkedOn.length > 0 ? filesTexts.linkedOn(linkedOn.join(', ')) : filesTexts.notLinked)}
      </chakra.span>
    </RowButton>
  );
}

const Rows = chakra('ul', {
  base: {
    ...card,
    listStyle: 'none',
    overflow: 'hidden',
    '&[hidden]': { display: 'none' },
    '& > li + li': { borderTopWidth: '1px' },
  },
});

const RowButton = chakra(
  'button',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'auto 1fr', md: 'auto 1fr minmax(8rem, 20rem)' },
      alignItems: { md: 'center' },
      columnGap: '4',
      w: '100%',
      px: { base: '4', md: '5' },
      py: '3.5',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'brand.muted' },
      _focusVisible: { outlineOffset: '-3px' },
      '&[data-marked]': { boxShadow: 'inset 4px 0 0 {colors.brand.solid}', bg: 'brand.muted' },
    },
  },
  { defaultProps: { type: 'button' } },
);
