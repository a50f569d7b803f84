import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

const whenIdle = (callback: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: 5_000 });
  return () => cancelIdleCallback(request);
};

/**
 * Reads the content again once the page has come to life, because the answer may have lain in a
 * cache, and whenever the visitor comes back to the tab.
 */
export function useFreshContent() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const cancel = whenIdle(revalidate);
    const onReturn = () => document.visibilityState === 'visible' && revalidate();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [revalidate]);
}
