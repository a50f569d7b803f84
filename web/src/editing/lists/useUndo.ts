import { useCallback, useEffect, useRef } from 'react';
import { dismiss, offerUndo } from '../../ui/toaster.tsx';

/**
 * Offers to undo what was done in a form, for as long as the form is there.
 * @returns a function that takes what was done, and what undoes it
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
