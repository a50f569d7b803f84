import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { factsIn } from '@lamplight/content/fileContent';
import { fileTypes } from '@lamplight/content/fileTypes';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import type { FileUses } from '../../firebase/files.ts';
import type { ListedFile } from '../../firebase/live/files.ts';
import { dayText } from '../../ui/dateText.ts';
import { card } from '../../ui/StaffCard.tsx';
import { Warning } from '../inputs/FieldFrame.tsx';
import { FoundEntries } from '../library/FoundEntries.tsx';
import { useFoundEntries } from '../library/useFoundEntries.ts';
import { placeNames } from '../uses/places.ts';
import { FileBadge } from './FileBadge.tsx';
import { factsText } from './fileTexts.ts';
import { usePdfProblems } from './usePdfProblems.ts';

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

/** The files of the library, found by their words, the newest first. Each can be chosen. */
export function FileList({ files, uses, marked, onChoose }: FileListProps) {
  const usesOf = ({ _id }: ListedFile) => uses?.get(_id) ?? [];
  const { list, shown, ...found } = useFoundEntries({
    entries: files,
    wordsOf,
    nameOf: ({ title }) => title,
    isUsed: (file) => usesOf(file).length > 0,
    marked,
    atOnce: shownAtOnce,
  });
  const lacks = usePdfProblems(shown.map(({ content }) => content));

  return (
    <FoundEntries {...found} texts={texts} showWidth="9rem" usesKnown={uses !== null}>
      <Rows ref={list} hidden={shown.length === 0}>
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
    </FoundEntries>
  );
}

const texts = { ...filesTexts, all: filesTexts.allFiles, unused: filesTexts.unlinked };

const wordsOf = ({ title, content }: ListedFile): string => {
  const facts = factsIn(content);
  return `${title} ${facts ? `${facts.type} ${fileTypes[facts.type].name}` : ''}`;
};

interface RowProps {
  file: ListedFile;
  /** The names of the pages that link to it; null while they are not known. */
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
