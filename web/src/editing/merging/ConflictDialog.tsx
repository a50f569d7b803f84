import { Box } from '@chakra-ui/react/box';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { RadioCard } from '@chakra-ui/react/radio-card';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { isPicture } from '@lamplight/content/addresses';
import { descriptionAt, nameAt } from '@lamplight/content/fieldNames';
import { holdsKind, stepsOf } from '@lamplight/content/fieldsOf';
import type { Conflict, Overfull } from '@lamplight/content/mergeChanges';
import { isBlocks } from '@lamplight/content/richText';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { conflictTexts } from '@lamplight/content/texts/staffArea/conflict';
import { useState } from 'react';
import { useColleagues } from '../../firebase/live/colleagues.ts';
import { useFiles } from '../../firebase/live/files.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogText, StaffDialog } from '../../ui/StaffDialog.tsx';
import type { Editor } from '../form/useContentForm.ts';
import { valueAt } from '../history/changes.ts';
import { linesOf } from '../history/describeText.ts';
import { TextLines } from '../history/TextLines.tsx';
import { Thumbnail } from '../pictures/Thumbnail.tsx';
import { type ValuePlace, valueText } from './useConflict.ts';

/** Asks which value to keep, for each field that someone else has changed too. */
export function ConflictDialog({ editor }: { editor: Editor }) {
  return editor.conflict && <Question key={editor.conflict.askedAt} {...editor} />;
}

type Choice = 'mine' | 'theirs';

function Question({ conflict, resolveConflict, postponeConflict, formSchema }: Editor) {
  const colleagues = useColleagues();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  // Ids in content are replaced by titles once those are known.
  useFiles(holdsKind(formSchema, 'file'));
  if (!conflict) return null;
  const { by, merged } = conflict;
  const name = colleagues.get(by) || commonTexts.someoneElse;
  const { conflicts, value } = merged({});
  const theirs = new Set(conflicts.map(({ id }) => id).filter((id) => choices[id] === 'theirs'));
  const { overfull, value: content } = merged({ theirs });
  const open =
    conflicts.some(({ id }) => choices[id] === undefined) ||
    merged({ theirs, leftOut }).overfull.length > 0;

  return (
    <StaffDialog
      role="alertdialog"
      title={conflictTexts.alsoChanged(name)}
      large
      onClose={postponeConflict}
      closeOnInteractOutside={false}
      actions={
        <>
          <Button variant="outline" onClick={postponeConflict}>
            {conflictTexts.keepEditing}
          </Button>
          <Button disabled={open} onClick={() => resolveConflict({ theirs, leftOut })}>
            {commonTexts.save}
          </Button>
        </>
      }
    >
      <DialogText>
        {conflictTexts.othersKept} {conflicts.length > 0 && conflictTexts.whichVersion}
      </DialogText>
      <Stack gap="6" mt="5">
        {conflicts.map((each) => (
          <Choose
            key={each.id}
            place={{ schema: formSchema, at: stepsOf(each.at), content: value }}
            conflict={each}
            name={name}
            choice={choices[each.id] ?? null}
            onChoose={(choice) => setChoices({ ...choices, [each.id]: choice })}
          />
        ))}
        {overfull.map((each) => (
          <ChooseItems
            key={each.at}
            place={{ schema: formSchema, at: stepsOf(each.at), content }}
            overfull={each}
            name={name}
            leftOut={leftOut}
            onLeaveOut={setLeftOut}
          />
        ))}
      </Stack>
    </StaffDialog>
  );
}

interface ChooseItemsProps {
  /** The place of the list. */
  place: ValuePlace;
  overfull: Overfull;
  name: string;
  leftOut: ReadonlySet<string>;
  onLeaveOut: (ids: ReadonlySet<string>) => void;
}

/** Asks which of the items that both have added to a list to keep, if there is no room for all. */
function ChooseItems({ place, overfull, name, leftOut, onLeaveOut }: ChooseItemsProps) {
  const { limit, count, added } = overfull;
  const left = added.filter(({ id }) => leftOut.has(id)).length;
  const more = Math.max(count - left - limit, 0);
  const list = valueAt(place.content, place.at);
  const placeOf = (id: string, item: unknown): ValuePlace => {
    const index = Array.isArray(list) ? list.indexOf(item) : -1;
    return { ...place, at: [...place.at, index < 0 ? id : index] };
  };
  return (
    <Stack as="fieldset" gap="3">
      <Text as="legend" fontWeight="600">
        {labelOf(place)}
      </Text>
      <Text role="status">
        {conflictTexts.bothAdded(limit)}{' '}
        {more > 0 ? conflictTexts.untick(more) : conflictTexts.tickedStay}
      </Text>
      {added.map(({ id, item, isMine }) => (
        <Checkbox.Root
          key={id}
          alignItems="flex-start"
          checked={!leftOut.has(id)}
          onCheckedChange={({ checked }) =>
            onLeaveOut(
              new Set(checked ? [...leftOut].filter((each) => each !== id) : [...leftOut, id]),
            )
          }
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control mt="0.5" />
          <Checkbox.Label minW="0">
            <Text as="span" display="block" fontWeight="600">
              {isMine ? conflictTexts.yours : conflictTexts.theirs(name)}
            </Text>
            <Text as="span" display="block" fontWeight="400" overflowWrap="anywhere">
              {valueText(item, placeOf(id, item)) || commonTexts.empty}
            </Text>
          </Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  );
}

/** The name of a field. */
const labelOf = ({ schema, at, content }: ValuePlace) => nameAt(schema, at, content);

interface ChooseProps {
  /** The place of the field. */
  place: ValuePlace;
  conflict: Conflict;
  name: string;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

function Choose({ place, conflict, name, choice, onChoose }: ChooseProps) {
  const sides = [
    { side: 'mine', title: conflictTexts.mine, value: conflict.mine },
    { side: 'theirs', title: conflictTexts.theirs(name), value: conflict.theirs },
  ] as const;
  return (
    <RadioCard.Root
      value={choice}
      onValueChange={({ value }) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
    >
      <RadioCard.Label fontWeight="600">{labelOf(place)}</RadioCard.Label>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
        {sides.map(({ side, title, value }) => (
          <RadioCard.Item key={side} value={side}>
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl>
              <RadioCard.ItemContent>
                <RadioCard.ItemText>{title}</RadioCard.ItemText>
                <RadioCard.ItemDescription
                  dir="auto"
                  opacity="1"
                  whiteSpace="pre-line"
                  overflowWrap="anywhere"
                >
                  <Wording value={value} base={conflict.base} place={place} />
                </RadioCard.ItemDescription>
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Box>
    </RadioCard.Root>
  );
}

interface WordingProps extends Pick<ChooseProps, 'place'> {
  value: unknown;
  base: unknown;
}

/** A value, or one side's changes to a paragraph. */
function Wording({ value, base, place }: WordingProps) {
  const [after, before] = [[value], [base]];
  if (isBlocks(after) && isBlocks(before))
    return <TextLines lines={linesOf(before, after, true)} />;
  const { kind } = descriptionAt(place.schema, place.at, place.content) ?? {};
  const picture = kind === 'picture' && isPicture(String(value)) ? String(value) : undefined;
  return (
    <>
      {picture && (
        <chakra.span display="block" boxSize="24" mb="2">
          <Thumbnail address={picture} />
        </chakra.span>
      )}
      {valueText(value, place) || commonTexts.empty}
    </>
  );
}
