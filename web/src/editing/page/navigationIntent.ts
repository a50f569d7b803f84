import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a link asks of the page that it leads to, as its state. */
export interface NavigationIntent {
  /** The field that is to have the focus, as a dotted path. */
  field?: string;
  /** The id of the item that is to be opened. */
  item?: string;
  /** The id of what a visitor sent that is to be opened. */
  entry?: string;
  /** The action to do, as if its button had been pressed. */
  action?: 'add' | 'export' | 'findDataSubject' | 'invite';
  /** The drawer to open next to the page. */
  open?: 'history' | 'deleted';
}

/**
 * Takes what the link that led here asks for: once, and not again after a reload.
 * @param ready whether it can be done by now
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
