import { Box } from '@chakra-ui/react/box';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { textLimits } from '@lamplight/content/limits';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { metadataLabels, stateNames } from '@lamplight/content/texts/submissions';
import { deepEqual } from 'fast-equals';
import { useState } from 'react';
import { LuBookmark, LuX } from 'react-icons/lu';
import { isAllStored, readStored, store } from '../device/localStorage.ts';
import { useStaff } from '../editing/page/useStaff.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { DayField } from '../ui/DayField.tsx';
import { dayText } from '../ui/dateText.ts';
import { Pills } from '../ui/Pills.tsx';
import { Unread } from './Unread.tsx';
import { type Filter, noFilter } from './useSubmissions.ts';

const states = { real: inboxTexts.allButSpam, ...stateNames, all: inboxTexts.all };
const orders = { newest: inboxTexts.newestFirst, oldest: inboxTexts.oldestFirst };

interface FiltersProps {
  name: SubmissionName;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

interface FewFiltersProps extends FiltersProps {
  /** Whether there is nothing to look through, but perhaps in another state. */
  few: boolean;
}

/** The part shown of the submissions, and in which order. */
export function Filters({ name, filter, onFilter, few }: FewFiltersProps) {
  const set = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  const saved = useSavedFilters(name);
  const state = (
    <Pills
      label={metadataLabels.state}
      choices={{ ...states, new: <WithUnread of={name}>{states.new}</WithUnread> }}
      value={filter.state}
      onChoose={(chosen) => set({ state: chosen })}
    />
  );
  if (few) return state;
  return (
    <Stack role="search" gap="4">
      {state}
      <Box
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
          lg: '2fr 1fr 1fr 1fr auto',
        }}
        gap="4"
        alignItems="end"
      >
        <Field.Root gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Field.Label>{inboxTexts.search}</Field.Label>
          <Input
            type="search"
            bg="bg.panel"
            placeholder={inboxTexts.searchHint}
            maxLength={textLimits.line}
            value={filter.search}
            onChange={({ target }) => set({ search: target.value })}
          />
        </Field.Root>
        <DayField
          label={inboxTexts.from}
          value={filter.from}
          max={filter.to}
          onChoose={(from) => set({ from })}
        />
        <DayField
          label={inboxTexts.to}
          value={filter.to}
          min={filter.from}
          onChoose={(to) => set({ to })}
        />
        <Choice
          label={inboxTexts.order}
          choices={orders}
          value={filter.order}
          onChoose={(order) => set({ order })}
        />
        <Button variant="ghost" justifySelf="start" onClick={() => onFilter(noFilter)}>
          {commonTexts.clear}
        </Button>
      </Box>
      <SavedFilters {...saved} filter={filter} onFilter={onFilter} />
    </Stack>
  );
}

const WithUnread = ({ of, children }: { of: SubmissionName; children: string }) => (
  <>
    {children} <Unread of={of} />
  </>
);

type SavedFiltersProps = ReturnType<typeof useSavedFilters> & Omit<FiltersProps, 'name'>;

/** Filters to be used again, each called as what it shows. */
function SavedFilters({ saved, save, forget, filter, onFilter }: SavedFiltersProps) {
  const isSaved = saved.some((each) => deepEqual(each, filter));
  const isNew = !isSaved && !deepEqual(filter, noFilter);
  if (saved.length === 0 && !isNew) return null;
  return (
    <Box role="group" aria-label={inboxTexts.savedFilters} display="flex" flexWrap="wrap" gap="2">
      {saved.map((each) => {
        const text = filterText(each);
        return (
          <Box key={text} display="flex" borderWidth="1px" borderRadius="full" bg="bg.panel">
            <Button
              variant="ghost"
              size="sm"
              aria-pressed={deepEqual(each, filter)}
              onClick={() => onFilter(each)}
            >
              {text}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={inboxTexts.forgetFilter(text)}
              onClick={() => forget(each)}
            >
              <LuX aria-hidden size="16" />
            </Button>
          </Box>
        );
      })}
      {isNew && (
        <Button variant="ghost" size="sm" onClick={() => save(filter)}>
          <LuBookmark aria-hidden size="16" /> {inboxTexts.saveFilter}
        </Button>
      )}
    </Box>
  );
}

const day = (text: string) => dayText(new Date(`${text}T00:00`));

/** What a filter shows, in words. */
const filterText = ({ search, state, from, to, order }: Filter): string =>
  [
    states[state],
    search && `“${search}”`,
    from && inboxTexts.filterFrom(day(from)),
    to && inboxTexts.filterTo(day(to)),
    order === 'oldest' && orders.oldest.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');

/** The filters that someone keeps for entries of a kind, on this device. */
function useSavedFilters(name: SubmissionName) {
  const { uid } = useStaff();
  const key = `lamplight.filters.${uid}.${name}`;
  const read = () => savedFilters(readStored(key));
  const [saved, setSaved] = useState(read);
  // Another tab may have stored others since.
  const keep = (change: (stored: Filter[]) => Filter[]) => {
    const next = change(isAllStored() ? read() : saved);
    setSaved(next);
    store(key, next);
  };
  return {
    saved,
    save: (filter: Filter) => keep((stored) => [...without(stored, filter), filter]),
    forget: (filter: Filter) => keep((stored) => without(stored, filter)),
  };
}

const without = (all: readonly Filter[], filter: Filter): Filter[] =>
  all.filter((each) => !deepEqual(each, filter));

/** Those of what is stored that are filters: another release may have stored others. */
const savedFilters = (stored: unknown): Filter[] =>
  (Array.isArray(stored) ? stored : []).filter(
    (each: Partial<Filter> | null): each is Filter =>
      Object.keys(noFilter).every((key) => typeof each?.[key as keyof Filter] === 'string') &&
      Object.hasOwn(states, each?.state ?? '') &&
      Object.hasOwn(orders, each?.order ?? ''),
  );
