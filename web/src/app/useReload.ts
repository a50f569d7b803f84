import { useCallback, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * Reads the content of the page again, unless that is under way: coming back to a tab is told by
 * two events, and a read that was begun again and again would never end on a slow connection.
 */
export function useReload() {
  const { revalidate, state } = useRevalidator();
  const underWay = useRef(false);
  const reload = useCallback(() => {
    if (underWay.current) return;
    underWay.current = true;
    revalidate().finally(() => {
      underWay.current = false;
    });
  }, [revalidate]);
  return { reload, loading: state === 'loading' };
}
