import { Box } from '@chakra-ui/react/box';
import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import { focusOf, withoutFocus } from '@lamplight/content/pictureFocus';
import { smallestSize } from '@lamplight/content/pictureSizes';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { useId } from 'react';
import { LuPencil } from 'react-icons/lu';
import type { ListedPicture, PictureUses } from '../../firebase/library.ts';
import type { Place } from '../../firebase/places.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { FoundEntries } from '../library/FoundEntries.tsx';
import { useFoundEntries } from '../library/useFoundEntries.ts';
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
  /** Shows the details of a picture, if choosing one does something else. */
  onDetails?: ((picture: ListedPicture) => void) | undefined;
}

/** The pictures of the library, found by their words, the newest first. Each can be chosen. */
export function PictureGrid(props: PictureGridProps) {
  const { pictures, uses, marked, onChoose, onDetails } = props;
  const id = useId();
  const usesOf = ({ address }: ListedPicture) => uses?.get(withoutFocus(address)) ?? [];
  const { list, shown, ...found } = useFoundEntries({
    entries: pictures,
    wordsOf,
    nameOf: ({ name }) => name,
    isUsed: (picture) => usesOf(picture).length > 0,
    marked,
    atOnce: shownAtOnce,
  });

  return (
    <FoundEntries {...found} texts={texts} showWidth="11rem" usesKnown={uses !== null}>
      <chakra.ul
        ref={list}
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
        gap="4"
      >
        {shown.map((picture) => (
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
                <Uses of={uses && usesOf(picture)} />
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
      </chakra.ul>
    </FoundEntries>
  );
}

/** The pages that show a picture; null while they are not known. */
function Uses({ of }: { of: readonly Place[] | null }) {
  const text = of && (placeNames(of).join(', ') || picturesTexts.notUsed);
  return (
    <chakra.span css={line} title={text ?? ''} fontSize="xs" color="fg.muted">
      {text}
    </chakra.span>
  );
}

const texts = { ...picturesTexts, all: picturesTexts.allPictures };

const wordsOf = ({ name, alt, credit }: ListedPicture): string => `${name} ${alt} ${credit}`;

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
