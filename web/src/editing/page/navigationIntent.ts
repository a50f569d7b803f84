import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The action that a link requests from its target page, as the state of the location. */
export interface NavigationIntent {
  /** The field to focus, as a dotted path. */
  field?: string;
  /** The id of the item to open. */
  item?: string;
  /** The text to look for in a list. */
  find?: string;
  /** The id of the submission to open. */
  entry?: string;
  /** The action to do, as if its button had been pressed. */
  action?: 'add' | 'export' | 'findDataSubject' | 'invite';
  /** The drawer to open next to the page. */
  open?: 'history' | 'deleted';
}

/**
 * Handles the request of the link that led here: once, and not again after a reload.
 * @param ready whether the page can handle it yet
 */
export function useNavigationIntent<Key extends keyof NavigationIntent>(
  key: Key,
  ready: boolean,
  take: (wanted: NonNullable<NavigationIntent[Key]>) => void,
): void {
  const { state, ...place } = useLocation();
  const navigate = useNavigate();
  const wanted = (state as NavigationIntent | null)?.[key];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken once
  useEffect(() => {
    if (wanted === undefined || !ready) return;
    navigate(place, { replace: true, state: null, preventScrollReset: true });
    take(wanted);
  }, [wanted, ready]);
}
