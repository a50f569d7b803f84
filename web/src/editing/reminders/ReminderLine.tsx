import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { reminder as pathOfReminder } from '@lamplight/content/paths';
import { type ReminderMonths, reminderIn, reminderMonths } from '@lamplight/content/reminder';
import { remindersTexts } from '@lamplight/content/texts/staffArea/reminders';
import { memo, useState } from 'react';
import { useStoredData } from '../../firebase/live/documents.ts';
import type { Data } from '../../firebase/reading/stored.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { dueText, isDue } from './dueText.ts';
import { useSetReminder } from './useSetReminder.ts';

const never = 'never';

const choices = {
  [never]: remindersTexts.never,
  ...Object.fromEntries(reminderMonths.map((months) => [months, remindersTexts.inMonths(months)])),
};

/** The months of a choice; null for never. */
const monthsOf = (choice: string): ReminderMonths | null =>
  reminderMonths.find((months) => String(months) === choice) ?? null;

/** The date of the next check of the document at a path; those who may edit it can change the date. */
export const ReminderLine = memo(({ of }: { of: string }) => {
  const stored = useStoredData(pathOfReminder(of));
  const readOnly = useReadOnly();
  const setReminder = useSetReminder();
  /** The choice until the store confirms it, and the stored data before it. */
  const [chosen, setChosen] = useState<{ choice: string; before: Data | undefined }>();
  if (stored.state !== 'loaded') return null;
  // Later it could be the same as before once more.
  if (chosen && chosen.before !== stored.value) setChosen(undefined);

  const reminder = reminderIn(stored.value);
  const set = async (choice: string) => {
    setChosen({ choice, before: stored.value });
    if (!(await setReminder(of, monthsOf(choice)))) setChosen(undefined);
  };
  const isChanging = chosen !== undefined;
  const months = String(reminder?.months ?? never);
  return (
    <HStack flexWrap="wrap" columnGap="4" rowGap="2" mt="6">
      {!readOnly && (
        <Choice
          w="auto"
          flexDirection="row"
          alignItems="center"
          gap="3"
          whiteSpace="nowrap"
          label={remindersTexts.checkAgain}
          choices={choices}
          value={isChanging ? chosen.choice : months}
          onChoose={set}
        />
      )}
      <Text role="status" color="fg.muted">
        {reminder && !isChanging && dueText(reminder)}
      </Text>
      {!readOnly && reminder && !isChanging && isDue(reminder) && (
        <Button variant="outline" size="sm" onClick={() => set(months)}>
          {remindersTexts.stillRight}
        </Button>
      )}
    </HStack>
  );
});
