import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { actions } from '@lamplight/content/activity';
import { staffPages } from '@lamplight/content/staffPages';
import { activityTexts } from '@lamplight/content/texts/staffArea/activity';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { useCallback, useEffect, useRef, useState } from 'react';
import { StaffFrame } from '../../editing/page/StaffPage.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { useColleagues } from '../../firebase/live/colleagues.ts';
import {
  type ActivityEntry,
  type ActivityFilter,
  activityReader,
} from '../../firebase/reading/activity.ts';
import { backdrops } from '../../theme/backdrops.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { ActivityTable } from './ActivityTable.tsx';

const noFilter: ActivityFilter = { by: '', kind: '', day: '' };

/** Actions in the staff area, by whom and when: what is recorded, and every save. */
export function Activity() {
  const [filter, setFilter] = useState(noFilter);
  const { entries, state, more, read } = useActivity(filter);
  return (
    <StaffFrame title={staffPages.activity.title} backdrop={backdrops.mist} width="list" alone>
      <Stack gap="5">
        <Filters filter={filter} onFilter={setFilter} />
        {entries.length > 0 && <ActivityTable entries={entries} />}
        <Text
          role="status"
          color={state === 'failed' ? 'fg.error' : 'fg.muted'}
          _empty={{ display: 'none' }}
        >
          {statusText(state, entries.length)}
        </Text>
        {(more || state === 'failed') && (
          <Button variant="outline" alignSelf="start" disabled={state === 'reading'} onClick={read}>
            {state === 'failed' ? commonTexts.tryAgain : commonTexts.showMore}
          </Button>
        )}
      </Stack>
    </StaffFrame>
  );
}

type State = 'reading' | 'read' | 'failed';

function statusText(state: State, count: number): string {
  if (state === 'failed') return activityTexts.failed;
  if (state === 'reading') return commonTexts.loading;
  return count === 0 ? activityTexts.none : '';
}

/** Actions, page by page; it begins anew with another filter. */
function useActivity(filter: ActivityFilter) {
  const connection = useConnection();
  const [entries, setEntries] = useState<ActivityEntry[]>([]);
  const [state, setState] = useState<State>('reading');
  const [more, setMore] = useState(false);
  const reader = useRef<ReturnType<typeof activityReader>>(undefined);

  const read = useCallback(async () => {
    const current = reader.current;
    setState('reading');
    try {
      const next = await current?.();
      if (!next || current !== reader.current) return;
      setEntries((before) => [...before, ...next.found]);
      setMore(next.more);
      setState('read');
    } catch (error) {
      console.info('The activity log could not be loaded:', error);
      if (current === reader.current) setState('failed');
    }
  }, []);

  useEffect(() => {
    reader.current = activityReader(connection, filter);
    setEntries([]);
    setMore(false);
    read();
  }, [connection, filter, read]);

  return { entries, state, more, read };
}

interface FiltersProps {
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}

/** Who did what, and when. */
function Filters({ filter, onFilter }: FiltersProps) {
  const colleagues = useColleagues();
  return (
    <Box
      role="search"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(11rem, 1fr))"
      gap="4"
      alignItems="end"
    >
      <Choice
        label={activityTexts.who}
        choices={{ '': activityTexts.everyone, ...Object.fromEntries(colleagues) }}
        value={filter.by}
        onChoose={(by) => onFilter({ ...filter, by })}
      />
      <Choice
        label={activityTexts.what}
        choices={{ '': activityTexts.everything, saved: activityTexts.savedKind, ...actions }}
        value={filter.kind}
        onChoose={(kind) => onFilter({ ...filter, kind })}
      />
      <DayField
        label={activityTexts.day}
        value={filter.day}
        onChoose={(day) => onFilter({ ...filter, day })}
      />
      <Button variant="ghost" justifySelf="start" onClick={() => onFilter(noFilter)}>
        {commonTexts.clear}
      </Button>
    </Box>
  );
}
