import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { searchableText } from '@lamplight/content/canonical';
import { focusOf, withoutFocus } from '@lamplight/content/pictureFocus';
import { smallestSize } from '@lamplight/content/pictureSizes';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LuPencil } from 'react-icons/lu';
import type { ListedPicture, PictureUses } from '../../firebase/library.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FindField } from '../../ui/FindField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { placeNames } from '../uses/places.ts';
import { whileLoading } from './uploadedHere.ts';

/** More are a step away: a thousand pictures at once would keep the page busy. */
const shownAtOnce = 60;

interface PictureGridProps {
  pictures: ListedPicture[];
  /** Where each is; null while it is not known. */
  uses: PictureUses | null;
  /** The ids of those that are to be noticed; the last one is scrolled to and has the focus. */
  marked: readonly string[];
  onChoose: (picture: ListedPicture) => void;
  /** Shows all that is known of one, where choosing does something else. */
  onDetails?: ((picture: ListedPicture) => void) | undefined;
}

/** The pictures of the library, found by their words, the newest first. Each can be chosen. */
export function PictureGrid(props: PictureGridProps) {
  const { pictures, uses, marked, onChoose, onDetails } = props;
  const id = useId();
  const [sought, setSought] = useState('');
  const [unused, setUnused] = useState(false);
  const [sort, setSort] = useState<Sort>('newest');
  const [most, setMost] = useState(shownAtOnce);
  const usesOf = ({ address }: ListedPicture) => uses?.get(withoutFocus(address)) ?? [];
  const texts = useMemo(
    () => pictures.map(({ name, alt, credit }) => searchableText(`${name} ${alt} ${credit}`)),
    [pictures],
  );
  const grid = useRef<HTMLDivElement>(null);
  const last = marked.at(-1);
  const place = pictures.findIndex(({ _id }) => _id === last);
  useEffect(() => {
    if (last === undefined || place < 0) return;
    const frame = requestAnimationFrame(() => {
      // Only what is shown can have the focus.
      flushSync(() => {
        setSought('');
        setUnused(false);
        setSort('newest');
        setMost((before) => Math.max(before, place + 1));
      });
      const tile = grid.current?.children[place]?.querySelector('button');
      tile?.scrollIntoView({ block: 'center' });
      tile?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [last, place]);
  const words = searchableText(sought).split(/\s+/);
  const found = pictures.filter(
    (picture, index) =>
      words.every((word) => texts[index]?.includes(word)) &&
      !(unused && usesOf(picture).length > 0),
  );
  const sorted = sort === 'name' ? found.toSorted(byName) : found;

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
          w="11rem"
          disabled={!uses}
          label={picturesTexts.show}
          choices={{ all: picturesTexts.allPictures, unused: picturesTexts.unused }}
          value={unused ? 'unused' : 'all'}
          onChoose={(shown) => setUnused(shown === 'unused')}
        />
        <Choice
          w="9rem"
          label={picturesTexts.sort}
          choices={{ newest: picturesTexts.newest, name: picturesTexts.byName }}
          value={sort}
          onChoose={setSort}
        />
        <Text role="status" color="fg.muted" fontSize="sm" pb="2">
          {picturesTexts.count(found.length)}
        </Text>
      </HStack>
      <Box
        as="ul"
        ref={grid}
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
        gap="4"
      >
        {sorted.slice(0, most).map((picture) => (
          <Box as="li" key={picture._id} position="relative">
            <Tile
              data-marked={marked.includes(picture._id) || undefined}
              title={picture.name}
              onClick={() => onChoose(picture)}
            >
              <chakra.img
                src={smallestSize(picture.address)}
                alt=""
                aspectRatio={4 / 3}
                w="100%"
                objectFit="cover"
                objectPosition={`${focusOf(picture.address).x}% ${focusOf(picture.address).y}%`}
                bg="picture"
                style={whileLoading(picture.address)}
                loading="lazy"
                decoding="async"
              />
              <chakra.span display="block" px="3" py="2">
                <chakra.span id={`${id}${picture._id}`} css={line} fontWeight="600" fontSize="sm">
                  {picture.name}
                </chakra.span>
                <chakra.span css={line} fontSize="xs" color="fg.muted">
                  {uses && (placeNames(usesOf(picture)).join(', ') || picturesTexts.notUsed)}
                </chakra.span>
                <chakra.span css={line} fontSize="xs" color="fg.muted">
                  {picturesTexts.size(
                    picture.width.toLocaleString('en'),
                    picture.height.toLocaleString('en'),
                  )}
                </chakra.span>
              </chakra.span>
            </Tile>
            {onDetails && (
              <IconButton
                label={picturesTexts.details}
                aria-describedby={`${id}${picture._id}`}
                position="absolute"
                top="2"
                right="2"
                bg="bg.panel"
                onClick={() => onDetails(picture)}
              >
                <LuPencil aria-hidden size="16" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
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

type Sort = 'newest' | 'name';

const byName = (one: ListedPicture, other: ListedPicture) => one.name.localeCompare(other.name);

/** One line of a tile, cut off at its end: all tiles are of one height. */
const line = defineStyle({
  display: 'block',
  minH: '1lh',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Tile = chakra(
  'button',
  {
    base: {
      display: 'block',
      w: '100%',
      textAlign: 'start',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      overflow: 'hidden',
      cursor: 'pointer',
      _hover: { borderColor: 'brand.solid' },
      '&[data-marked]': { borderColor: 'brand.solid', boxShadow: '0 0 0 2px {colors.brand.solid}' },
    },
  },
  { defaultProps: { type: 'button' } },
);
