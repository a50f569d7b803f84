import { type SubmissionState, submissionStates } from '@lamplight/content/submission';
import { useMemo } from 'react';
import { useSettled } from '../editing/useSettled.ts';
import type { Criteria } from '../firebase/submissions.ts';

/** How many submissions are shown at first (specification, section 9). */
export const firstPage = 5;

/** What somebody looks for, as it is typed. */
export interface Filter {
  search: string;
  /** One of the states, or `real` for all but spam, or `all`. */
  state: SubmissionState | 'real' | 'all';
  from: string;
  to: string;
  order: 'newest' | 'oldest';
}

export const noFilter: Filter = { search: '', state: 'real', from: '', to: '', order: 'newest' };

/** Which submissions a filter wants. */
export const criteriaOf = ({ state, from, to, search, order }: Filter): Criteria => ({
  states: statesOf(state),
  from,
  to,
  search,
  newestFirst: order === 'newest',
});

const statesOf = (state: Filter['state']): readonly SubmissionState[] => {
  if (state === 'all') return submissionStates;
  return state === 'real' ? submissionStates.filter((each) => each !== 'spam') : [state];
};

/** Which submissions somebody wants, once they pause in typing what they look for. */
export function useCriteria({ state, from, to, search: typed, order }: Filter): Criteria {
  const search = useSettled(typed, 300);
  return useMemo(
    () => criteriaOf({ state, from, to, search, order }),
    [state, from, to, search, order],
  );
}
