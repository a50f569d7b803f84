import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { isoDay, reminderAfter, startOfIsoDay } from '@lamplight/content/reminder';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { remindersTexts } from '@lamplight/content/texts/staffArea/reminders';
import { Link } from 'react-router-dom';
import { lazyModule } from '../../device/lazyModule.ts';
import { serverNow } from '../../device/serverClock.ts';
import { useRead } from '../../editing/page/useRead.ts';
import { dueText, fullDayText } from '../../editing/reminders/dueText.ts';
import { useSetReminder } from '../../editing/reminders/useSetReminder.ts';
import { type Connection, useConnection } from '../../firebase/connection/useConnection.ts';
import { loadWatching } from '../../firebase/live/documents.ts';
import { buttonRecipe } from '../../theme/recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { StaffCard } from '../../ui/StaffCard.tsx';
import { toastSuccess } from '../../ui/toaster.tsx';
import type { PageToCheck } from './pagesToCheck.ts';
import { None, RowList } from './startParts.tsx';

/** Loads what reads, after all that the page waits for. */
const loadPages = lazyModule(async () => {
  await loadWatching();
  return import('./pagesToCheck.ts');
});

const readPages = async (connection: Connection) =>
  (await loadPages()).readPagesToCheck(connection, isoDay(new Date(serverNow())));

/** The pages that are to be checked again; nothing where none is. */
export function ToCheck() {
  const connection = useConnection();
  const [pages, readAgain] = useRead(() => readPages(connection), [connection]);
  if (pages.state === 'failed') {
    return (
      <StaffCard
        title={remindersTexts.toCheck}
        aside={<None role="status">{remindersTexts.readFailed}</None>}
      >
        <Button variant="outline" size="sm" onClick={readAgain}>
          {commonTexts.tryAgain}
        </Button>
      </StaffCard>
    );
  }
  if (pages.state === 'loading' || pages.value.length === 0) return null;
  return (
    <StaffCard title={remindersTexts.toCheck}>
      <RowList gap="4">
        {pages.value.map((page) => (
          <li key={page.path}>
            <DuePage page={page} onChecked={readAgain} />
          </li>
        ))}
      </RowList>
    </StaffCard>
  );
}

interface DuePageProps {
  page: PageToCheck;
  onChecked: () => void;
}

const NameLink = chakra(Link, {
  base: { fontWeight: '600', color: 'brand.fg', overflowWrap: 'anywhere' },
});

const EditLink = chakra(Link, buttonRecipe);

/** A page, since when and why it is to be checked, and what to do about it. */
function DuePage({ page, onChecked }: DuePageProps) {
  const { path, name, editor, reminder } = page;
  const setReminder = useSetReminder();
  const [why] = useRead(async () => (await loadPages()).reasonsFor(page), [page]);
  const confirm = async () => {
    const { months } = reminder;
    const next = reminderAfter(months, new Date(serverNow()));
    if (!(await setReminder(path, months))) return;
    toastSuccess(remindersTexts.next(name, fullDayText(startOfIsoDay(next.due))));
    onChecked();
  };
  return (
    <>
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
        <NameLink to={editor}>{name}</NameLink>
        <Text color="fg.muted">{dueText(reminder)}</Text>
      </Box>
      {why.state === 'loaded' &&
        why.value.map((reason) => (
          <Text key={reason} overflowWrap="anywhere">
            {reason}
          </Text>
        ))}
      <HStack mt="2">
        <Button
          variant="outline"
          size="sm"
          aria-label={remindersTexts.of(remindersTexts.stillRight, name)}
          onClick={confirm}
        >
          {remindersTexts.stillRight}
        </Button>
        <EditLink
          variant="outline"
          size="sm"
          aria-label={remindersTexts.of(remindersTexts.edit, name)}
          to={editor}
        >
          {remindersTexts.edit}
        </EditLink>
      </HStack>
    </>
  );
}
