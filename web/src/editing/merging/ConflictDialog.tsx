import { Box } from '@chakra-ui/react/box';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { RadioCard } from '@chakra-ui/react/radio-card';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { nameAt } from '@lamplight/content/fieldNames';
import { stepsOf } from '@lamplight/content/fieldsOf';
import type { Conflict, Overfull } from '@lamplight/content/mergeChanges';
import { isBlocks } from '@lamplight/content/richText';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { conflictTexts } from '@lamplight/content/texts/staffArea/conflict';
import { useState } from 'react';
import { useColleagues } from '../../firebase/live/colleagues.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogText, StaffDialog } from '../../ui/StaffDialog.tsx';
import type { Editor } from '../form/useContentForm.ts';
import { linesOf } from '../history/describeText.ts';
import { TextLines } from '../history/TextLines.tsx';
import { valueText } from './useConflict.ts';

/** Asks which value to keep, for each field that someone else has changed too. */
export function ConflictDialog({ editor }: { editor: Editor }) {
  return editor.conflict && <Question key={editor.conflict.askedAt} {...editor} />;
}

type Choice = 'mine' | 'theirs';

function Question({ conflict, resolveConflict, postponeConflict, formSchema }: Editor) {
  const colleagues = useColleagues();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  if (!conflict) return null;
  const { by, merged } = conflict;
  const name = colleagues.get(by) || commonTexts.someoneElse;
  const { conflicts, value: content } = merged({});
  const theirs = new Set(conflicts.map(({ id }) => id).filter((id) => choices[id] === 'theirs'));
  const { overfull } = merged({ theirs });
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
            label={nameAt(formSchema, stepsOf(each.at), content)}
            conflict={each}
            name={name}
            choice={choices[each.id] ?? null}
            onChoose={(choice) => setChoices({ ...choices, [each.id]: choice })}
          />
        ))}
        {overfull.map((each) => (
          <ChooseItems
            key={each.at}
            label={nameAt(formSchema, stepsOf(each.at), content)}
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
  /** The name of the list. */
  label: string;
  overfull: Overfull;
  name: string;
  leftOut: ReadonlySet<string>;
  onLeaveOut: (ids: ReadonlySet<string>) => void;
}

/** Asks which of the items that both have added to a list to keep, if there is no room for all. */
function ChooseItems({ label, overfull, name, leftOut, onLeaveOut }: ChooseItemsProps) {
  const { limit, count, added } = overfull;
  const left = added.filter(({ id }) => leftOut.has(id)).length;
  const more = Math.max(count - left - limit, 0);
  return (
    <Stack as="fieldset" gap="3">
      <Text as="legend" fontWeight="600">
        {label}
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
              {valueText(item) || commonTexts.empty}
            </Text>
          </Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  );
}

interface ChooseProps {
  /** The name of the field. */
  label: string;
  conflict: Conflict;
  name: string;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

function Choose({ label, conflict, name, choice, onChoose }: ChooseProps) {
  const sides = [
    { side: 'mine', title: conflictTexts.mine, value: conflict.mine },
    { side: 'theirs', title: conflictTexts.theirs(name), value: conflict.theirs },
  ] as const;
  return (
    <RadioCard.Root
      value={choice}
      onValueChange={({ value }) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
    >
      <RadioCard.Label fontWeight="600">{label}</RadioCard.Label>
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
                  <Wording value={value} base={conflict.base} />
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

/** A value, or one side's changes to a paragraph. */
function Wording({ value, base }: { value: unknown; base: unknown }) {
  const [after, before] = [[value], [base]];
  if (isBlocks(after) && isBlocks(before))
    return <TextLines lines={linesOf(before, after, true)} />;
  return valueText(value) || commonTexts.empty;
}
