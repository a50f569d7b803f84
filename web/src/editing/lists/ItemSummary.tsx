import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { isPicture } from '@lamplight/content/addresses';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { isBlocks, plainText } from '@lamplight/content/richText';
import type { Schedule } from '@lamplight/content/scheduled';
import { inOneLine } from '@lamplight/content/shownText';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { serverNow } from '../../device/serverClock.ts';
import { useFiles } from '../../firebase/live/files.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { altsFor } from '../form/contentForm.ts';
import { nameOfItem } from '../history/itemTexts.ts';
import { FormSchema } from '../inputs/FormSchema.ts';
import { Thumbnail } from '../pictures/Thumbnail.tsx';
import { useZone } from '../schedule/useZone.ts';
import { scheduleNote } from '../schedule/words.ts';

/** The fields of an item that are shown while it is folded, as paths within it. */
interface SummaryFields {
  picture: string | undefined;
  title: string | undefined;
  /** The text that tells items with the same title apart; for a list, the names of its items. */
  detail: string | undefined;
  /** Whether the item refers to files by their ids. */
  files: boolean;
}

interface ItemSummaryProps {
  /** Where the item is in the form. */
  at: string;
  fields: SummaryFields;
  /** Its name while it has no title. */
  untitled: string;
}

/** An item as one line that follows the input: its picture, its title and its detail. */
export function ItemSummary({ at, fields, untitled }: ItemSummaryProps) {
  const form = useContext(FormSchema);
  // The names appear once the files are loaded.
  useFiles(fields.files);
  const nameOf = (field: string | undefined) => (field === undefined ? at : `${at}.${field}`);
  const pictureName = nameOf(fields.picture);
  const alts = fields.picture && altsFor(form, pictureName);
  const names = [nameOf(fields.title), nameOf(fields.detail), pictureName, alts || at];
  const [title, detail, address, alt] = useWatch({ name: names });
  const [from, until] = useWatch({ name: [`${at}.from`, `${at}.until`] });
  // An incomplete address is no picture.
  const picture = useDebounced(fields.picture ? String(address ?? '') : '', 400);
  const said = alts && !fields.detail ? Object(alt)[withoutFocus(picture)] : undefined;
  const shownDetail = fields.detail ? lineOf(detail) : lineOf(said);
  return (
    <>
      {fields.picture !== undefined && (
        <Box flexShrink="0" w="14" h="10" borderRadius="md" overflow="hidden" bg="brand.muted">
          {isPicture(picture) && <Thumbnail address={picture} />}
        </Box>
      )}
      <Line>
        <Line fontWeight="600">
          <bdi>{(fields.title && lineOf(title)) || untitled}</bdi>
        </Line>
        {shownDetail && (
          <Line color="fg.muted" fontSize="sm">
            <bdi>{shownDetail}</bdi>
          </Line>
        )}
        {(from || until) && <ScheduleNote from={from} until={until} />}
      </Line>
    </>
  );
}

function ScheduleNote(schedule: Schedule) {
  const note = scheduleNote(schedule, useZone(), serverNow());
  return note && <Line fontSize="sm">{note}</Line>;
}

function lineOf(value: unknown): string {
  if (isBlocks(value)) return inOneLine(plainText(value));
  return Array.isArray(value)
    ? value.map(nameOfItem).filter(Boolean).join(', ')
    : inOneLine(String(value ?? ''));
}

const Line = chakra('span', {
  base: {
    display: 'block',
    flex: '1',
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
