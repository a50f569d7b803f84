import { useCallback, useEffect, useRef } from 'react';
import { dismiss, offerUndo } from '../../ui/toaster.tsx';

/**
 * Offers to undo an action in a form, as long as the form is open.
 * @returns a function that takes a message about the action, and a function that undoes it
 */
export function useUndo() {
  const offered = useRef<string[]>([]);
  useEffect(() => {
    const { current } = offered;
    return () => current.forEach(dismiss);
  }, []);
  return useCallback((done: string, undo: () => void) => {
    offered.current.push(offerUndo(done, undo));
  }, []);
}
