import { Box } from '@chakra-ui/react/box';
import { RadioCard } from '@chakra-ui/react/radio-card';
import { Stack } from '@chakra-ui/react/stack';
import { nameAt } from '@lamplight/content/fieldNames';
import { stepsOf } from '@lamplight/content/fieldsOf';
import type { Conflict } from '@lamplight/content/mergeChanges';
import { useState } from 'react';
import { useColleagues } from '../../firebase/colleagues.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogText, StaffDialog } from '../../ui/StaffDialog.tsx';
import type { Editor } from '../useContentForm.ts';
import { valueText } from './useConflict.ts';

/** Asks of each field that somebody else has changed too whose value is to stay. */
export function ConflictDialog({ editor }: { editor: Editor }) {
  return editor.conflict && <Question key={editor.conflict.asked} {...editor} />;
}

type Choice = 'mine' | 'theirs';

function Question({ conflict, resolveConflict, postponeConflict, formSchema }: Editor) {
  const colleagues = useColleagues();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  if (!conflict) return null;
  const { by, conflicts } = conflict;
  const name = colleagues.get(by) || 'Somebody else';
  const open = conflicts.some(({ at }) => choices[at] === undefined);
  const resolve = () =>
    resolveConflict(
      new Set(conflicts.map(({ at }) => at).filter((at) => choices[at] === 'theirs')),
    );

  return (
    <StaffDialog
      role="alertdialog"
      title={`${name} has changed this too`}
      large
      onClose={postponeConflict}
      closeOnInteractOutside={false}
      actions={
        <>
          <Button variant="outline" onClick={postponeConflict}>
            Back to the form
          </Button>
          <Button disabled={open} onClick={resolve}>
            Save
          </Button>
        </>
      }
    >
      <DialogText>
        Everything else that you both have changed is kept. Which is to stay here?
      </DialogText>
      <Stack gap="6" mt="5">
        {conflicts.map((each) => (
          <Choose
            key={each.at}
            label={nameAt(formSchema, stepsOf(each.at))}
            conflict={each}
            name={name}
            choice={choices[each.at] ?? null}
            onChoose={(choice) => setChoices({ ...choices, [each.at]: choice })}
          />
        ))}
      </Stack>
    </StaffDialog>
  );
}

interface ChooseProps {
  /** What the field is called. */
  label: string;
  conflict: Conflict;
  name: string;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

function Choose({ label, conflict, name, choice, onChoose }: ChooseProps) {
  const sides = [
    { side: 'mine', title: 'Mine', value: conflict.mine },
    { side: 'theirs', title: `Theirs (${name})`, value: conflict.theirs },
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
                  opacity="1"
                  whiteSpace="pre-line"
                  overflowWrap="anywhere"
                >
                  {valueText(value) || 'Empty'}
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
