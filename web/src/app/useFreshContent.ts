import { useEffect } from 'react';
import { whenIdle } from '../device/whenIdle.ts';
import { useReload } from './useReload.ts';

/**
 * Reads the content again once the page has come to life, because the answer may have lain in a
 * cache, and whenever the visitor comes back to the tab.
 */
export function useFreshContent() {
  const { reload } = useReload();
  useEffect(() => {
    const cancel = whenIdle(reload);
    const onReturn = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [reload]);
}
