import { useEffect } from 'react';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { isFresh } from './freshPage.ts';

/**
 * The log-in, in a page that holds nothing of what staff see: whoever arrives from the staff area has
 * the page loaded anew, so that nothing is left of it in memory, in a toast or in a dialog.
 */
export function FreshLogin() {
  useEffect(() => {
    if (!isFresh()) window.location.reload();
  }, []);
  return isFresh() ? <LoginPage /> : <Loading />;
}
